/** Showing once more who one is, where a change needs that: `Prove.svelte` asks, in a dialog. */
import { provedBy } from './account.ts';

const state = $state<{ asked: boolean }>({ asked: false });
let answer: (proved: boolean) => void = () => undefined;

/** Whether somebody is being asked. */
export const proofAsked = (): boolean => state.asked;

/** What the dialog found out. */
export function answerProof(proved: boolean): void {
  state.asked = false;
  answer(proved);
}

/** Does something that may need a recent proof; asks for it first if so. Throws `Unproved` if none is given. */
export const proved = provedBy(() => new Promise<boolean>((resolve) => {
  [state.asked, answer] = [true, resolve];
}));
