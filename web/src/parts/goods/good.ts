/** Something one has some of, needs or counts: goods, cards in hand, workers, population. */
export interface Good {
  id: string;
  /** What it is called, for who cannot see the drawing or wants to know. */
  name: string;
  count: number;
  /** How many there would be after the move I look at. */
  next?: number | null;
  /** A symbol of the page (`tiny_towns-r-wood`); without one the name is written out, or its short form. */
  icon?: string;
  short?: string;
  /** A sentence about it. */
  explain?: string;
  rule?: string;
  /** Worth a place where there is little room. */
  brief?: boolean;
}
