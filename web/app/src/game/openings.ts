/** The first plays of strong games, as the server counts them. */
import type { OpeningChoice, OpeningsTold } from '../net/types.ts';

/** A choice by what came before it, and one of its plays. */
export interface Chosen {
  readonly line: readonly string[];
  readonly play: string;
}

const THROW = /^\d(-\d)+$/;

/** Whether a choice is that of a first throw: what came before it is dice alone. */
export const isThrow = (line: readonly string[]): boolean => line.length === 1 && THROW.test(line[0] ?? '') && Number(line[0]?.split('-')[0]) <= 6;

const same = (one: readonly string[], two: readonly string[]): boolean => one.length === two.length && one.every((each, nth) => each === two[nth]);

export const choiceAt = ({ choices }: OpeningsTold, line: readonly string[]): OpeningChoice | undefined => choices.find((each) => same(each.line, line));

/** Whether the plays that answer a play were counted too. */
export const leadsOn = (told: OpeningsTold, line: readonly string[], play: string): boolean => choiceAt(told, [...line, play]) !== undefined;
