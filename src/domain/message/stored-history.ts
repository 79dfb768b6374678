import { own } from '../bot-config/parse-json';
import type { Embed, NewId } from './embed';
import { readMessage, type Message } from './message';
import { isStepCause, type Step } from './step-cause';

/** The undo steps, oldest first, and the redo steps. The last redo step is redone first. */
export interface StoredHistory {
  past: readonly Step[];
  future: readonly Step[];
}

/** The length as JSON, in characters. The limit prevents the history from filling the browser's storage. */
const MOST_CHARACTERS = 300_000;

/** Maximum number of stored steps in each direction. */
const MOST_STEPS = 100;

/** Keeps as many steps as fit. `draft` is the draft's stored text; the history is valid only together with it. */
export function historyText(draft: string | null, { past, future }: StoredHistory): string {
  const room = { left: MOST_CHARACTERS };
  const record = { draft, past: newest(past, room), future: newest(future, room) };
  return JSON.stringify(record);
}

export interface StoredWork {
  message: Message | null;
  history: StoredHistory;
}

/**
 * Parses a stored draft, and its history if `record` belongs to it. An embed or a field gets the same id in all steps,
 * so that the focus can move to the part that an undo changes.
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

/** Reads messages that were stored together. Equal ids become equal new ids, and equal embeds the same object. */
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
