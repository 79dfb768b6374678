import type { BotConfig, ConfigValue } from './config';
import { describeValue, wordsOf } from './describe';
import type { ConfigTab } from './field';
import { fields, type ConfigKey, type Field } from './fields';
import { type GuildResources, noGuildResources } from './guild-resources';
import { isSecret } from './secrets';

/** One hit (spec §3): `path` is the setting's key, `value` its value in plain words with ids as they are. */
export interface SearchResult {
  path: ConfigKey;
  label: string;
  tab: ConfigTab;
  value: string;
}

export interface SearchOptions {
  /** What the guild calls its roles and channels. */
  resources?: GuildResources;
  /** Whether the person may see a setting: no other is found. */
  isSeen?: (key: ConfigKey) => boolean;
}

/** Results come from two characters on (spec §5). */
const fewestCharacters = 2;

/** How well a setting fits; lower is better. */
const fit = {
  nameStarts: 0,
  nameContains: 1,
  valueContains: 2,
  namesWords: 3,
  saysWords: 4,
} as const;
type Fit = (typeof fit)[keyof typeof fit];

const names = fields.map((field) => {
  const own = wordsIn(field.key, field.label, field.group, field.tab);
  return {
    field,
    key: squash(field.key),
    label: squash(field.label),
    words: own,
    wordsWithHelp: `${own}${wordsIn(field.help)}`,
  };
});
type Named = (typeof names)[number];

/**
 * The settings that fit a query. First those whose key, label or value holds it (spec §5): case, spaces and underscores do not
 * count, and a value is searched by its ids as well as by the names `resources` has for them. Then those in which each word
 * of the query begins a word: of key, label, heading or tab, and at last also of the help or the value. Several words are
 * looked for one by one only where nothing holds the query as a whole, so that a space still does not count. Names that
 * start with the query come before names that contain it, and among equals the shorter label, which the query covers more
 * of. A secret's value is never searched or shown. It runs on each key press: what is searched is prepared once per
 * configuration.
 */
export function searchSettings(
  query: string,
  config: BotConfig,
  { resources = noGuildResources, isSeen = () => true }: SearchOptions = {},
): SearchResult[] {
  if (!isSearchable(query)) return [];
  const sought = { text: squash(query), words: searchWords(query).map((word) => ` ${word}`) };
  const values = valuesOf(config, resources);
  const hits: { named: Named; fit: Fit }[] = [];
  for (const named of names) {
    if (!isSeen(named.field.key)) continue;
    const fits = fitOf(named, values[named.field.key], sought);
    if (fits !== null) hits.push({ named, fit: fits });
  }
  const isWhole = hits.some((hit) => hit.fit <= fit.valueContains);
  const isWordwise = sought.words.length === 1 || !isWhole;
  return hits
    .filter((hit) => isWordwise || hit.fit <= fit.valueContains)
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

/** The words of a query that are looked for one by one, in lower case; none where all are single characters. */
export function searchWords(query: string): string[] {
  const words = tokensOf(query);
  return words.some((word) => word.length >= fewestCharacters) ? words : [];
}

interface Sought {
  text: string;
  /** Each with a space before it: it is found where a word begins. */
  words: readonly string[];
}

function fitOf(named: Named, value: ValueWords, { text, words }: Sought): Fit | null {
  const { key, label } = named;
  if (key.startsWith(text) || label.startsWith(text)) return fit.nameStarts;
  if (key.includes(text) || label.includes(text)) return fit.nameContains;
  if (value.searched.includes(text)) return fit.valueContains;
  if (words.length === 0) return null;
  if (words.every((word) => named.words.includes(word))) return fit.namesWords;
  const says = (word: string) => named.wordsWithHelp.includes(word) || value.words.includes(word);
  return words.every(says) ? fit.saysWords : null;
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_]/g, '');
}

/** ' logs channel': the words of texts and keys, each with a space before it. A key is also divided at its capitals. */
function wordsIn(...texts: readonly string[]): string {
  return texts
    .flatMap((text) => tokensOf(text.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')))
    .map((word) => ` ${word}`)
    .join('');
}

function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** All '' for a value that is not set, since 'not set' is no value to be found by, and for every secret. */
interface ValueWords {
  shown: string;
  /** The value with its ids, and on a line of its own with the names of the guild. */
  searched: string;
  words: string;
}

type ConfigWords = Readonly<Record<ConfigKey, ValueWords>>;

const remembered = new WeakMap<BotConfig, { resources: GuildResources; values: ConfigWords }>();

function valuesOf(config: BotConfig, resources: GuildResources): ConfigWords {
  const known = remembered.get(config);
  if (known?.resources === resources) return known.values;
  const values = Object.fromEntries(
    fields.map((field) => [field.key, valueWords(field, config[field.key], resources)]),
  ) as ConfigWords;
  remembered.set(config, { resources, values });
  return values;
}

function valueWords(field: Field, value: ConfigValue, resources: GuildResources): ValueWords {
  const shown = describeValue(field, value, noGuildResources);
  if (isSecret(field.key)) return { shown, searched: '', words: '' };
  const texts = [noGuildResources, resources].map((known) => wordsOf(field, value, known));
  const different = [...new Set(texts)];
  return { shown, searched: different.map(squash).join('\n'), words: wordsIn(...different) };
}
