import { fold } from '../fold';
import type { BotConfig, ConfigValue } from './config';
import { describeValue, wordsOf } from './describe';
import type { ConfigTab } from './field';
import { fields, type ConfigKey, type Field } from './fields';
import { type GuildResources, noGuildResources } from './guild-resources';
import { isSecret } from './secrets';
import { type Setup, type SetupSection, sectionOfSetup, setupRows } from './setups';

/** `path` is the setting's key; `value` is its value as text, with ids instead of names. */
export interface SettingResult {
  path: ConfigKey;
  label: string;
  tab: ConfigTab;
  value: string;
}

/** `value` says what the set-up is for. */
export interface SetupResult {
  path: SetupSection;
  label: string;
  tab: null;
  value: string;
}

export type SearchResult = SettingResult | SetupResult;

export interface SearchOptions {
  /** The guild's roles and channels. The search also finds values by the names of these roles and channels. */
  resources?: GuildResources;
  isSeen?: (key: ConfigKey) => boolean;
}

const fewestCharacters = 2;

/** Match quality; lower is better. */
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
 * Returns the settings that match a query, best first (product.md §9.9). Values match by text, by ids and by the names
 * of the ids; secrets never match. Words are matched one by one only if no setting contains the whole query. The texts
 * are cached, because the search runs on every key press.
 */
export function searchSettings(
  query: string,
  config: BotConfig,
  { resources = noGuildResources, isSeen = () => true }: SearchOptions = {},
): SettingResult[] {
  if (!isSearchable(query)) return [];
  const parsed = { text: squash(query), words: searchWords(query).map((word) => ` ${word}`) };
  const values = valuesOf(config, resources);
  const hits: { named: Named; fit: Fit }[] = [];
  for (const named of names) {
    if (!isSeen(named.field.key)) continue;
    const fits = fitOf(named, values[named.field.key], parsed);
    if (fits !== null) hits.push({ named, fit: fits });
  }
  const isWhole = hits.some((hit) => hit.fit <= fit.valueContains);
  const isWordwise = parsed.words.length === 1 || !isWhole;
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

/** With fewer characters, the start of "Set up" finds no set-up, so that "se" still lists "Server ID" first. */
const fewestOfTitle = 3;

/** Returns the set-ups whose title starts with the query, or whose name has its words (product.md §9.9). */
export function searchSetups(query: string, among: readonly Setup[]): SetupResult[] {
  if (!isSearchable(query)) return [];
  const text = squash(query);
  const words = searchWords(query).map((word) => ` ${word}`);
  return among
    .filter((setup) => {
      const { title, name } = setupRows[setup];
      const isStart = text.length >= fewestOfTitle && squash(title).startsWith(text);
      const named = wordsIn(name);
      return isStart || (words.length > 0 && words.every((word) => named.includes(word)));
    })
    .map((setup) => {
      const { title, help } = setupRows[setup];
      return { path: sectionOfSetup(setup), label: title, tab: null, value: help };
    });
}

/** Returns whether a query is long enough. It must have two characters other than spaces and underscores. */
export function isSearchable(query: string): boolean {
  return squash(query).length >= fewestCharacters;
}

/** Returns the words of a query, folded. Returns none if every word is a single character. */
export function searchWords(query: string): string[] {
  const words = tokensOf(query);
  return words.some((word) => word.length >= fewestCharacters) ? words : [];
}

interface ParsedQuery {
  text: string;
  /** The words of the query. Each one starts with a space, so that it matches only at the start of a word. */
  words: readonly string[];
}

function fitOf(named: Named, value: ValueWords, { text, words }: ParsedQuery): Fit | null {
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
  return fold(text).replaceAll(/[\s_]/g, '');
}

/** Puts a space before each word, such as " logs channel". Keys are also split at capital letters. */
function wordsIn(...texts: readonly string[]): string {
  return texts
    .flatMap((text) => tokensOf(text.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')))
    .map((word) => ` ${word}`)
    .join('');
}

function tokensOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** `searched` and `words` are '' for secrets and unset values, so that the query "not set" does not find them. */
interface ValueWords {
  shown: string;
  /** The first line has the ids of roles and channels. If their names are known, a second line has the names. */
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
