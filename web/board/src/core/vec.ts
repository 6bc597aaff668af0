/** A place on the drawing, or the way from one place to another. */
export interface Vec {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Vec {
  readonly width: number;
  readonly height: number;
}

export const vec = (x: number, y: number): Vec => ({ x, y });

export const plus = (spot: Vec, x: number, y: number): Vec => ({ x: spot.x + x, y: spot.y + y });

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const distance = (one: Vec, two: Vec): number => Math.hypot(one.x - two.x, one.y - two.y);

export function within(area: Box, spot: Vec): boolean {
  const [right, down] = [spot.x - area.x, spot.y - area.y];
  return right >= 0 && down >= 0 && right <= area.width && down <= area.height;
}

/** The direction from one spot to another, of length one. */
export function towards(start: Vec, end: Vec): Vec {
  const length = distance(start, end);
  return { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
}
