import type { AnyStateNode } from 'xstate';
import { outline, payloadLabels, payloadOf, resultLabels } from './labels';
import type { LinkError } from './link';
import type { ConsoleFixtures, Payload, Step } from './session';

/** The messages for a link that the console cannot open. */
export const linkTexts = {
  unreadable:
    'This link is damaged or from another version of the console. The machine is at its start.',
  otherMachine: 'This link belongs to another machine. This machine is at its start.',
} satisfies Record<LinkError, string>;

/**
 * Returns the message that is shown if a step of a session is no longer possible. `step` is the index of the step,
 * counted from 0.
 */
export function problemText({ step, reason }: { step: number; reason: string }): string {
  return `These steps are out of date: step ${step + 1} is no longer possible. ${reason} The machine is at its start.`;
}

/** Returns the message for a session whose link omits the last steps. `held` is the number of steps in the link. */
export function cutLinkText(held: number): string {
  return `The link ends before step ${held + 1}, because a link cannot hold its payload.`;
}

/** Returns the message for an event that was not sent, because a guard or an action throws. */
export function thrownText(reason: string): string {
  return `The event was not sent, because it would stop the machine. ${reason}`;
}

/** Returns the name of a state in messages. */
export function stateName(node: AnyStateNode): string {
  return node.path.join('.') || node.key;
}

/** Returns the message that is shown during a long search for a path. */
export function searchText(name: string): string {
  return `Searching for a path to ${name}…`;
}

/** Returns the message that is shown after a search was canceled. */
export function canceledText(name: string): string {
  return `The search for a path to ${name} was canceled.`;
}

type Arrival = { passes: boolean; start: string; present: string } | { isComplete: boolean };

/** Returns the message for a jump. `count` is the number of steps, or null if there is no path. */
export function jumpText(node: AnyStateNode, count: number | null, arrival: Arrival): string {
  const name = stateName(node);
  if (!('passes' in arrival)) {
    return arrival.isComplete
      ? `No steps lead to ${name} with these events and results.`
      : `No path to ${name} was found. The search ended early, because the machine has too many states.`;
  }
  const from = arrival.start === arrival.present ? '' : ` from “${arrival.start}”`;
  const steps = count === 1 ? '1 step' : `${count ?? 0} steps`;
  return arrival.passes
    ? `${name} decides at once, so the machine cannot stay there. The ${steps}${from} pass through it.`
    : `Reached ${name} in ${steps}${from}.`;
}

/** Returns a duration in a readable unit: `600 ms`, `1.5 s`, `2 min`. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 120_000) return `${ms / 1_000} s`;
  return `${Math.round(ms / 6_000) / 10} min`;
}

/** Returns a one-line description of a step, such as `save answers error: conflict`. */
export function stepText(
  step: Step,
  fixtures: ConsoleFixtures,
  srcOf: (call: string) => string,
): string {
  switch (step.do) {
    case 'send':
      return `${step.type} ${payloadText(step.type, step.payload, fixtures)}`.trim();
    case 'answer':
      return `${step.call} answers ${outcomeText(srcOf(step.call), step.fixture, fixtures)}`;
    case 'report': {
      const payload = payloadText(step.type, step.payload, fixtures);
      return `${step.call} says ${step.type} ${payload}`.trim();
    }
    case 'wait':
      return `${durationText(step.ms)} pass`;
    case 'rule': {
      if (!step.rule) return `${step.src} waits for an answer each time`;
      if (step.rule.kind === 'never') return `${step.src} never answers`;
      const after = step.rule.afterMs > 0 ? ` after ${durationText(step.rule.afterMs)}` : '';
      return `${step.src} always answers ${outcomeText(step.src, step.rule.fixture, fixtures)}${after}`;
    }
  }
}

function payloadText(type: string, payload: Payload, { events }: ConsoleFixtures): string {
  if ('typed' in payload) return outline(payload.typed);
  return payloadLabels((events[type] ?? []).map(payloadOf))[payload.fixture] ?? '';
}

function outcomeText(src: string, fixture: number, { actors }: ConsoleFixtures): string {
  return resultLabels(actors[src]?.outcomes ?? [])[fixture] ?? '';
}
