import { splitList } from '#domain/lists';

/** The number of digits of Discord's ids in use (discord.md §1.1). */
const snowflake = /^\d{17,20}$/;

/** Whether a text can be the id of something on Discord; no list of known ids is asked. */
export function isSnowflake(text: string): boolean {
  return snowflake.test(text);
}

/** The id in a typed or pasted text: `<#…>`, `<@&…>` and `<@…>` are read as the id they mention. */
export function idIn(text: string): string {
  const trimmed = text.trim();
  return /^<(?:#|@[&!]?)(\d+)>$/.exec(trimmed)?.[1] ?? trimmed;
}

const channelLink =
  /^https?:\/\/(?:(?:www|canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d{17,20}|@me)\/(\d{17,20})(?:\/\d{17,20})?\/?(?:[?#]\S*)?$/;

/** As `idIn`, and of a copied link to a channel, or to a message in it, the id of the channel. */
export function channelIdIn(text: string): string {
  const id = idIn(text);
  return channelLink.exec(id)?.[1] ?? id;
}

/**
 * The ids in a typed or pasted list. Mentions, links and ids need nothing but white space between them, mentions not even
 * that; entries that are none are divided as every list is, since a name may hold spaces. `idOf` reads one entry.
 */
export function idsIn(text: string, idOf: (entry: string) => string = idIn): string[] {
  const spaced = text.replaceAll(/<(?:#|@[&!]?)\d+>/g, ' $& ');
  const words = spaced.split(/[\s,;]+/).filter((word) => word !== '');
  const ids = words.map(idOf);
  const entries = ids.every(isSnowflake) ? ids : splitList(text).map(idOf);
  return [...new Set(entries)];
}
