/** The same in both languages. */
export interface Text {
  readonly fr: string;
  readonly en: string;
}

export type Language = keyof Text;

export const text = (fr: string, en: string): Text => ({ fr, en });
