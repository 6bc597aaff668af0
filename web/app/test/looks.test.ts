/** Every look a page uses is defined somewhere: a variable that is not leaves a thing without colour or size, and nothing says so. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variables } from '../../board/theme.ts';

const WEB = join(import.meta.dirname, '..', '..');
const files = ['app/src', 'board/src'].flatMap((folder) => readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))).filter((file) => /\.(css|svelte|ts)$/.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(WEB, file), 'utf8')]));

/** Names a file defines: as a declaration, by a directive of Svelte, or from a script. */
const DEFINED = [/(?<![\w-])(--[\w-]+)\s*:/g, /style:(--[\w-]+)/g, /['"`](--[\w-]+)['"`]/g];
/** Names a file uses without a value to fall back on. */
const USED = /var\((--[\w-]+)\)/g;
/** Those of the boards are written into their style when it is built. */
const defined = new Set([...texts.values(), variables()].flatMap((text) => DEFINED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name))));

describe('variables of the looks', () => {
  test.each([...texts].filter(([, text]) => text.includes('var(--')).map(([file]) => file))('%s uses only what is defined', (file) => {
    const used = [...(texts.get(file) ?? '').matchAll(USED)].map(([, name = '']) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  test('one that is not defined would be found', () => {
    expect([...'a { color: var(--no-such-colour) }'.matchAll(USED)].map(([, name]) => name).filter((name) => !defined.has(name))).toEqual(['--no-such-colour']);
  });
});
