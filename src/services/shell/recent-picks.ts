import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:recent-picks';
const MAX_PICKS = 8;

const picks = v.array(v.string());

/** Returns the ids of the most recent picks in the command palette, newest first. */
export function readRecentPicks(): readonly string[] {
  const parsed = v.safeParse(picks, parseJson(readItem(KEY) ?? '[]'));
  return parsed.success ? parsed.output.slice(0, MAX_PICKS) : [];
}

/** Moves `id` to the front of the recent picks and returns the updated list. */
export function rememberPick(id: string): readonly string[] {
  const recent = [id, ...readRecentPicks().filter((other) => other !== id)].slice(0, MAX_PICKS);
  writeItem(KEY, JSON.stringify(recent));
  return recent;
}
