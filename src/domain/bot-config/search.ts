import type { BotConfig } from './config';
import { describeValue, wordsOf } from './describe';
import type { ConfigTab } from './field';
import { fields, type ConfigKey } from './fields';
import { noGuildResources } from './guild-resources';
import { isSecret } from './secrets';

/** One hit (spec §3): `path` is the setting's key, `value` its value in plain words with ids as they are. */
export interface SearchResult {
  path: ConfigKey;
  label: string;
  tab: ConfigTab;
  value: string;
}

/** Results come from two characters on (spec §5). */
const fewestCharacters = 2;

/** How well a setting fits; lower is better. */
const fit = { nameStarts: 0, nameContains: 1, valueContains: 2, none: 3 } as const;
type Fit = (typeof fit)[keyof typeof fit];

const names = fields.map((field) => ({
  field,
  key: squash(field.key),
  label: squash(field.label),
}));
type Named = (typeof names)[number];

/**
 * The settings that fit a query by their key, their label or their value (spec §5): case, spaces and
 * underscores do not count. Names that start with the query come first, then names that contain it, then
 * values; among equals the shorter label, which the query covers more of. A secret's value is never
 * searched or shown. It runs on each key press: names are prepared once, values once per configuration.
 */
export function searchSettings(query: string, config: BotConfig): SearchResult[] {
  if (!isSearchable(query)) return [];
  const sought = squash(query);
  const values = valuesOf(config);
  return names
    .map((named) => ({ named, fit: fitOf(named, values[named.field.key], sought) }))
    .filter((hit) => hit.fit !== fit.none)
    .toSorted((a, b) => a.fit - b.fit || a.named.label.length - b.named.label.length)
    .map(({ named: { field } }) => ({
      path: field.key,
      label: field.label,
      tab: field.tab,
      value: values[field.key].shown,
    }));
}

/** Whether a query is long enough to be looked for: two characters, spaces and underscores not counted (spec §5). */
export function isSearchable(query: string): boolean {
  return squash(query).length >= fewestCharacters;
}

function fitOf({ key, label }: Named, value: ValueWords, sought: string): Fit {
  if (key.startsWith(sought) || label.startsWith(sought)) return fit.nameStarts;
  if (key.includes(sought) || label.includes(sought)) return fit.nameContains;
  return value.searched.includes(sought) ? fit.valueContains : fit.none;
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]/g, '');
}

interface ValueWords {
  shown: string;
  /** '' for a value that is not set, since 'not set' is no value to be found by, and for every secret. */
  searched: string;
}

type ConfigWords = Readonly<Record<ConfigKey, ValueWords>>;

const remembered = new WeakMap<BotConfig, ConfigWords>();

function valuesOf(config: BotConfig): ConfigWords {
  const known = remembered.get(config);
  if (known !== undefined) return known;
  const values = Object.fromEntries(
    fields.map((field) => {
      const value = config[field.key];
      const searched = isSecret(field.key) ? '' : squash(wordsOf(field, value, noGuildResources));
      return [field.key, { shown: describeValue(field, value, noGuildResources), searched }];
    }),
  ) as ConfigWords;
  remembered.set(config, values);
  return values;
}
