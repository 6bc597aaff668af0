/** A game with what else might have been played, as a tree that is only added to: no page, no rule of a game. */
import type { PlaceTold } from '../net/types.ts';

export interface Node {
  readonly id: number;
  readonly parent: number | null;
  readonly place: PlaceTold;
  /** What was played on from here, the game itself first. */
  readonly next: readonly number[];
  /** Whether it is of the game as it was played. */
  readonly main: boolean;
}

export interface Study {
  readonly nodes: readonly Node[];
  readonly at: number;
}

export const ROOT = 0;

/** The game alone, looked at from its beginning. */
export function studyOf(places: readonly PlaceTold[]): Study {
  const last = places.length - 1;
  const nodes = places.map((place, id) => ({
    id,
    parent: id === ROOT ? null : id - 1,
    place,
    next: id < last ? [id + 1] : [],
    main: true,
  }));
  return { nodes, at: ROOT };
}

/** A book's tree, looked at from its board: every place of it is of the book, whatever is tried is not. */
export function treeOf(places: readonly { readonly place: PlaceTold; readonly parent: number | null }[]): Study {
  const nodes = places.map(({ place, parent }, id) => ({
    id,
    parent,
    place,
    next: places.flatMap((each, child) => (each.parent === id ? [child] : [])),
    main: true,
  }));
  return { nodes, at: ROOT };
}

export function nodeAt({ nodes }: Study, id: number): Node {
  const found = nodes[id];
  if (found === undefined) throw new RangeError(`no place ${id} in this study`);
  return found;
}

export const current = (study: Study): Node => nodeAt(study, study.at);

/** The places from the beginning to one of them. */
export function pathTo(study: Study, id: number): readonly Node[] {
  const path: Node[] = [];
  for (let at: number | null = id; at !== null; at = nodeAt(study, at).parent) path.unshift(nodeAt(study, at));
  return path;
}

/** The acts that lead to a place. */
export const actsTo = (study: Study, id: number): readonly string[] =>
  pathTo(study, id).flatMap(({ place }) => (place.act === null ? [] : [place.act]));

export const goTo = (study: Study, id: number): Study => ({ ...study, at: nodeAt(study, id).id });
export const back = (study: Study): Study => goTo(study, current(study).parent ?? ROOT);
export const forward = (study: Study): Study => goTo(study, current(study).next[0] ?? study.at);

/** The last place of a line from where one is. */
export function end(study: Study): Study {
  let at = current(study);
  while (at.next[0] !== undefined) at = nodeAt(study, at.next[0]);
  return goTo(study, at.id);
}

/** Where an act leads from here, if it has been played here before. */
export const known = (study: Study, act: string): number | undefined =>
  current(study).next.find((id) => nodeAt(study, id).place.act === act);

/** The study with an act played from where one is, and oneself behind it. */
export function played(study: Study, place: PlaceTold): Study {
  const before = place.act === null ? undefined : known(study, place.act);
  if (before !== undefined) return goTo(study, before);
  const node: Node = { id: study.nodes.length, parent: study.at, place, next: [], main: false };
  const nodes = study.nodes.map((each) => (each.id === study.at ? { ...each, next: [...each.next, node.id] } : each));
  return { nodes: [...nodes, node], at: node.id };
}

/** The place of the game from which the variation at `id` departs. */
export const departure = (study: Study, id: number): Node => pathTo(study, id).findLast(({ main }) => main) ?? nodeAt(study, ROOT);

/** The study without the variation one is in, and oneself where it departed. Its places keep their numbers. */
export function dropped(study: Study): Study {
  const from = departure(study, study.at);
  const gone = pathTo(study, study.at).find(({ main }) => !main)?.id;
  const nodes = study.nodes.map((each) => (each.id === from.id ? { ...each, next: each.next.filter((id) => id !== gone) } : each));
  return { nodes, at: from.id };
}

/** A line of the list of plays: places in order; `depth` 0 is the game. */
export interface Run {
  readonly depth: number;
  readonly nodes: readonly Node[];
}

/** What was played instead of a play of the line it is in. */
function instead(study: Study, { id, parent }: Node): readonly number[] {
  const [first, ...others] = parent === null ? [] : nodeAt(study, parent).next;
  return first === id ? others : [];
}

/** The tree as runs to be read one after another: each variation follows the play it is instead of. */
export function runs(study: Study, id = ROOT, depth = 0): readonly Run[] {
  const done: Run[] = [];
  let nodes: Node[] = [];
  const close = (): void => {
    if (nodes.length > 0) done.push({ depth, nodes });
    nodes = [];
  };
  for (let at: Node | undefined = nodeAt(study, id); at !== undefined; at = study.nodes[at.next[0] ?? -1]) {
    if (at.place.act !== null) nodes.push(at);
    const others = instead(study, at);
    if (others.length > 0) close();
    done.push(...others.flatMap((each) => runs(study, each, depth + 1)));
  }
  close();
  return done;
}

/** Where one is, as it stands in an address: after how many acts of the game, and the line from there. */
export function queryOf(number: number, line: readonly Node[]): string {
  const at = number > 0 || line.length > 0 ? [['at', String(number)]] : [];
  return new URLSearchParams([...at, ...line.map(({ place }) => ['line', place.act ?? ''])]).toString();
}
