/** The town sheet in units of the reference drawing: 580 wide, lanes an eighth of a field. */
export const TOWN = 580;
export const MARGIN = 34;
export const FIELD = 117;
export const GAP = (TOWN - 2 * MARGIN - 4 * FIELD) / 3;
