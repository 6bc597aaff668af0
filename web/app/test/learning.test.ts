import { describe, expect, it } from 'vitest';
import { message } from '@academie/words';
import type { Choice, Compared } from '../src/game/analysis.ts';
import { answered, begun, choiceOf, isLearning, isOpen, isOver, next, NOT_LEARNING, shown } from '../src/game/learning.ts';

const lost = (much: number): Choice['lost'] => message('engine-less', { much: message('engine-stakes', { much }) });
const act = (text: string, value: number): Compared => ({ act: text, value, error: null, score: '', line: [], lost: lost(0.3 - value), alone: [], held: [], mine: null, theirs: null, throws: [] });
const fault = (number: number): Choice => ({ number, seat: 0, grade: 'error', loss: 0.1, lost: lost(0.1), white: 0, played: act('bad', -0.1), best: [act('best', 0)] });
const moves = { acts: [act('best', 0.3), act('near', 0.29), act('bad', 0.2)], article: null };

describe('learning from mistakes', () => {
  const asked = begun([fault(1), fault(2)]);

  it('takes for right whatever is within a hundredth of the best', () => {
    const wrong = answered(asked, 'bad', moves);
    expect(wrong.answer).toEqual({ is: 'wrong', act: 'bad', lost: moves.acts[2]?.lost });
    const right = answered(wrong, 'near', moves);
    expect([right.answer.is, right.found]).toEqual(['right', 1]);
    expect(answered(right, 'best', moves)).toBe(right);
  });

  it('goes through all of them; what is shown or skipped is not found', () => {
    const seen = shown(asked);
    expect([isOpen(seen), choiceOf(seen)?.number]).toEqual([false, 1]);
    const second = next(seen);
    expect([isOpen(second), choiceOf(second)?.number]).toEqual([true, 2]);
    const done = next(second);
    expect([isOver(done), isOpen(done), done.found]).toEqual([true, false, 0]);
    expect([isLearning(NOT_LEARNING), isOver(NOT_LEARNING)]).toEqual([false, false]);
  });
});
