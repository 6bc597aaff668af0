/** What keys do, as it is listed for people. */
import type { PlainKey } from '@academie/words';

interface Shortcut {
  /** A key by its name, where it has one, or the signs on the keys. */
  readonly keys: PlainKey | readonly string[];
  readonly does: PlainKey;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'web-settings-key-tab', does: 'web-settings-does-tab' },
  { keys: 'web-settings-key-arrows', does: 'web-settings-does-board' },
  { keys: 'web-settings-key-enter', does: 'web-settings-does-enter' },
  { keys: 'web-settings-key-escape', does: 'web-settings-does-escape' },
  { keys: 'web-settings-key-backspace', does: 'web-settings-does-undo' },
  { keys: 'web-settings-key-confirm', does: 'web-settings-does-confirm' },
  { keys: ['1', '2'], does: 'web-settings-does-pair' },
  { keys: ['←', '→', '↑', '↓'], does: 'web-settings-does-steps' },
  { keys: ['N'], does: 'web-settings-does-next' },
  { keys: ['F'], does: 'web-settings-does-flip' },
  { keys: ['M'], does: 'web-settings-does-sound' },
  { keys: ['C'], does: 'web-settings-does-chat' },
  { keys: ['D', 'T', 'R'], does: 'web-settings-does-offers' },
  { keys: ['A'], does: 'web-settings-does-analysis' },
  { keys: ['H', 'P', 'L', 'B'], does: 'web-settings-does-go' },
  { keys: ['?'], does: 'web-settings-does-help' },
];
