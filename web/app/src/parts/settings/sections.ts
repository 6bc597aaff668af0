/** The sections of the settings, in their order. A new one is a line here, its name `web-settings-KEY` in the catalogues,
 * and its key among those that the server knows (`SETTINGS` of its pages). */
import Board from './Board.svelte';
import Data from './Data.svelte';
import Email from './Email.svelte';
import Keys from './Keys.svelte';
import Notices from './Notices.svelte';
import Page from './Page.svelte';
import Privacy from './Privacy.svelte';
import Profile from './Profile.svelte';
import Programs from './Programs.svelte';
import Security from './Security.svelte';
import Sessions from './Sessions.svelte';

/** `member` are those that only somebody with an account has. */
export const SECTIONS = [
  { key: 'profile', glyph: 'person', member: false, part: Profile },
  { key: 'privacy', glyph: 'lock', member: false, part: Privacy },
  { key: 'board', glyph: 'board', member: false, part: Board },
  { key: 'page', glyph: 'globe', member: false, part: Page },
  { key: 'notices', glyph: 'bell', member: false, part: Notices },
  { key: 'keys', glyph: 'keys', member: false, part: Keys },
  { key: 'security', glyph: 'key', member: true, part: Security },
  { key: 'email', glyph: 'mail', member: true, part: Email },
  { key: 'sessions', glyph: 'device', member: true, part: Sessions },
  { key: 'programs', glyph: 'lock', member: true, part: Programs },
  { key: 'data', glyph: 'download', member: true, part: Data },
] as const;
