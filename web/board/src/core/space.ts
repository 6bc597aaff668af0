/** The room a board has, in CSS pixels, and whether the window is higher than wide. */
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
}

export const spaceOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Space => ({
  width,
  height,
  portrait: innerHeight > innerWidth,
});
