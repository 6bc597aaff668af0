export const WIRE: URL;
export const API: URL;
export function typesOf(schema: unknown): Promise<string>;
export function apiTypesOf(schema: unknown): Promise<string>;
export function generatedWire(): Promise<string>;
export function generatedApi(): Promise<string>;
