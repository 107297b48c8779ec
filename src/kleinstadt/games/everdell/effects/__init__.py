"""What the deeds of cards, events and locations do, a module for each family of verbs."""
