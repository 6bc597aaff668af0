// Generated from the HTTP API of the server (/api/openapi.json) by `make web-types`. Do not edit.

/**
 * Where a job stands.
 */
export type Status = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
/**
 * What a token may do. Programs with a token never do more than its owner may.
 */
export type Scope =
  'play' | 'challenge:read' | 'challenge:write' | 'study:read' | 'study:write' | 'follow' | 'message';
/**
 * By which channel a person is told.
 */
export type By = 'page' | 'push' | 'mail';
/**
 * How often mail comes that can wait.
 */
export type MailPace = 'once' | 'daily' | 'weekly';
/**
 * Whom one lets do something.
 */
export type Whom = 'everyone' | 'followed' | 'nobody';
/**
 * How time is counted.
 */
export type Pace = 'none' | 'sudden' | 'increment' | 'days';
/**
 * What somebody did to their opponent.
 */
export type Fault = 'aborted' | 'left' | 'stalled';
/**
 * Who may sit down at an open table.
 */
export type Audience = 'open' | 'link' | 'invited';
/**
 * What a value of an option is.
 */
export type Sort = 'choice' | 'number' | 'flag' | 'text';
/**
 * The look of the board.
 */
export type Theme =
  | 'print'
  | 'regence'
  | 'regence-dark'
  | 'ebene'
  | 'ebene-dark'
  | 'encre'
  | 'encre-dark'
  | 'contraste'
  | 'contraste-dark';
/**
 * What is reported.
 */
export type Kind = 'player' | 'message' | 'chat' | 'game';
/**
 * Why something is reported.
 */
export type Reason =
  'threats' | 'hate' | 'cheating' | 'harassment' | 'arranged' | 'spam' | 'name' | 'stalling' | 'other';
/**
 * What somebody is trusted with.
 */
export type Role = 'moderator' | 'director' | 'admin';
/**
 * What is decided about an account, or about a game of it.
 */
export type Sanction = 'warn' | 'mute' | 'suspend' | 'close' | 'annul';
/**
 * What a moderator may do with a case.
 */
export type What = 'warn' | 'mute' | 'suspend' | 'close' | 'keep' | 'annul' | 'dismiss';

/**
 * What can be asked over HTTP, by method and path.
 */
export interface Operations {
  'GET /jobs': {
    answer: Job[];
  };
  'POST /jobs': {
    body: JobAsked;
    answer: Job;
  };
  'GET /jobs/{job_id}': {
    answer: Job;
  };
  'DELETE /jobs/{job_id}': {
    answer: null;
  };
  'GET /keys': {
    answer: KeysTold;
  };
  'POST /accounts': {
    body: Credentials;
    answer: Me;
  };
  'POST /accounts/passkey/options': {
    body: NewPasskeyAsked;
    answer: {
      [k: string]: unknown;
    };
  };
  'POST /accounts/passkey': {
    body: NewPasskey;
    answer: Registered;
  };
  'POST /guests': {
    answer: Me;
  };
  'GET /me': {
    answer: Me;
  };
  'PUT /me/name': {
    body: NameAsked;
    answer: Me;
  };
  'GET /sessions': {
    answer: Session[];
  };
  'POST /sessions': {
    body: SignIn;
    answer: Me;
  };
  'POST /sessions/second-step': {
    body: SecondStep;
    answer: Me;
  };
  'POST /sessions/passkey/options': {
    answer: {
      [k: string]: unknown;
    };
  };
  'POST /sessions/passkey': {
    body: PasskeyUsed;
    answer: Me;
  };
  'DELETE /sessions/current': {
    answer: null;
  };
  'DELETE /sessions/{session_id}': {
    answer: null;
  };
  'DELETE /sessions/others': {
    answer: null;
  };
  'GET /me/keys': {
    answer: DeviceKey[];
  };
  'POST /me/keys': {
    body: DeviceGiven;
    answer: null;
  };
  'DELETE /me/keys/{key}': {
    answer: null;
  };
  'GET /factors': {
    answer: FactorsTold;
  };
  'POST /reauthenticate/options': {
    answer: {
      [k: string]: unknown;
    };
  };
  'POST /reauthenticate': {
    body: Proof;
    answer: null;
  };
  'PUT /password': {
    body: PasswordChange;
    answer: null;
  };
  'DELETE /password': {
    answer: null;
  };
  'POST /passkeys/options': {
    answer: {
      [k: string]: unknown;
    };
  };
  'POST /passkeys': {
    body: PasskeyMade;
    answer: PasskeyAdded;
  };
  'DELETE /passkeys/{passkey_id}': {
    query: {
      end_others?: boolean;
    };
    answer: null;
  };
  'PATCH /passkeys/{passkey_id}': {
    body: PasskeyName;
    answer: Passkey;
  };
  'PUT /totp': {
    body: TotpConfirmed;
    answer: Codes;
  };
  'POST /totp': {
    answer: Enrolment;
  };
  'DELETE /totp': {
    query: {
      end_others?: boolean;
    };
    answer: null;
  };
  'POST /recovery-codes': {
    answer: Codes;
  };
  'PUT /email': {
    body: EmailAsked;
    answer: null;
  };
  'DELETE /email': {
    answer: null;
  };
  'POST /email/confirm': {
    body: Link;
    answer: null;
  };
  'POST /me/erasure': {
    body: ErasureAsked;
    answer: Erasure;
  };
  'GET /exports': {
    answer: Export[];
  };
  'POST /exports': {
    answer: Job;
  };
  'GET /exports/{export_id}': {
    answer: null;
  };
  'POST /recovery': {
    body: RecoveryAsked;
    answer: null;
  };
  'POST /recovery/finish': {
    body: NewPassword;
    answer: null;
  };
  'GET /tokens': {
    answer: TokenTold[];
  };
  'POST /tokens': {
    body: TokenAsked;
    answer: NewToken;
  };
  'DELETE /tokens/{token_id}': {
    answer: null;
  };
  'GET /apps': {
    answer: AppTold[];
  };
  'DELETE /apps': {
    query: {
      client: string;
      redirect: string;
    };
    answer: null;
  };
  'POST /oauth/consent': {
    body: ConsentAsked;
    answer: ConsentTold;
  };
  'POST /oauth/decision': {
    body: Decision;
    answer: Answered;
  };
  'GET /me/notices': {
    query: {
      before?: number | null;
    };
    answer: NoticesTold;
  };
  'POST /me/notices/read': {
    body: ReadNotices;
    answer: null;
  };
  'GET /me/notifications': {
    answer: LikesTold;
  };
  'PUT /me/notifications': {
    body: Likes;
    answer: LikesTold;
  };
  'GET /push/key': {
    answer: PushKey;
  };
  'GET /me/devices': {
    answer: DeviceTold[];
  };
  'POST /me/devices': {
    body: DeviceAsked;
    answer: DeviceTold;
  };
  'DELETE /me/devices/{device_id}': {
    answer: null;
  };
  'GET /players/{name}/towards': {
    answer: TowardsTold;
  };
  'PUT /follows/{name}': {
    answer: TowardsTold;
  };
  'DELETE /follows/{name}': {
    answer: TowardsTold;
  };
  'PUT /blocks/{name}': {
    answer: TowardsTold;
  };
  'DELETE /blocks/{name}': {
    answer: TowardsTold;
  };
  'PUT /mutes/{name}': {
    answer: TowardsTold;
  };
  'DELETE /mutes/{name}': {
    answer: TowardsTold;
  };
  'GET /me/people': {
    answer: PeopleTold;
  };
  'GET /me/privacy': {
    answer: PrivacySet;
  };
  'PUT /me/privacy': {
    body: PrivacySet;
    answer: PrivacySet;
  };
  'GET /messages': {
    answer: ThreadEntry[];
  };
  'GET /messages/{name}': {
    query: {
      before?: number | null;
    };
    answer: ThreadSeen;
  };
  'POST /messages/{name}': {
    body: MessageAsked;
    answer: MessageTold;
  };
  'DELETE /messages/{name}': {
    answer: null;
  };
  'POST /messages/{name}/read': {
    body: ReadMessages;
    answer: null;
  };
  'GET /archive': {
    query: {
      game?: string | null;
      ruleset?: string | null;
      player?: string | null;
      since?: string | null;
      until?: string | null;
      after?: string | null;
      size?: number;
    };
    answer: Page;
  };
  'GET /me/games': {
    answer: GameTold[];
  };
  'GET /me/games/finished': {
    query: {
      after?: string | null;
      size?: number;
    };
    answer: Page;
  };
  'GET /games/{game_id}/record': {
    answer: RecordTold;
  };
  'GET /games/{game_id}/record.txt': {
    answer: null;
  };
  'GET /games/{game_id}/record.pdn': {
    answer: null;
  };
  'GET /games/{game_id}/record.pgn': {
    answer: null;
  };
  'GET /games/{game_id}/dice-proof': {
    answer: ProofTold | BoundProofTold;
  };
  'GET /live': {
    query: {
      size?: number;
    };
    answer: LiveGame[];
  };
  'GET /games/{game_id}': {
    answer: GameSeen;
  };
  'GET /games/{game_id}/where': {
    answer: GameWhere;
  };
  'GET /games/{game_id}/log': {
    query: {
      since?: number;
    };
    answer: Logged[];
  };
  'GET /games/{game_id}/drawing.svg': {
    query: {
      /**
       * The language of what is written on it.
       */
      language?: {
        [k: string]: unknown;
      };
      /**
       * Whether it is seen from Black's side.
       */
      flip?: boolean;
    };
    answer: null;
  };
  'GET /games/{game_id}/thumbnail.svg': {
    answer: null;
  };
  'GET /games/{game_id}/chat': {
    answer: Chatted[];
  };
  'GET /bot/games/{game_id}/stream': {
    query: {
      since?: number;
    };
    answer: null;
  };
  'POST /bot/games/{game_id}/act': {
    body: ActAsked;
    answer: Accepted;
  };
  'POST /bot/games/{game_id}/say': {
    body: WordAsked;
    answer: Accepted;
  };
  'POST /bot/games/{game_id}/chat': {
    body: ChatAsked;
    answer: null;
  };
  'GET /games/{game_id}/places': {
    query: {
      since?: number;
    };
    answer: PlaceTold[];
  };
  'POST /lines': {
    body: LineAsked;
    answer: LineTold;
  };
  'POST /lines/review': {
    body: ReviewAsked;
    answer: ReviewTold;
  };
  'POST /lines/compared': {
    body: ComparedAsked;
    answer: ComparedTold;
  };
  'GET /players/{name}': {
    answer: Profile;
  };
  'GET /games/{game_id}/ratings': {
    answer: (RatingChangeTold | null)[];
  };
  'GET /players/{name}/ratings/{game}': {
    answer: HistoryTold;
  };
  'GET /players/{name}/records': {
    query: {
      game?: string | null;
      /**
       * Whom the games were against.
       */
      against?: 'people' | 'machines';
    };
    answer: RecordsTold;
  };
  'GET /ladder/{game}': {
    answer: LadderTold;
  };
  'GET /me/conduct': {
    answer: ConductTold;
  };
  'GET /players/{name}/play': {
    answer: MeasuredGames[];
  };
  'GET /players/{name}/play/{game}': {
    answer: QualityTold;
  };
  'POST /games/{game_id}/rematch': {
    body: SittingDown | null;
    answer: TableTold;
  };
  'GET /seeks': {
    answer: Waiting[];
  };
  'POST /seeks': {
    body: TermsAsked;
    answer: SeekTold;
  };
  'GET /tables': {
    query: {
      game?: string | null;
    };
    answer: TableTold[];
  };
  'POST /tables': {
    body: TableAsked;
    answer: TableTold;
  };
  'GET /tables/mine': {
    answer: TableTold[];
  };
  'GET /tables/{table_id}': {
    answer: TableTold;
  };
  'DELETE /tables/{table_id}': {
    answer: null;
  };
  'POST /tables/{table_id}/join': {
    body: SittingDown | null;
    answer: TableTold;
  };
  'GET /seeks/{seek_id}': {
    answer: SeekTold;
  };
  'DELETE /seeks/{seek_id}': {
    answer: null;
  };
  'GET /bot/stream': {
    answer: null;
  };
  'GET /games': {
    answer: GameEntry[];
  };
  'GET /catalogue/{key}/picture.svg': {
    query: {
      /**
       * The look of the board.
       */
      theme?: Theme;
    };
    answer: null;
  };
  'GET /lessons': {
    answer: LessonEntry[];
  };
  'GET /lessons/{lesson_id}': {
    answer: LessonTold;
  };
  'POST /lessons/{lesson_id}/steps/{number}': {
    body: AnswerGiven;
    answer: VerdictTold;
  };
  'GET /library': {
    answer: LibraryTold;
  };
  'GET /library/studies': {
    query: {
      game?: string | null;
      source?: string | null;
      chapter?: string | null;
      theme?: string | null;
      least?: number | null;
      most?: number | null;
      kind?: string | null;
      /**
       * Words in either language, all of them.
       */
      said?: string;
      /**
       * From 1.
       */
      page?: number;
      size?: number;
    };
    answer: StudiesPage;
  };
  'GET /library/{study_id}': {
    answer: StudyTold;
  };
  'GET /library/{study_id}/study.svg': {
    query: {
      /**
       * The language of what is written on it.
       */
      language?: {
        [k: string]: unknown;
      };
      /**
       * Whether it is seen from Black's side.
       */
      flip?: boolean;
    };
    answer: null;
  };
  'GET /library/{study_id}/thumbnail.svg': {
    answer: null;
  };
  'GET /library/{study_id}/study.pdf': {
    answer: null;
  };
  'GET /library/{study_id}/study.pdn': {
    query: {
      /**
       * The language of what is written on it.
       */
      language?: {
        [k: string]: unknown;
      };
    };
    answer: null;
  };
  'GET /library/{study_id}/study.pgn': {
    query: {
      /**
       * The language of what is written on it.
       */
      language?: {
        [k: string]: unknown;
      };
    };
    answer: null;
  };
  'GET /openings': {
    answer: string[];
  };
  'GET /openings/{game}': {
    answer: OpeningsTold;
  };
  'GET /passages': {
    query: {
      /**
       * Of a book, e.g. LEP; none for the books alone.
       */
      source?: string;
    };
    answer: PassagesTold;
  };
  'GET /passages/{passage_id}': {
    answer: PassageTold;
  };
  'GET /passages/{passage_id}/paraphrase': {
    answer: ParaphraseTold;
  };
  'GET /rules': {
    answer: RulesEntry[];
  };
  'GET /rules/{game}': {
    answer: RulesTold;
  };
  'GET /rules/{game}/articles': {
    answer: ExplanationTold[];
  };
  'POST /rules/{game}/diagrams/{number}': {
    body: Tried;
    answer: LineTold;
  };
  'GET /moderation/signals': {
    query: {
      size?: number;
    };
    answer: SignalCases;
  };
  'GET /moderation/signals/{name}': {
    answer: SignalTold[];
  };
  'POST /reports': {
    body: ReportAsked;
    answer: null;
  };
  'GET /reports/mine': {
    answer: MyReportTold[];
  };
  'GET /me/company': {
    answer: CompanyTold;
  };
  'GET /me/decisions': {
    answer: DecisionTold[];
  };
  'POST /me/decisions/seen': {
    answer: null;
  };
  'POST /me/decisions/{decision_id}/appeal': {
    body: AppealAsked;
    answer: DecisionTold;
  };
  'GET /moderation/cases': {
    answer: CaseEntry[];
  };
  'GET /moderation/cases/{case_id}': {
    answer: CaseSeen;
  };
  'POST /moderation/cases/{case_id}/lease': {
    answer: null;
  };
  'DELETE /moderation/cases/{case_id}/lease': {
    answer: null;
  };
  'POST /moderation/cases/{case_id}/actions': {
    body: OrderAsked;
    answer: null;
  };
  'GET /moderation/appeals': {
    answer: AppealEntry[];
  };
  'POST /moderation/appeals/{decision_id}': {
    body: AnswerAsked;
    answer: null;
  };
  'GET /moderation/trail': {
    query: {
      about?: string | null;
      before?: number | null;
    };
    answer: ActionEntry[];
  };
  'POST /library/{study_id}/play': {
    body: PlayAsked;
    answer: PlayTold;
  };
  'GET /practice': {
    answer: PracticeTold;
  };
  'GET /practice/puzzle': {
    query: {
      /**
       * dames or trictrac; else either.
       */
      game?: string | null;
      /**
       * Only puzzles of that theme.
       */
      theme?: string | null;
      /**
       * That puzzle.
       */
      id?: string | null;
    };
    answer: PuzzleTold;
  };
  'GET /practice/puzzles/{puzzle_id}/thumbnail.svg': {
    answer: null;
  };
  'POST /practice/puzzles/{puzzle_id}': {
    body: PuzzleAnswer;
    answer: PuzzleVerdict;
  };
  'GET /practice/throw': {
    answer: ThrowTold;
  };
  'POST /practice/throw': {
    body: ThrowAnswer;
    answer: ThrowVerdict;
  };
  'GET /schema': {
    answer: MessageSchema;
  };
}
export interface Job {
  id: string;
  kind: string;
  arguments: {
    [k: string]: unknown;
  };
  status: Status;
  progress: number;
  attempts: number;
  result: unknown;
  failure: string | null;
  created_at: string;
  ended_at: string | null;
}
export interface JobAsked {
  kind: string;
  arguments: {
    [k: string]: unknown;
  };
}
export interface KeysTold {
  origin: string;
  tick: string | null;
  log: string | null;
  witness: string | null;
  announced: AnnouncedTold[];
}
export interface AnnouncedTold {
  key: string;
  under: string;
  proof: string;
}
export interface Credentials {
  name: string;
  password: string;
}
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  kept?: boolean;
}
export interface NewPasskeyAsked {
  name?: string | null;
  pending?: string | null;
}
export interface NewPasskey {
  credential: {
    [k: string]: unknown;
  };
  label: string;
}
export interface Registered {
  me: Me;
  recovery_codes: string[];
}
export interface NameAsked {
  name: string;
}
export interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  network: boolean;
  created_at: string;
  seen_at: string;
  expires_at: string;
  current: boolean;
}
export interface SignIn {
  name: string;
  password: string;
}
export interface SecondStep {
  pending: string;
  code: string;
}
export interface PasskeyUsed {
  credential: {
    [k: string]: unknown;
  };
}
export interface DeviceKey {
  key: string;
  agent: string;
  created_at: string;
  entry: number | null;
  withdrawn_at: string | null;
  withdrawn_entry: number | null;
  current: boolean;
}
export interface DeviceGiven {
  key: string;
}
export interface FactorsTold {
  password: boolean;
  totp: boolean;
  passkeys: Passkey[];
  recovery_codes: number;
  email: string | null;
  recent: boolean;
  password_alone: boolean;
}
export interface Passkey {
  id: string;
  label: string;
  created_at: string;
  used_at: string | null;
}
export interface Proof {
  password?: string | null;
  code?: string | null;
  credential?: {
    [k: string]: unknown;
  } | null;
}
export interface PasswordChange {
  password: string;
  end_others?: boolean;
}
export interface PasskeyMade {
  credential: {
    [k: string]: unknown;
  };
  label: string;
  end_others?: boolean;
}
export interface PasskeyAdded {
  passkey: Passkey;
  recovery_codes: string[];
}
export interface PasskeyName {
  label: string;
}
export interface TotpConfirmed {
  code: string;
  end_others?: boolean;
}
export interface Codes {
  recovery_codes: string[];
}
export interface Enrolment {
  secret: string;
  uri: string;
  svg: string;
}
export interface EmailAsked {
  email: string;
  end_others?: boolean;
}
export interface Link {
  secret: string;
}
export interface ErasureAsked {
  name: string;
}
export interface Erasure {
  erase_at: string;
}
export interface Export {
  id: string;
  bytes: number;
  made_at: string;
  expires_at: string;
}
export interface RecoveryAsked {
  who: string;
}
export interface NewPassword {
  secret: string;
  password: string;
}
export interface TokenTold {
  id: string;
  label: string;
  scopes: Scope[];
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
export interface TokenAsked {
  label: string;
  /**
   * @minItems 1
   * @maxItems 7
   */
  scopes?: Scope[];
  days?: number;
}
export interface NewToken {
  token: TokenTold;
  secret: string;
}
export interface AppTold {
  client: string;
  redirect: string;
  scopes: Scope[];
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
export interface ConsentAsked {
  response_type?: string;
  client_id?: string;
  redirect_uri?: string;
  scope?: string;
  state?: string;
  code_challenge?: string;
  code_challenge_method?: string;
  resource?: string;
}
export interface ConsentTold {
  client: string;
  redirect: string;
  scopes: Scope[];
  refused?: Phrase | null;
  back?: string | null;
}
export interface Phrase {
  key?: string;
  args?: {
    [k: string]: unknown;
  };
  said?: {
    [k: string]: string;
  };
  seat?: number | null;
}
export interface Decision {
  response_type?: string;
  client_id?: string;
  redirect_uri?: string;
  scope?: string;
  state?: string;
  code_challenge?: string;
  code_challenge_method?: string;
  resource?: string;
  approve?: boolean;
}
export interface Answered {
  address: string;
}
export interface NoticesTold {
  unread: number;
  notices: NoticeTold[];
}
export interface NoticeTold {
  id: number;
  kind: string;
  title: Phrase;
  text: Phrase;
  link: string;
  created_at: string;
  read: boolean;
}
export interface ReadNotices {
  up_to?: number | null;
  link?: string | null;
}
export interface LikesTold {
  likes: Likes;
  mail: boolean;
}
export interface Likes {
  channels: {
    [k: string]: By[];
  };
  pace: MailPace;
  quiet: QuietHours | null;
  zone: string;
  language: string;
}
export interface QuietHours {
  start: number;
  end: number;
}
export interface PushKey {
  key: string | null;
}
export interface DeviceTold {
  id: string;
  label: string;
  created_at: string;
  used_at: string | null;
}
export interface DeviceAsked {
  endpoint: string;
  p256dh: string;
  auth: string;
  label?: string;
}
export interface TowardsTold {
  name: string;
  followed: boolean;
  follows_me: boolean;
  friend: boolean;
  blocked: boolean;
  muted: boolean;
  may_follow: boolean;
  may_challenge: boolean;
  may_message: boolean;
  here: boolean;
}
export interface PeopleTold {
  following: PersonTold[];
  followers: PersonTold[];
  blocked: PersonTold[];
  muted: PersonTold[];
}
export interface PersonTold {
  name: string;
  friend: boolean;
  here: boolean;
}
export interface PrivacySet {
  challenges: Whom;
  messages: Whom;
  here: boolean;
}
export interface ThreadEntry {
  name: string;
  text: string;
  at: string;
  mine: boolean;
  unread: number;
}
export interface ThreadSeen {
  other: TowardsTold;
  messages: MessageTold[];
  more: boolean;
  read_id: number;
}
export interface MessageTold {
  id: number;
  mine: boolean;
  text: string;
  at: string;
}
export interface MessageAsked {
  text: string;
}
export interface ReadMessages {
  up_to: number;
}
export interface Page {
  games: GameTold[];
  next: string | null;
}
export interface GameTold {
  id: string;
  game: string;
  ruleset: string;
  options: {
    [k: string]: string | number | boolean;
  };
  agreed: Phrase[];
  clock: Clock;
  rated: boolean;
  status: string;
  players: string[];
  created_at: string;
  ended_at: string | null;
  outcome: {
    [k: string]: unknown;
  } | null;
  actor: number | null;
  deadline: string | null;
  annulled?: boolean;
}
export interface Clock {
  pace?: Pace;
  base_ms?: number;
  step_ms?: number;
}
export interface RecordTold {
  format: string;
  game: string;
  ruleset: string;
  options: {
    [k: string]: string | number | boolean;
  };
  tags: {
    [k: string]: string;
  };
  acts: string[];
}
export interface ProofTold {
  format: string;
  game: string;
  head: string;
  log: ProofEntry[];
}
export interface ProofEntry {
  seq: number;
  kind: string;
  seat: number | null;
  body: {
    [k: string]: unknown;
  };
  at_ms: number;
}
export interface BoundProofTold {
  format: string;
  origin: string;
  game: string;
  log: ProofEntry[];
  countersignatures: SignatureTold[];
  tlog?: EntriesTold | null;
}
export interface SignatureTold {
  seat: number;
  seq: number;
  sig: string;
}
export interface EntriesTold {
  key: string;
  open: string;
  end: string;
  devices?: {
    [k: string]: KeyProofTold;
  };
  announced?: AnnouncedTold[];
}
export interface KeyProofTold {
  at_ms: number;
  proof: string;
}
export interface LiveGame {
  about: GameTold;
  watching: number;
}
export interface GameSeen {
  about: GameTold;
  seat: number | null;
  seq: number;
  view: View;
}
export interface View {
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  turn: number | null;
  events: EventView[];
  clocks: number[];
  line?: string;
  running?: number | null;
  last?: Done | null;
  offer?: string | null;
  offered_by?: number | null;
  consents?: number[];
  outcome?: {
    [k: string]: unknown;
  } | null;
  at_board?: number[];
  sheets?: {
    [k: string]: SheetTold;
  };
  first_act_ms?: number | null;
  by_act?: number;
  choices: Choices;
}
export interface TablesBoard {
  men: number[][];
  thrower: number;
  held?: number[];
  off?: number[];
  piles?: number[][];
  dice?: number[];
  again?: number;
  counters?: Counter[];
  goal?: number;
  touched?: string[];
  run?: '' | 'head-on' | 'half-lap' | 'alike';
  kind: 'tables';
}
export interface Counter {
  points?: number;
  holes?: number;
  jetons?: number;
  behind?: number;
  pavillon?: boolean;
}
export interface GridBoard {
  side: number;
  names: 'numbers' | 'letters';
  turn: number;
  pieces: Pieces[];
  touched?: string[];
  kind: 'grid';
}
export interface Pieces {
  seat: number;
  kind: string;
  at: string[];
}
export interface DominoBoard {
  line: number[][];
  hands: Hand[];
  turn: number;
  stock: number;
  scores?: number[];
  taken?: number;
  kind: 'dominoes';
}
export interface Hand {
  tiles?: number[][];
  hidden?: number;
  denied?: number[];
}
export interface PlainBoard {
  kind: 'plain';
}
export interface EventView {
  code: string;
  seat: number;
  cite: Cite;
  message: Phrase;
  marks?: Mark[];
}
export interface Cite {
  source: string;
  place: PlacePart[];
  remark?: Phrase | null;
  passages?: string[];
}
export interface PlacePart {
  kind: string;
  numbers: string[];
  joint: string;
}
export interface Mark {
  places: string[];
  style: string;
  label?: string;
  worth?: number;
}
export interface Done {
  text: string;
  seat?: number | null;
  steps?: Step[];
  say?: Said | null;
  dice?: number[];
}
export interface Step {
  from: string;
  to: string;
  over?: string[];
  sends?: Sent[];
  becomes?: string;
  die?: number;
}
export interface Sent {
  from: string;
  to: string;
}
export interface Said {
  key: string;
  args?: {
    [k: string]: unknown;
  };
}
export interface SheetTold {
  title: string;
  subtitle: string;
  heads: string[];
  label: string;
  columns: string[];
  rows: SheetRow[];
  sums: SheetSum[];
  notes: string[];
}
export interface SheetRow {
  label: string;
  cells: SheetCell[][];
}
export interface SheetCell {
  text?: string;
  flags?: number;
}
export interface SheetSum {
  label: string;
  values: string[];
}
export interface Choices {
  steps?: Step[];
  acts?: Act[];
  tries?: Try[];
  any_order?: boolean;
}
export interface Act {
  text: string;
  steps?: (Step | number)[];
  ways?: (Step | number)[][];
  first?: number;
  at_once?: boolean;
  after?: (Step | number)[];
  touch?: string;
  pick?: string;
  say?: Said | null;
  dice?: number[];
  seat?: number | null;
}
export interface Try {
  text: string;
  key: string;
  acts?: Act[];
  most?: number;
}
export interface GameWhere {
  law: string;
  here: boolean;
  addresses: string[];
}
export interface Logged {
  seq: number;
  kind: string;
  seat: number | null;
  body: {
    [k: string]: unknown;
  };
  at_ms: number;
  hash?: string;
}
export interface Chatted {
  game: string;
  name: string;
  text: string;
  id: number;
  at_ms?: number;
  room?: 'players' | 'onlookers';
  t: 'chat';
}
export interface ActAsked {
  id: string;
  act: string;
  nonce: string;
  seq?: number | null;
}
export interface Accepted {
  seq: number;
}
export interface WordAsked {
  id: string;
  word: string;
}
export interface ChatAsked {
  text: string;
}
export interface PlaceTold {
  act: string | null;
  seat: number | null;
  position: string;
  actor: number | null;
  events: EventView[];
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  last?: Done | null;
  chances?: ChanceTold[];
}
export interface ChanceTold {
  act: string;
  weight: number;
  of: number;
}
export interface LineAsked {
  game: string;
  ruleset?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * @maxItems 2000
   */
  acts: string[];
  chances?: boolean;
  since?: number;
}
export interface LineTold {
  places: PlaceTold[];
  acts: string[];
  choices: Choices;
  chance: boolean;
  outcome: {
    [k: string]: unknown;
  } | null;
}
export interface ReviewAsked {
  game: string;
  ruleset?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * @maxItems 2000
   */
  acts: string[];
  since?: number;
  deeper?: boolean;
}
export interface ReviewTold {
  done: number;
  choices: {
    [k: string]: unknown;
  }[];
  lucks: {
    [k: string]: unknown;
  }[];
}
export interface ComparedAsked {
  game: string;
  ruleset?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * @maxItems 2000
   */
  acts: string[];
  played?: string | null;
}
export interface ComparedTold {
  acts: {
    [k: string]: unknown;
  }[];
  article: {
    [k: string]: unknown;
  } | null;
}
export interface Profile {
  name: string;
  guest: boolean;
  engine: boolean;
  since: string;
  played: number;
  ratings: RatingTold[];
}
export interface RatingTold {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}
export interface RatingChangeTold {
  before: number;
  after: number;
}
export interface HistoryTold {
  game: string;
  games: number;
  points: RatingPointTold[];
}
export interface RatingPointTold {
  game: string;
  at: string;
  rating: number;
  deviation: number | null;
  provisional: boolean;
  number: number;
}
export interface RecordsTold {
  games: GameRecord[];
  rules: RulesRecord[];
  openings: OpeningRecord[];
  opponents: OpponentRecord[];
  last: number | null;
}
export interface GameRecord {
  game: string;
  count: CountTold;
}
export interface CountTold {
  won: number;
  lost: number;
  drawn: number;
}
export interface RulesRecord {
  game: string;
  ruleset: string;
  agreed: Phrase[];
  count: CountTold;
}
export interface OpeningRecord {
  game: string;
  throw: string;
  began: boolean;
  count: CountTold;
}
export interface OpponentRecord {
  name: string;
  count: CountTold;
}
export interface LadderTold {
  game: string;
  deviation: number;
  days: number;
  players: RankedTold[];
  own: OwnPlace | null;
}
export interface RankedTold {
  place: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
  last: string;
}
export interface OwnPlace {
  place: number | null;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}
export interface ConductTold {
  delay: DelayTold | null;
  games: WatchedGameTold[];
  most: number;
  of: number;
}
export interface DelayTold {
  faults: number;
  games: number;
  until: string;
}
export interface WatchedGameTold {
  game_id: string;
  game: string;
  fault: Fault | null;
  ended_at: string;
}
export interface MeasuredGames {
  game: string;
  games: number;
}
export interface QualityTold {
  game: string;
  games: number;
  parts: QualityPartTold[];
}
export interface QualityPartTold {
  since: string;
  until: string;
  games: number;
  choices: number;
  loss: number;
  loss_spread: number | null;
  luck: number | null;
  luck_spread: number | null;
}
export interface SittingDown {
  dice?: DiceAsked | null;
}
export interface DiceAsked {
  key: string;
  anchor?: string | null;
  nonce?: string;
}
export interface TableTold {
  id: string;
  owner: string;
  audience: Audience;
  invited: string | null;
  terms: TermsTold;
  seats: (string | null)[];
  shuffled: boolean;
  rematch_of: string | null;
  game: string | null;
  created_at: string;
  expires_at: string;
}
export interface TermsTold {
  game: string;
  ruleset: string;
  options: {
    [k: string]: string | number | boolean;
  };
  agreed: Phrase[];
  clock: Clock;
  rated: boolean;
}
export interface Waiting {
  game: string;
  clock: Clock;
  rated: boolean;
  count: number;
}
export interface TermsAsked {
  game: string;
  ruleset?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  clock?: Clock;
  rated?: boolean;
  dice?: DiceAsked | null;
}
export interface SeekTold {
  id: string;
  terms: TermsTold;
  rating: number;
  created_at: string;
  game: string | null;
}
export interface TableAsked {
  game: string;
  ruleset?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  clock?: Clock;
  rated?: boolean;
  dice?: DiceAsked | null;
  seats?: number | null;
  seat?: number | null;
  private?: boolean;
  opponent?: Opponent | null;
  guests_chat?: boolean | null;
}
export interface Opponent {
  name?: string | null;
  engine?: string | null;
}
export interface GameEntry {
  key: string;
  title: Phrase;
  seats: number[];
  rulesets: RuleSetTold[];
  options: OptionTold[];
  engines: EngineTold[];
  exports: string[];
}
export interface RuleSetTold {
  id: string;
  title: Phrase;
  switches: SwitchTold[];
  marking: string[];
  agreements: AgreementTold[];
}
export interface SwitchTold {
  name: string;
  value: string | number | boolean;
  passage: Cite;
}
export interface AgreementTold {
  name: string;
  title: Phrase;
  short: Phrase;
  about: Phrase | null;
  sort: Sort;
  values: ValueTold[];
  least: number | null;
  most: number | null;
  usual: string | number | boolean | null;
  passage: Cite | null;
  readings: ReadingTold[];
  by_hand: boolean;
}
export interface ValueTold {
  value: string | number | boolean;
  title: Phrase;
}
export interface ReadingTold {
  value: string | number | boolean;
  title: Phrase;
  passage: Cite;
  work: Phrase;
}
export interface OptionTold {
  key: string;
  title: Phrase;
  sort: Sort;
  about?: Phrase | null;
  choices?: string[];
  titles?: Phrase[];
  least?: number | null;
  most?: number | null;
  by_hand?: boolean;
}
export interface EngineTold {
  name: string;
  title: Phrase;
  about: Phrase;
}
export interface LessonEntry {
  id: string;
  game: string;
  ruleset: string;
  title: Phrase;
  about: Phrase;
  passage: Cite;
  minutes: number;
  steps: number;
  questions: number;
}
export interface LessonTold {
  entry: LessonEntry;
  steps: StepTold[];
}
export interface StepTold {
  kind: string;
  words: Phrase;
  position: string;
  acted: string[];
  events: EventView[];
  marks: Mark[];
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  choices: Choices;
  last?: Done | null;
  actor?: number | null;
  acts?: string[];
  hint?: Phrase | null;
  seconds?: number | null;
}
export interface AnswerGiven {
  answer?: string | number | string[] | null;
}
export interface VerdictTold {
  right: boolean;
  words: Phrase[];
  events: EventView[];
  board?: TablesBoard | GridBoard | DominoBoard | PlainBoard | null;
  position?: string | null;
  missing?: string[];
  wrongly?: string[];
  answer?: string[];
}
export interface LibraryTold {
  studies: number;
  games: ShelfTold[];
  sources: LibrarySource[];
  themes: LibraryTheme[];
}
export interface ShelfTold {
  game: string;
  studies: number;
  kinds: string[];
}
export interface LibrarySource {
  siglum: string;
  title: Phrase;
  year: number;
  dated: Phrase;
  author: string;
  games: string[];
  edition: Phrase;
  about: Phrase;
  reproduced: Phrase;
  studies: number;
  chapters: ChapterTold[];
}
export interface ChapterTold {
  id: string;
  title: Phrase;
  studies: number;
}
export interface LibraryTheme {
  id: string;
  title: Phrase;
  about: Phrase;
  games: string[];
  studies: number;
}
export interface StudiesPage {
  studies: StudyEntry[];
  found: number;
  page: number;
  pages: number;
}
export interface StudyEntry {
  id: string;
  game: string;
  ruleset: string;
  title: Phrase;
  source: string;
  chapter: string;
  passage: Cite;
  themes: string[];
  pieces: {
    [k: string]: number;
  };
  result: Phrase;
  certainty: string;
  moves: number;
  variations: number;
}
export interface StudyTold {
  entry: StudyEntry;
  trees: TreeTold[];
  remarks: RemarkTold[];
  claims: ClaimTold[];
  exports: string[];
  before: Neighbour | null;
  after: Neighbour | null;
}
export interface TreeTold {
  title: Phrase | null;
  nodes: NodeTold[];
}
export interface NodeTold {
  place: PlaceTold;
  parent: number | null;
  text: Phrase;
  main: boolean;
  title?: Phrase | null;
  fails?: boolean;
  supplied?: boolean;
  reading?: Phrase | null;
  claim?: Phrase | null;
}
export interface RemarkTold {
  kind: string;
  words: Phrase;
  label: Phrase | null;
}
export interface ClaimTold {
  id: string;
  said: Phrase;
  passage: Cite;
  verdict: string | null;
  told: Phrase | null;
  evidence: Phrase | null;
}
export interface Neighbour {
  id: string;
  title: Phrase;
}
export interface OpeningsTold {
  game: string;
  ruleset: string;
  hides: boolean;
  games: number;
  seed: number;
  player: string;
  choices: OpeningChoice[];
}
export interface OpeningChoice {
  line: string[];
  acts: string[];
  games: number;
  won: number;
  lost: number;
  stakes: number;
  margin: number;
  plays: OpeningPlay[];
}
export interface OpeningPlay {
  play: string;
  games: number;
  won: number;
  lost: number;
  stakes: number;
  margin: number;
}
export interface PassagesTold {
  books: BookTold[];
  passages: PassageEntry[];
}
export interface BookTold {
  source: CitedSource;
  passages: number;
}
export interface CitedSource {
  siglum: string;
  title: Phrase;
  year: number;
  dated: Phrase;
}
export interface PassageEntry {
  id: string;
  within: string | null;
  kind: string;
  step: PlacePart[];
  title: string;
  uses: number;
}
export interface PassageTold {
  id: string;
  source: CitedSource;
  cite: Cite;
  kind: string;
  title: string;
  page: number | null;
  near_page: number | null;
  lines: number[];
  paraphrase: Phrase | null;
  sentences: SentenceTold[];
  author: string | null;
  path: PassageEntry[];
  beside: PartTold[];
  children: PartTold[];
  previous: PassageEntry | null;
  next: PassageEntry | null;
  modifies: PassageEntry | null;
  modified: PassageEntry[];
  study: string | null;
  resting: Resting;
}
export interface SentenceTold {
  id: string;
  words: Phrase;
}
export interface PartTold {
  id: string;
  within: string | null;
  kind: string;
  step: PlacePart[];
  title: string;
  uses: number;
  words: Phrase | null;
}
export interface Resting {
  points: LawPoint[];
  options: TitledRef[];
  code: string[];
  articles: ArticleRef[];
  cases: CaseRef[];
  claims: ClaimRef[];
  lessons: TitledRef[];
  studies: TitledRef[];
}
export interface LawPoint {
  game: string;
  title: Phrase;
  point: PointTold;
}
export interface PointTold {
  name: string;
  title: Phrase;
  holdings: HoldingTold[];
}
export interface HoldingTold {
  value: Phrase;
  rulesets: Phrase[];
  passages: Cite[];
}
export interface TitledRef {
  id: string;
  game: string;
  title: Phrase;
}
export interface ArticleRef {
  page: string;
  game: Phrase;
  section: string;
  part: number;
  number: number;
  words: Phrase;
}
export interface CaseRef {
  file: string;
  id: string;
}
export interface ClaimRef {
  id: string;
  said: Phrase;
  verdict: string | null;
  told: Phrase | null;
  evidence: Phrase | null;
  study: string | null;
}
export interface ParaphraseTold {
  id: string;
  cite: Cite;
  title: string;
  paraphrase: Phrase | null;
}
export interface RulesEntry {
  key: string;
  games: string[];
  title: Phrase;
  about: Phrase;
  diagrams: number;
}
export interface RulesTold {
  entry: RulesEntry;
  sections: SectionTold[];
  law: GamePoints[];
  sources: CitedSource[];
}
export interface SectionTold {
  key: string;
  title: Phrase;
  articles: ArticleTold[];
  diagrams: DiagramTold[];
}
export interface ArticleTold {
  words: Phrase;
  passages: Cite[];
}
export interface DiagramTold {
  number: number;
  game: string;
  ruleset: string;
  words: Phrase;
  marks: Mark[];
  trials: TrialTold[];
  line: LineTold;
}
export interface TrialTold {
  act: string;
  words: Phrase;
}
export interface GamePoints {
  game: string;
  title: Phrase;
  points: PointTold[];
}
export interface ExplanationTold {
  words: Phrase;
  passages: Cite[];
  events: string[];
}
export interface Tried {
  /**
   * @maxItems 60
   */
  acts: string[];
}
export interface SignalCases {
  model: string;
  threshold: number;
  cases: SignalCase[];
}
export interface SignalCase {
  name: string;
  value: number;
  kinds: number;
  at: string;
}
export interface SignalTold {
  kind: string;
  game: string;
  model: string;
  game_id: string | null;
  value: number;
  detail: {
    [k: string]: unknown;
  };
  at: string;
}
export interface ReportAsked {
  kind: Kind;
  reason: Reason;
  text?: string;
  name?: string | null;
  game?: string | null;
  subject?: number | null;
}
export interface MyReportTold {
  id: number;
  name: string;
  kind: Kind;
  reason: Reason;
  at: string;
  state: string;
}
export interface CompanyTold {
  unread: number;
  decisions: number;
  roles: Role[];
}
export interface DecisionTold {
  id: number;
  kind: Sanction;
  reason: string;
  since: string;
  until: string | null;
  game: string | null;
  seen: boolean;
  in_force: boolean;
  lifted_at: string | null;
  appealable: boolean;
  appeal: string | null;
  appealed_at: string | null;
  appeal_state: string | null;
  answer: string | null;
}
export interface AppealAsked {
  text: string;
}
export interface CaseEntry {
  id: number;
  name: string;
  opened_at: string;
  leased_by: string | null;
  leased_until: string | null;
  closing_by: string | null;
  reports: number;
  reporters: number;
  score: number;
  reasons: Reason[];
}
export interface CaseSeen {
  case: CaseEntry;
  since: string;
  closing_reason: string | null;
  reports: ReportTold[];
  games: GameTold[];
  decisions: DecisionTold[];
  actions: ActionEntry[];
}
export interface ReportTold {
  id: number;
  reporter: string | null;
  kind: Kind;
  reason: Reason;
  game: string | null;
  subject: number | null;
  said: string | null;
  text: string;
  at: string;
  around: ChatLine[];
}
export interface ChatLine {
  id: number;
  name: string;
  room: string;
  text: string;
  at: string;
}
export interface ActionEntry {
  id: number;
  moderator: string | null;
  what: string;
  about: string | null;
  case: number | null;
  game: string | null;
  before: {
    [k: string]: unknown;
  };
  after: {
    [k: string]: unknown;
  };
  reason: string;
  at: string;
}
export interface OrderAsked {
  what: What;
  reason: string;
  days?: number | null;
  game?: string | null;
  done?: boolean;
}
export interface AppealEntry {
  decision: DecisionTold;
  name: string;
  decided_by: string | null;
  mine: boolean;
}
export interface AnswerAsked {
  granted: boolean;
  answer: string;
}
export interface PlayAsked {
  /**
   * @maxItems 400
   */
  acts: string[];
  board?: number;
  since?: number;
  against?: Sparrer | null;
}
export interface Sparrer {
  engine: string;
  seat: number;
}
export interface PlayTold {
  places: PlaceTold[];
  acts: string[];
  choices: Choices;
  chance: boolean;
  book: number;
  judged: string | null;
  outcome: {
    [k: string]: unknown;
  } | null;
}
export interface PracticeTold {
  subjects: SubjectTold[];
  marking: LevelTold;
  due: number;
  streak: number;
}
export interface SubjectTold {
  game: string;
  puzzles: number;
  met: number;
  due: number;
  level: LevelTold;
  themes: PuzzleTheme[];
}
export interface LevelTold {
  rating: number;
  asked: number;
  right: number;
}
export interface PuzzleTheme {
  id: string;
  title: Phrase;
  about: Phrase;
  puzzles: number;
}
export interface PuzzleTold {
  id: string;
  game: string;
  ruleset: string;
  position: string;
  actor: number;
  acts: string[];
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  choices: Choices;
  rating: number;
  themes: Phrase[];
  again: boolean;
  origin: string;
  source?: Cite | null;
}
export interface PuzzleAnswer {
  answer?: string | null;
  seconds?: number;
}
export interface PuzzleVerdict {
  right: boolean;
  best: string;
  line: string[];
  worth: Phrase;
  best_position: string;
  position: string | null;
  best_board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard | null;
  events: EventView[];
  due: string;
  level: LevelTold;
}
export interface ThrowTold {
  before: string;
  throw: string;
  position: string;
  before_board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  board: TablesBoard | GridBoard | DominoBoard | PlainBoard;
  thrower: number;
  rating: number;
  seconds: number;
}
export interface ThrowAnswer {
  before: string;
  throw: string;
  mine: number;
  his: number;
  seconds?: number;
}
export interface ThrowVerdict {
  right: boolean;
  in_time: boolean;
  mine: number;
  his: number;
  events: EventView[];
  level: LevelTold;
}
export interface MessageSchema {
  client: {
    [k: string]: unknown;
  };
  server: {
    [k: string]: unknown;
  };
  $defs: {
    [k: string]: unknown;
  };
}
