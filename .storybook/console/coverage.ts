import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';
import { declaredTransitions, leafIds, nodesOf } from './adapter';
import type { Run } from './replay';

/** The leaf states and transitions of a machine that were seen in this tab. */
export interface Seen {
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
}

/** How much of a machine was seen. */
export interface Coverage {
  states: { seen: number; missing: readonly string[] };
  transitions: { seen: number; missing: readonly string[] };
}

const keptSchema = v.object({ states: v.array(v.string()), transitions: v.array(v.string()) });

const keyOf = ({ id }: AnyStateMachine) => `console.seen.${id}`;

/**
 * Returns the states and transitions that were seen in this tab. Returns empty sets if the storage is blocked or its
 * content is invalid.
 */
export function readSeen(machine: AnyStateMachine): Seen {
  const { states, transitions } = kept(machine);
  return { states: new Set(states), transitions: new Set(transitions) };
}

/**
 * Adds the states and transitions of a run to the stored record, and returns the merged record. The record is kept
 * until the tab is closed.
 */
export function addSeen(machine: AnyStateMachine, { moments }: Pick<Run, 'moments'>): Seen {
  const before = readSeen(machine);
  const seen = {
    states: new Set([...before.states, ...moments.flatMap(({ visited }) => [...visited])]),
    transitions: new Set([...before.transitions, ...moments.flatMap(({ taken }) => [...taken])]),
  };
  keep(machine, seen);
  return seen;
}

/** Deletes the record of which states and transitions of a machine were seen. */
export function forgetSeen(machine: AnyStateMachine): void {
  keep(machine, { states: new Set(), transitions: new Set() });
}

/**
 * Compares the record with all states and transitions of the machine. Ignores recorded states and transitions that the
 * machine no longer has.
 */
export function coverageOf(machine: AnyStateMachine, seen: Seen): Coverage {
  return {
    states: compared(leafIds(nodesOf(machine)), seen.states),
    transitions: compared(declaredTransitions(machine), seen.transitions),
  };
}

function compared(declared: readonly string[], seen: ReadonlySet<string>) {
  const missing = declared.filter((key) => !seen.has(key));
  return { seen: declared.length - missing.length, missing };
}

function kept(machine: AnyStateMachine): v.InferOutput<typeof keptSchema> {
  try {
    const text = sessionStorage.getItem(keyOf(machine));
    const parsed = v.safeParse(keptSchema, text === null ? null : JSON.parse(text));
    if (parsed.success) return parsed.output;
  } catch {
    // The storage may be blocked, or another page of this site may have stored other content under this key.
  }
  return { states: [], transitions: [] };
}

function keep(machine: AnyStateMachine, { states, transitions }: Seen): void {
  try {
    const value = { states: [...states], transitions: [...transitions] };
    sessionStorage.setItem(keyOf(machine), JSON.stringify(value));
  } catch {
    // If the storage is blocked, the record is not stored.
  }
}
