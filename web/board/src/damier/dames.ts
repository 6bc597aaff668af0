/** What stands on a damier. */
export const MAN = 'man';
/** A man by family, so that he who is crowned is still himself. */
export const KING = 'man:king';
