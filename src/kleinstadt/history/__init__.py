"""What people keep of their games: records, files, statistics. Nothing here knows where they are kept."""
