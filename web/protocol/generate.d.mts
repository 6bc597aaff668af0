export const MESSAGES: URL;
export function typesOf(schema: unknown): Promise<string>;
export function generated(): Promise<string>;
