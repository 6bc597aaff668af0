/** Tests speak every language of the catalogues, as they were last written by `make words`. */
import { readdirSync, readFileSync } from 'node:fs';
import { learn, type Catalogue } from '../src/index.ts';

const FOLDER = new URL('../catalogues/', import.meta.url);
for (const file of readdirSync(FOLDER)) {
  learn(file.replace(/\.json$/, ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Catalogue);
}
