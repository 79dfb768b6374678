import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isJson, withoutReferences } from './fixture-values';

/** The fixtures of a machine: the events, results and delays that can be tried. */
export interface ConsoleFixtures {
  input?: unknown;
  /** Events to send, by type. */
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /**
   * Keyed by the name of the actor: the results of a promise actor, or the types of the events that a callback actor
   * sends.
   */
  actors: Readonly<Record<string, { outcomes?: readonly unknown[]; sends?: readonly string[] }>>;
  /** Delays by name, in ms. */
  delays: Readonly<Record<string, number>>;
  /** Returns the part of the context that distinguishes states in the search for a path. */
  serialize?(snapshot: AnyMachineSnapshot): unknown;
  /**
   * Returns whether the search for a path skips the given event in this state. An event is skipped for one of two
   * reasons. Either it cannot happen in this state, as when a long timer would fire before a short one, or the search
   * would otherwise become too large.
   */
  skip?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

/** The inputs with which a machine can start, keyed by the name of the start. */
export type Starts = Readonly<Record<string, unknown>>;

/**
 * The payload of an event: the index of a fixture, or typed fields. Typed fields can contain references to values of
 * fixtures that JSON cannot hold.
 */
export type Payload = { fixture: number } | { typed: Readonly<Record<string, unknown>> };

/**
 * Determines how the calls of an actor are answered: the pending calls and all further calls. Without a rule, a call
 * stays pending until the user answers it.
 */
export type Rule = { kind: 'never' } | { kind: 'outcome'; fixture: number; afterMs: number };

/** Something that happened to the machine. A call is identified by the id of its invocation. */
export type Step =
  | { do: 'send'; type: string; payload: Payload }
  | { do: 'answer'; call: string; fixture: number }
  | { do: 'report'; call: string; type: string; payload: Payload }
  | { do: 'wait'; ms: number }
  | { do: 'rule'; src: string; rule: Rule | null };

/**
 * A start of a machine, and the steps that were performed after it. The same session always results in the same
 * snapshot.
 */
export interface Session {
  /** The name of the start: a key of `Starts`. */
  start: string;
  steps: readonly Step[];
}

/** Returns the inputs that a session can start with, by name. Without `starts`, there is one: the input of the fixtures. */
export function startsOf(fixtures: ConsoleFixtures, starts?: Starts): Starts {
  return starts ?? { 'Start over': fixtures.input };
}

/** Returns the event that a step sends, or null if the fixtures no longer have it. */
export function eventOf(
  { type, payload }: { type: string; payload: Payload },
  { events }: ConsoleFixtures,
): AnyEventObject | null {
  if (!Object.hasOwn(events, type)) return null;
  const given = events[type] ?? [];
  if (!('typed' in payload)) return given[payload.fixture] ?? null;
  const typed = withoutReferences(payload.typed, given);
  return typed && { ...typed, type };
}

/**
 * Returns whether a link can hold the given step. For example, a link cannot hold a step with a file that was chosen in
 * a screen, because a file cannot be written as text.
 */
export function isLinkable(step: Step): boolean {
  return !('payload' in step) || !('typed' in step.payload) || isJson(step.payload.typed);
}

/** Returns the part of a session that a link can hold: the steps before the first step that a link cannot hold. */
export function linkable(session: Session): Session {
  const end = session.steps.findIndex((step) => !isLinkable(step));
  return end < 0 ? session : { ...session, steps: session.steps.slice(0, end) };
}

/**
 * A session that also contains the undone steps that can be redone. Only the first `at` steps are currently applied.
 */
export interface Document extends Session {
  at: number;
}

/** The current document, the earlier documents that undo returns to, and the later documents that redo returns to. */
export interface Edits {
  past: readonly Document[];
  present: Document;
  future: readonly Document[];
}

/** Returns the edits for a session that was just opened. Undo takes back its steps one by one. */
export function opened(session: Session): Edits {
  const past = session.steps.map((_, at) => ({ ...session, at }));
  return { past, present: { ...session, at: session.steps.length }, future: [] };
}

/** Returns the session with only the applied steps of a document. The undone steps are omitted. */
export function inForce({ start, steps, at }: Document): Session {
  return { start, steps: steps.slice(0, at) };
}

/**
 * Adds a step after the applied steps. The steps that were undone are removed from the document; undoing the new step
 * brings them back.
 */
export function withStep(edits: Edits, step: Step): Edits {
  const { start, steps } = inForce(edits.present);
  return edited(edits, { start, steps: [...steps, step], at: steps.length + 1 });
}

/** Replaces the last applied step, without adding an entry to the undo history. */
export function withLastStep(edits: Edits, step: Step): Edits {
  const { start, steps } = inForce(edits.present);
  return {
    ...edits,
    present: { start, steps: [...steps.slice(0, -1), step], at: steps.length },
  };
}

/** Changes the number of applied steps to `at`. The later steps become undone steps, which can be redone. */
export function wentTo(edits: Edits, at: number): Edits {
  return at === edits.present.at ? edits : edited(edits, { ...edits.present, at });
}

/** Replaces the whole session. */
export function replaced(edits: Edits, session: Session): Edits {
  return edited(edits, { ...session, at: session.steps.length });
}

export function undone(edits: Edits): Edits {
  const previous = edits.past.at(-1);
  if (!previous) return edits;
  return {
    past: edits.past.slice(0, -1),
    // The list keeps the undone step, so that the user can return to the step with a click.
    present: isContinued(previous, edits.present)
      ? { ...edits.present, at: previous.at }
      : previous,
    future: [edits.present, ...edits.future],
  };
}

export function redone(edits: Edits): Edits {
  const [next, ...future] = edits.future;
  return next ? { past: [...edits.past, edits.present], present: next, future } : edits;
}

function edited({ past, present }: Edits, next: Document): Edits {
  return { past: [...past, present], present: next, future: [] };
}

function isContinued(shorter: Document, longer: Document): boolean {
  return (
    shorter.start === longer.start &&
    shorter.at === shorter.steps.length &&
    shorter.steps.every((step, at) => step === longer.steps[at])
  );
}
