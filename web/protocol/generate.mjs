// Writes src/messages.ts from schema.json, which `make web-types` dumps from the server.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const SCHEMA = new URL('./schema.json', import.meta.url);
export const MESSAGES = new URL('./src/messages.ts', import.meta.url);

const BANNER =
  '// Generated from the messages of the server (academie.server.protocol) by `make web-types`. Do not edit.\n';

/** The schema as the compiler wants it: no defaults, and objects of which nothing is said hold anything. */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== 'object') return node;
  if (node.type === 'object' && !node.properties) return { ...node, additionalProperties: true };
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
  return compile(plain(root), 'Protocol', {
    bannerComment: BANNER,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 110 },
  });
}

export async function generated() {
  return typesOf(JSON.parse(await readFile(SCHEMA, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(MESSAGES, await generated());
