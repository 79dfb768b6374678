import type { SentPlace } from '#domain/bot-config/start-here';
import * as v from 'valibot';
import { parseJson } from '../json';
import { readItem, watchItem, writeItem } from '../browser/local-storage';

const KEY = 'grouped:sent-to';

const MOST_PLACES = 50;

const id = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,20}$/)));
const places = v.array(v.object({ guildId: id, channelId: id }));

/** Returns the servers and channels to which this browser has sent a message from the embed designer, oldest first. */
export function readSentPlaces(): readonly SentPlace[] {
  return placesFrom(readItem(KEY));
}

/** A channel that is already stored moves to the end. */
export function storeSentPlace(place: SentPlace): void {
  const others = readSentPlaces().filter(({ channelId }) => channelId !== place.channelId);
  writeItem(KEY, JSON.stringify([...others, place].slice(-MOST_PLACES)));
}

export function watchSentPlaces(onChange: (sent: readonly SentPlace[]) => void): () => void {
  return watchItem(KEY, (value) => onChange(placesFrom(value)));
}

function placesFrom(text: string | null): readonly SentPlace[] {
  const parsed = v.safeParse(places, parseJson(text ?? '[]'));
  return parsed.success ? parsed.output : [];
}
