import type { TextFormat } from '#domain/markup/format-text';

interface Shortcut {
  key: string;
  withShift: boolean;
}

/**
 * The shortcuts with the Ctrl key, or with the Cmd key on Apple devices. If Discord has a shortcut for a format, the
 * site uses the same shortcut.
 */
const shortcuts: Partial<Record<TextFormat, Shortcut>> = {
  bold: { key: 'B', withShift: false },
  italic: { key: 'I', withShift: false },
  underline: { key: 'U', withShift: false },
  strikethrough: { key: 'X', withShift: true },
  code: { key: 'E', withShift: false },
  link: { key: 'K', withShift: false },
};

/** Returns the format whose shortcut was pressed, or null. */
export function formatOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  formats: readonly TextFormat[],
): TextFormat | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Browsers report AltGr as Ctrl and Alt, so a press with Alt is not a shortcut.
  if (ctrlKey === metaKey || altKey) return null;
  const found = formats.find((format) => {
    const shortcut = shortcuts[format];
    return shortcut?.key === key.toUpperCase() && shortcut.withShift === shiftKey;
  });
  return found ?? null;
}

/** Returns the value of `aria-keyshortcuts`, or undefined if the format has no shortcut. */
export function ariaKeys(format: TextFormat): string | undefined {
  const shortcut = shortcuts[format];
  if (!shortcut) return undefined;
  const keys = `${shortcut.withShift ? 'Shift+' : ''}${shortcut.key}`;
  return `Control+${keys} Meta+${keys}`;
}

/**
 * Returns the shortcut in the notation of the device's platform, or null. `platform` is the value of
 * `navigator.platform`.
 */
export function shownKeys(format: TextFormat, platform: string): string | null {
  const shortcut = shortcuts[format];
  if (!shortcut) return null;
  const { key, withShift } = shortcut;
  return /^(Mac|iP)/.test(platform)
    ? `${withShift ? '⇧' : ''}⌘${key}`
    : `Ctrl+${withShift ? 'Shift+' : ''}${key}`;
}
