/** Ratings in words. */

/** `1587`, or `1587?` while it is provisional. */
export const ratingTold = ({ rating, provisional }: { readonly rating: number; readonly provisional: boolean }): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;
