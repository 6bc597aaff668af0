/** What the server's HTTP API asks for and tells, as far as pages use it (see /api/openapi.json). */
import type { Text } from '../words/text.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
}

export type Pace = 'none' | 'sudden' | 'increment' | 'days';

export interface Clock {
  readonly pace: Pace;
  readonly base_ms: number;
  readonly step_ms: number;
}

export type OptionValue = string | number | boolean;

export interface Terms {
  readonly game: string;
  readonly ruleset: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: Clock;
  readonly rated: boolean;
}

export interface TableAsked extends Terms {
  readonly seat?: number;
  readonly private?: boolean;
  readonly opponent?: { readonly name: string } | { readonly engine: string };
}

export interface OpenTable {
  readonly id: string;
  readonly owner: string;
  readonly audience: string;
  readonly invited: string | null;
  readonly terms: Terms;
  readonly seats: readonly (string | null)[];
  readonly rematch_of: string | null;
  readonly game: string | null;
}

export interface Switch {
  readonly name: string;
  readonly value: OptionValue;
}

export interface RuleSet {
  readonly id: string;
  readonly title: Text;
  readonly switches: readonly Switch[];
  readonly marking: readonly string[];
}

export interface GameEntry {
  readonly key: string;
  readonly title: Text;
  readonly rulesets: readonly RuleSet[];
  readonly engines: readonly string[];
}
