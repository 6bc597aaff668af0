// Writes src/wire.ts and src/api.ts from the schemas that `make web-types` dumps from the server.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = (path) => new URL(path, import.meta.url);
export const WIRE = here('./src/wire.ts');
export const API = here('./src/api.ts');

const banner = (what) => `// Generated from ${what} by \`make web-types\`. Do not edit.\n`;
const STYLE = { additionalProperties: false, ignoreMinAndMaxItems: true, style: { singleQuote: true, printWidth: 110 } };

const said = (schema) => typeof schema === 'object' && Object.keys(schema).length > 0;

/** The schema as the compiler wants it: no defaults, and objects of which nothing is said hold anything. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  if (node.type === 'object' && !node.properties && !said(node.additionalProperties)) return { ...node, additionalProperties: true };
  const kept = Object.entries(node).filter(([key]) => key !== 'default' && key !== 'discriminator');
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
}

/** The TypeScript of the messages both ways. */
export async function typesOf({ client, server, $defs }) {
  const root = {
    title: 'Protocol',
    description: 'What goes over a socket, one way and the other.',
    type: 'object',
    properties: {
      client: { $ref: '#/$defs/FromClient' },
      server: { $ref: '#/$defs/FromServer' },
    },
    required: ['client', 'server'],
    additionalProperties: false,
    $defs: {
      ...$defs,
      FromClient: { ...client, title: 'FromClient', description: 'What a client says.' },
      FromServer: { ...server, title: 'FromServer', description: 'What the server says.' },
    },
  };
  return compile(plain(root), 'Protocol', { ...STYLE, bannerComment: banner('the messages of the server') });
}

/** What is asked and answered in JSON by one operation. */
function operationOf({ parameters = [], requestBody, responses }) {
  const json = (part) => part?.content?.['application/json']?.schema;
  const query = parameters.filter((each) => each.in === 'query');
  const asked = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const parts = {
    ...(query.length > 0 ? { query: asked } : {}),
    ...(requestBody ? { body: json(requestBody) } : {}),
    answer: json(answer) ?? { type: 'null' },
  };
  return { type: 'object', properties: parts, required: Object.keys(parts), additionalProperties: false };
}

/** The TypeScript of the API: every operation by its method and path, and the types they speak of. */
export async function apiTypesOf({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path.replace('/api', '')}`,
      operationOf(operation),
    ]),
  );
  const root = {
    title: 'Operations',
    description: 'What can be asked over HTTP, by method and path.',
    type: 'object',
    properties: Object.fromEntries(operations),
    required: operations.map(([name]) => name),
    additionalProperties: false,
    components,
  };
  return compile(plain(root), 'Operations', { ...STYLE, bannerComment: banner('the HTTP API of the server (/api/openapi.json)') });
}

const read = async (path) => JSON.parse(await readFile(here(path), 'utf8'));

export const generatedWire = async () => typesOf(await read('./wire.json'));
export const generatedApi = async () => apiTypesOf(await read('./openapi.json'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(WIRE, await generatedWire());
  await writeFile(API, await generatedApi());
}
