// Pictures of every page, every state of it and each board in play, in four sizes, light and dark, French and English, with
// one page to look at them: node shots.mjs ADDRESS FOLDER [PART OF A NAME]. What is pictured already is not pictured again.
import { takeAll, writeIndex } from './album.mjs';
import { withBrowser } from './browser.mjs';
import { furnish } from './hall.mjs';
import { scenesOf } from './scenes.mjs';

const [base = 'http://127.0.0.1:8000', folder = 'shots', wanted = ''] = process.argv.slice(2);
const begun = performance.now();
const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`;
let names = [];

// What has been pictured can be looked at, and the next run goes on from there.
process.on('SIGINT', () => {
  if (names.length > 0) writeIndex(folder, names);
  process.exit(130);
});

await withBrowser(base, async (person) => {
  const hall = await furnish(person);
  const all = scenesOf(hall);
  names = Object.keys(all);
  const scenes = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.split('|').some((part) => name.includes(part))));
  console.log(`${Object.keys(scenes).length} pages to picture; two people are in after ${seconds()}`);
  const { taken, flaws } = await takeAll(person, { base, folder, scenes, hall, names });
  for (const flaw of flaws) console.log(`✗ ${flaw}`);
  console.log(`${taken} pictures in ${seconds()}; all are in ${folder}/index.html; ${flaws.length} flaws`);
  if (flaws.length > 0) process.exitCode = 1;
});
