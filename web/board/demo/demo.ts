import '../src/board.css';
import { createActList, createChessBoard, createDamierBoard, createDominoBoard, createTablesBoard, spoken } from '../src/index.ts';
import type { Language } from '../src/index.ts';
import { learn } from '@academie/words';
import en from '@academie/words/catalogues/en.json';
import fr from '@academie/words/catalogues/fr.json';
import { SCENES } from './scenes.ts';

learn('fr', fr);
learn('en', en);

function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${id}`);
  return found;
}

const asked = new URLSearchParams(location.search);
const host = byId('board', HTMLDivElement);
const shown = byId('act', HTMLOutputElement);
const choices = ['scene', 'side', 'language', 'theme', 'board-theme'].map((id) => byId(id, HTMLSelectElement));

byId('scene', HTMLSelectElement).append(...Object.keys(SCENES).map((name) => new Option(name)));
for (const select of choices) {
  select.value = asked.get(select.id) ?? select.value;
  select.addEventListener('change', () => {
    for (const each of choices) asked.set(each.id, each.value);
    location.search = asked.toString();
  });
}

const [name = '', side = '', language = '', theme = '', boardTheme = ''] = choices.map((select) => select.value);
document.documentElement.dataset['theme'] = theme;
if (boardTheme !== '') document.documentElement.dataset['board'] = boardTheme;

function onAct(act: string): void {
  shown.value = act;
}

const scene = SCENES[name];
const options = {
  orientation: side === 'black' ? 'black' : 'white',
  language: (language === 'en' ? 'en' : 'fr') satisfies Language,
  onAct,
} as const;
const list = createActList(byId('acts', HTMLDivElement), { language: options.language, onAct });
host.classList.toggle('wide', scene?.game !== 'damier' && scene?.game !== 'chess');
if (scene?.game === 'damier') {
  createDamierBoard(host, { ...options, side: scene.side ?? 10 }).set(scene.state);
} else if (scene?.game === 'chess') {
  createChessBoard(host, options).set(scene.state);
} else if (scene?.game === 'dominoes') {
  createDominoBoard(host, { ...options, seat: scene.seat }).set(scene.state);
} else if (scene !== undefined) {
  const board = createTablesBoard(host, scene.game, { ...options, hands: scene.hands ?? false, jetons: scene.game === 'trictrac' });
  board.set(scene.state);
  Object.assign(globalThis, { board, scene });
}
list.set(spoken(scene?.state.choices ?? {}));
