/** The pages there are, by their addresses. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly game: string }
  | { readonly page: 'join'; readonly table: string };

const PATHS = /^\/(table|join)\/([0-9a-f-]{36})\/?$/;

export function routeOf(path: string): Route {
  const [, page, id = ''] = PATHS.exec(path) ?? [];
  if (page === 'table') return { page, game: id };
  return page === 'join' ? { page, table: id } : { page: 'lobby' };
}

export const tablePath = (game: string): string => `/table/${game}`;
export const joinPath = (table: string): string => `/join/${table}`;
