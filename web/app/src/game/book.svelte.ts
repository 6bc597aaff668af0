/** A study of the library gone through: the book's tree, what one tries off it, and an engine across the board. */
import { api } from '../net/api.ts';
import type { NodeTold, Sparrer, PlayTold, StudyTold } from '../net/types.ts';
import { treeOf } from './study.ts';
import { Walk } from './walk.svelte.ts';

export class Book extends Walk<PlayTold> {
  content = $state.raw<StudyTold | null>(null);
  /** Which board of the study is looked at. */
  board = $state(0);
  against = $state.raw<Sparrer | null>(null);
  waiting = $state(false);
  /** What is known of acts that left the book, by place. */
  judged = $state.raw<Readonly<Record<number, string>>>({});
  /** The places the game is over at. */
  over = $state.raw<Readonly<Record<number, PlayTold['outcome']>>>({});

  readonly nodes = $derived<readonly NodeTold[]>(this.content?.trees[this.board]?.nodes ?? []);
  /** Whether it is the engine's turn, or dice are to be thrown for the game with it. */
  readonly awaited = $derived.by(() => {
    const { against, here, next } = this;
    return against !== null && here !== null && (next.choices.acts ?? []).length > 0 && here.place.actor !== against.seat;
  });

  async load(id: string): Promise<void> {
    this.content = await api.study(id);
    await this.show(0);
  }

  /** Looks at a board of the study, as the book sets it up. */
  async show(board: number): Promise<void> {
    [this.board, this.against, this.judged, this.over] = [board, null, {}, {}];
    await this.begin(treeOf(this.nodes));
  }

  protected override answered(): boolean {
    return this.against !== null;
  }

  protected override noted(id: number, { judged, outcome }: PlayTold): void {
    if (judged !== null) this.judged = { ...this.judged, [id]: judged };
    if (outcome !== null && this.study !== null) this.over = { ...this.over, [this.study.at]: outcome };
  }

  protected override async ask(acts: readonly string[], played: boolean): Promise<PlayTold> {
    if (this.content === null) throw new Error('no study is being read');
    this.waiting = played;
    try {
      const against = played ? this.against : null;
      return await api.playStudy(this.content.entry.id, { acts: [...acts], board: this.board, since: acts.length, against });
    } finally {
      if (played) this.waiting = false;
    }
  }
}
