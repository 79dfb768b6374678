import { splitList } from '#domain/lists';

/** Discord's ids have 17 to 20 digits (discord.md §1.1). */
const snowflake = /^\d{17,20}$/;

export function isSnowflake(text: string): boolean {
  return snowflake.test(text);
}

/** Returns the id in a text, also from the mentions `<#…>`, `<@&…>` and `<@…>`. */
export function idIn(text: string): string {
  const trimmed = text.trim();
  return /^<(?:#|@[&!]?)(\d+)>$/.exec(trimmed)?.[1] ?? trimmed;
}

const channelLink =
  /^https?:\/\/(?:(?:www|canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d{17,20}|@me)\/(\d{17,20})(?:\/\d{17,20})?\/?(?:[?#]\S*)?$/;

/** Returns the id in a text, like `idIn`. If the text is a link to a channel or message, returns the channel's id. */
export function channelIdIn(text: string): string {
  const id = idIn(text);
  return channelLink.exec(id)?.[1] ?? id;
}

/**
 * Returns the ids in a typed or pasted list (product.md §9.6). Mentions need no separator. Links and ids must be
 * separated by white space, commas or semicolons. If an entry is not an id, the text is split as a list of names,
 * because names may contain spaces. `idOf` returns the id in one entry.
 */
export function idsIn(text: string, idOf: (entry: string) => string = idIn): string[] {
  const spaced = text.replaceAll(/<(?:#|@[&!]?)\d+>/g, ' $& ');
  const words = spaced.split(/[\s,;]+/).filter((word) => word !== '');
  const ids = words.map(idOf);
  const entries = ids.every(isSnowflake) ? ids : splitList(text).map(idOf);
  return [...new Set(entries)];
}
