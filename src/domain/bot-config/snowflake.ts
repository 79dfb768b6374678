/** How many digits an id of Discord has: 64 bits counted in milliseconds since 2015 (discord.md §1.4). */
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
