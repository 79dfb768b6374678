import type { TextFormat } from '#domain/markup/format-text';

interface Shortcut {
  key: string;
  withShift: boolean;
}

/** The shortcuts with Ctrl, or Cmd on Apple devices. They are Discord's own where it has them. */
const shortcuts: Partial<Record<TextFormat, Shortcut>> = {
  bold: { key: 'B', withShift: false },
  italic: { key: 'I', withShift: false },
  underline: { key: 'U', withShift: false },
  strikethrough: { key: 'X', withShift: true },
  code: { key: 'E', withShift: false },
  link: { key: 'K', withShift: false },
};

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

export function ariaKeys(format: TextFormat): string | undefined {
  const shortcut = shortcuts[format];
  if (!shortcut) return undefined;
  const keys = `${shortcut.withShift ? 'Shift+' : ''}${shortcut.key}`;
  return `Control+${keys} Meta+${keys}`;
}

/** `platform` is the value of `navigator.platform`. Returns null if the format has no shortcut. */
export function shownKeys(format: TextFormat, platform: string): string | null {
  const shortcut = shortcuts[format];
  if (!shortcut) return null;
  const { key, withShift } = shortcut;
  return /^(Mac|iP)/.test(platform)
    ? `${withShift ? '⇧' : ''}⌘${key}`
    : `Ctrl+${withShift ? 'Shift+' : ''}${key}`;
}
