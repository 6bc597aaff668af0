/** What is looked for in the library, as it stands in an address and as the server is asked for it. */
export interface Wanted {
  readonly game: string;
  readonly source: string;
  readonly chapter: string;
  readonly theme: string;
  readonly kind: string;
  readonly least: string;
  readonly most: string;
  readonly said: string;
  readonly page: string;
}

const FIELDS = ['game', 'source', 'chapter', 'theme', 'kind', 'least', 'most', 'said', 'page'] as const;

export const NOTHING_WANTED: Wanted = { game: '', source: '', chapter: '', theme: '', kind: '', least: '', most: '', said: '', page: '' };

export function wantedOf(query: string): Wanted {
  const said = new URLSearchParams(query);
  return FIELDS.reduce<Wanted>((wanted, field) => ({ ...wanted, [field]: said.get(field) ?? '' }), NOTHING_WANTED);
}

/** The search as a query; fields that say nothing are left out, and so is the first page. */
export const wantedQuery = (wanted: Wanted): string =>
  new URLSearchParams(
    FIELDS.map((field) => [field, wanted[field].trim()] as const)
      .filter(([field, value]) => value !== '' && !(field === 'page' && value === '1'))
      .map(([field, value]) => [field, value]),
  ).toString();

/** Whether something is looked for at all. */
export const wanting = (wanted: Wanted): boolean => wantedQuery(wanted) !== '';

/** The search with a field changed: what no longer fits it is forgotten, and one begins with the first page. */
export function changed(wanted: Wanted, field: keyof Wanted, value: string): Wanted {
  const loose: Partial<Wanted> = field === 'game' ? { theme: '', kind: '', source: '', chapter: '' } : field === 'source' ? { chapter: '' } : {};
  return { ...wanted, ...loose, page: '', [field]: value };
}

const counted = (value: string): number | null => (/^\d{1,2}$/.test(value.trim()) ? Number(value) : null);

/** The search for the server, which is asked for numbers as numbers. */
export const askedStudies = ({ least, most, page, ...rest }: Wanted) => ({
  ...rest,
  least: counted(least),
  most: counted(most),
  page: Math.max(1, counted(page) ?? 1),
});
