import { type ConfigKey, isConfigKey } from '#domain/bot-config/fields';
import { settingIn } from '#domain/paths';
import type { CommandUseLabel } from '#domain/docs/own-settings';

/** An element of the page that `OwnSettings` fills. */
export interface OwnRow {
  element: Element;
  /** The setting whose value it shows, or the label of commands. */
  about: { kind: 'setting'; key: ConfigKey } | { kind: 'commands'; label: CommandUseLabel };
}

export interface OwnPlace {
  head: Element;
  rows: readonly OwnRow[];
}

/** Finds the places in the page, and the settings that the text before each of them names. */
export function findPlaces(): OwnPlace[] {
  return [...document.querySelectorAll('[data-own]')].flatMap((place) => {
    const [head, ...elements] = place.children;
    if (!head) return [];
    const keys = keysIn(place.parentElement);
    const rows = elements.flatMap((element, index): OwnRow[] => {
      const label = element instanceof HTMLElement ? element.dataset['label'] : undefined;
      if (label === 'Admin Only' || label === 'Mod Permission') {
        return [{ element, about: { kind: 'commands', label } }];
      }
      const key = keys[index];
      return key === undefined ? [] : [{ element, about: { kind: 'setting', key } }];
    });
    return [{ head, rows }];
  });
}

/** Returns the settings to read for the places. */
export function keysFor(places: readonly OwnPlace[]): ConfigKey[] {
  const keys = places.flatMap(({ rows }) =>
    rows.map(({ about }) => (about.kind === 'setting' ? about.key : 'adminRoleID')),
  );
  return [...new Set(keys)];
}

function keysIn(section: Element | null): ConfigKey[] {
  const links = section?.querySelectorAll<HTMLAnchorElement>('a[href*="#setting="]') ?? [];
  return [...new Set([...links].map(({ hash }) => settingIn(hash) ?? ''))].filter(isConfigKey);
}
