/** What the server's HTTP API asks for and tells, by the names pages use; the types are the server's own. */
import type { Changed, Chatted } from '@academie/protocol/wire';
import type { Clock as ClockAsked, RuleSetTold, TableTold, TermsTold } from '@academie/protocol/api';

export type {
  LibraryTold,
  LawPoint,
  ParaphraseTold,
  PartTold,
  PassageEntry,
  PassageTold,
  PassagesTold,
  Resting,
  NodeTold,
  Sparrer,
  PlayTold,
  StudiesPage,
  StudyEntry,
  StudyTold,
} from '@academie/protocol/api';

export type {
  ActionEntry,
  AppealEntry,
  CaseEntry,
  CaseSeen,
  CompanyTold,
  DecisionTold,
  MessageTold,
  MyReportTold,
  PeopleTold,
  PersonTold,
  PrivacySet,
  ReportAsked,
  ReportTold,
  ThreadEntry,
  ThreadSeen,
  TowardsTold,
} from '@academie/protocol/api';

export type {
  AgreementTold,
  AppTold,
  By,
  ConductTold,
  ConsentTold,
  CountTold,
  Credentials,
  DeviceTold,
  DiagramTold,
  EngineTold,
  Enrolment,
  Export,
  ExplanationTold,
  FactorsTold,
  GameEntry,
  GamePoints,
  GameTold,
  HistoryTold,
  LadderTold,
  OpeningChoice,
  OpeningPlay,
  OpeningsTold,
  Job,
  LessonEntry,
  LiveGame,
  LessonTold,
  Likes,
  LikesTold,
  LineTold,
  Me,
  NoticeTold,
  MeasuredGames,
  OptionTold,
  Pace,
  Passkey,
  PlaceTold,
  PracticeTold,
  Profile,
  ProofTold,
  PuzzleTold,
  PuzzleVerdict,
  QualityPartTold,
  QualityTold,
  RecordsTold,
  RulesEntry,
  RulesTold,
  Scope,
  SeekTold,
  Session,
  StepTold,
  TokenTold,
  TableAsked,
  TermsAsked,
  ThrowTold,
  ThrowVerdict,
  VerdictTold,
  Waiting,
} from '@academie/protocol/api';

export type Topic = Changed['topic'];
/** Where one speaks at a table. */
export type ChatRoom = NonNullable<Chatted['room']>;
export type Clock = Required<ClockAsked>;
export type OpenTable = TableTold;
export type OptionValue = string | number | boolean;
export type RuleSet = RuleSetTold;
export type Terms = TermsTold;
