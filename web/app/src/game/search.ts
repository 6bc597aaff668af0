/** What is looked for in the archive, as it stands in an address and as the server is asked for it. */
export interface Search {
  readonly game: string;
  readonly ruleset: string;
  readonly player: string;
  /** Days, as a field for dates has them. */
  readonly since: string;
  readonly until: string;
}

export const FIELDS = ['game', 'ruleset', 'player', 'since', 'until'] as const;
const DAY_MS = 86_400_000;

export function searchOf(query: string): Search {
  const said = new URLSearchParams(query);
  const [game = '', ruleset = '', player = '', since = '', until = ''] = FIELDS.map((field) => said.get(field) ?? '');
  return { game, ruleset, player, since, until };
}

/** The search as a query; fields that say nothing are left out. */
export const queryOf = (search: Search): string =>
  new URLSearchParams(FIELDS.filter((field) => search[field] !== '').map((field) => [field, search[field].trim()])).toString();

/** The search without a field; rules are of a game. */
export const without = (search: Search, field: keyof Search): Search => ({ ...search, ...(field === 'game' && { ruleset: '' }), [field]: '' });

/** The search for the server: games that ended from the first moment of one day to the last of another. */
export function asked(search: Search): Record<(typeof FIELDS)[number], string> {
  const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();
  return {
    ...search,
    player: search.player.trim(),
    since: search.since === '' ? '' : new Date(Date.parse(search.since)).toISOString(),
    until: search.until === '' ? '' : dayAfter(search.until),
  };
}
