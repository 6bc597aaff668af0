/** What the server's HTTP API asks for and tells, by the names pages use; the types are the server's own. */
import type { Changed } from '@academie/protocol/wire';
import type { Clock as ClockAsked, RuleSetTold, TableTold, TermsTold } from '@academie/protocol/api';

export type {
  LibraryTold,
  NodeTold,
  Sparrer,
  PlayTold,
  StudiesPage,
  StudyEntry,
  StudyTold,
} from '@academie/protocol/api';

export type {
  AgreementTold,
  Credentials,
  DiagramTold,
  EngineTold,
  ExplanationTold,
  GameEntry,
  GamePoints,
  GameTold,
  LessonEntry,
  LiveGame,
  LessonTold,
  LineTold,
  Me,
  OptionTold,
  Pace,
  PlaceTold,
  PracticeTold,
  Profile,
  ProofTold,
  PuzzleTold,
  PuzzleVerdict,
  RulesEntry,
  RulesTold,
  SeekTold,
  StepTold,
  TableAsked,
  TermsAsked,
  ThrowTold,
  ThrowVerdict,
  VerdictTold,
  Waiting,
} from '@academie/protocol/api';

export type Topic = Changed['topic'];
export type Clock = Required<ClockAsked>;
export type OpenTable = TableTold;
export type OptionValue = string | number | boolean;
export type RuleSet = RuleSetTold;
export type Terms = TermsTold;
