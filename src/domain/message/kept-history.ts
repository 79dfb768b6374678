import { own } from '../bot-config/parse-json';
import type { Embed, NewId } from './embed';
import { readMessage, type Message } from './message';
import { isStepCause, type Step } from './step-cause';

/** The steps to undo, oldest first, and those to redo, farthest first. */
export interface KeptHistory {
  past: readonly Step[];
  future: readonly Step[];
}

/** How many characters of JSON the stored history has at most, so that it never fills the storage. */
const MOST_CHARACTERS = 300_000;

/** How many steps it has at most in each direction. */
const MOST_STEPS = 100;

/**
 * The history of a draft as text: the steps next to the draft, as many as fit. `draft` is the text the draft is stored
 * as, null where it is none: a history belongs to that text alone.
 */
export function historyText(draft: string | null, { past, future }: KeptHistory): string {
  const room = { left: MOST_CHARACTERS };
  const record = { draft, past: newest(past, room), future: newest(future, room) };
  return JSON.stringify(record);
}

/** A draft as it was stored, with the history that belongs to it. */
export interface StoredWork {
  message: Message | null;
  history: KeptHistory;
}

/**
 * Reads a stored draft, and the stored history where it belongs to it. A part that is in several steps has the same id in
 * all of them, so that an undo leads to the place it changes.
 *
 * @param draft the text of the draft; null for none
 * @param record the parsed history; anything
 */
export function readStoredWork(
  { draft, record }: { draft: string | null; record: unknown },
  { newId, parse }: { newId: NewId; parse: (text: string) => unknown },
): StoredWork {
  const reader = readerWith(newId);
  const message = draft === null ? null : reader(parse(draft));
  const belongs = own(record, 'draft') === draft && (draft === null || message !== null);
  if (!belongs) return { message, history: { past: [], future: [] } };
  return {
    message,
    history: {
      past: stepsIn(own(record, 'past'), reader),
      future: stepsIn(own(record, 'future'), reader),
    },
  };
}

function newest(steps: readonly Step[], room: { left: number }): readonly unknown[] {
  const kept: unknown[] = [];
  for (const step of steps.slice(-MOST_STEPS).toReversed()) {
    room.left -= JSON.stringify(step).length;
    if (room.left < 0) break;
    kept.unshift(step);
  }
  return kept;
}

type Reader = (raw: unknown) => Message | null;

function stepsIn(raw: unknown, read: Reader): Step[] {
  if (!Array.isArray(raw)) return [];
  return raw.slice(-MOST_STEPS).flatMap((step: unknown): Step[] => {
    const [message, cause] = [read(own(step, 'message')), own(step, 'cause')];
    return message !== null && isStepCause(cause) ? [{ message, cause }] : [];
  });
}

/** Reads messages that were stored together: the same stored id becomes the same new id, the same embed one object. */
function readerWith(newId: NewId): Reader {
  const ids = new Map<string, string>();
  const embeds = new Map<string, Embed>();
  const idOf = (raw: unknown, fresh: string) => {
    const stored = own(raw, 'id');
    if (typeof stored !== 'string') return fresh;
    const known = ids.get(stored) ?? fresh;
    ids.set(stored, known);
    return known;
  };
  return (raw) => {
    const message = readMessage(raw, newId);
    const stored = own(raw, 'embeds');
    if (message === null || !Array.isArray(stored)) return message;
    return {
      ...message,
      embeds: message.embeds.map((embed, at) => {
        const fields = own(stored[at], 'fields');
        const named = {
          ...embed,
          id: idOf(stored[at], embed.id),
          fields: embed.fields.map((field, place) => ({
            ...field,
            id: idOf(Array.isArray(fields) ? fields[place] : null, field.id),
          })),
        };
        const text = JSON.stringify(named);
        const known = embeds.get(text) ?? named;
        embeds.set(text, known);
        return known;
      }),
    };
  };
}
