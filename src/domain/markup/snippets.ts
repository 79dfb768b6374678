import type { MentionNode, TimestampStyle } from './tree';

const signs: Readonly<Record<MentionNode['of'], string>> = { user: '@', role: '@&', channel: '#' };

export function mentionMarkup(of: MentionNode['of'], id: string): string {
  return `<${signs[of]}${id}>`;
}

/** Returns the markup for the given time in Unix ms. Discord shows the time in each reader's time zone. */
export function timestampMarkup(time: number, style: TimestampStyle): string {
  return `<t:${Math.floor(time / 1_000)}:${style}>`;
}
