import type { DoneActorEvent } from 'xstate';
import type { Result } from '#domain/result';

type Answer = Result<unknown, { kind: string }>;

export type ErrorKind<Output extends Answer> = Extract<Output, { ok: false }>['error']['kind'];

/** The transition for one kind of error: a target, with or without actions. */
type Row = string | { target: string; actions?: unknown };

type Transition<Table, Guard> = {
  [Kind in keyof Table]: { guard: Guard } & (Table[Kind] extends string
    ? { target: Table[Kind] }
    : Table[Kind]);
}[keyof Table];

/** Causes a compile error if the table has a row for a kind that is not in the union. */
type Exact<Table, Kind> = Table & Record<Exclude<keyof Table, Kind>, never>;

export interface ErrorParams {
  answer: Answer;
  kind: string;
}

/** The guard that `errorTransitions` needs: `isError: (_, params: ErrorParams) => isError(params)`. */
export function isError({ answer, kind }: ErrorParams): boolean {
  return !answer.ok && answer.error.kind === kind;
}

/**
 * Returns one guarded `onDone` transition for each error kind in the output of an actor. If the table lacks a kind or
 * has an unknown one, the code does not compile. The machine needs the guard `isError`. Example:
 * `onDone: [success, ...errorTransitions<SaveAnswer>()({ conflict: 'failed.conflict', … })]`.
 */
export const errorTransitions =
  <Output extends Answer>() =>
  <const Table extends Record<ErrorKind<Output>, Row>>(table: Exact<Table, ErrorKind<Output>>) =>
    transitions(table, (kind) => ({
      type: 'isError' as const,
      params: ({ event }: { event: DoneActorEvent<Output> }) => ({ answer: event.output, kind }),
    }));

/** Returns a row for each kind of error: the state of this name in the state `failed`. */
export function failedBy<Kind extends string>(
  kinds: readonly Kind[],
  failed?: string,
): Record<Kind, string>;
export function failedBy<Kind extends string, const Actions>(
  kinds: readonly Kind[],
  failed: string,
  actions: Actions,
): Record<Kind, { target: string; actions: Actions }>;
export function failedBy(kinds: readonly string[], failed = 'failed', actions?: unknown): object {
  const rows = kinds.map((kind) => {
    const target = `${failed}.${kind}`;
    return [kind, actions === undefined ? target : { target, actions }] as const;
  });
  return Object.fromEntries(rows);
}

/** Returns a state for each kind of error, without transitions of its own except for those in `given`. */
export function statesOf<const Kinds extends readonly string[]>(
  kinds: Kinds,
): { initial: string; states: Record<Kinds[number], object> };
export function statesOf<
  const Kinds extends readonly string[],
  const Given extends { readonly [Kind in Kinds[number]]?: object },
>(
  kinds: Kinds,
  given: Given,
): { initial: string; states: Given & Record<Exclude<Kinds[number], keyof Given>, object> };
export function statesOf(kinds: readonly string[], given: Readonly<Record<string, object>> = {}) {
  const states = Object.fromEntries(kinds.map((kind) => [kind, given[kind] ?? {}]));
  return { initial: kinds[0] ?? '', states };
}

/** Returns a state for each kind of error that notifies the user of it. */
export function noticesOf<Kind extends string>(kinds: readonly Kind[]) {
  const notices = kinds.map((kind) => [kind, { entry: { type: 'notify', params: kind } }]);
  return Object.fromEntries(notices) as {
    [Each in Kind]: { entry: { type: 'notify'; params: Each } };
  };
}

/**
 * Needs one row for each member of the union. The member becomes `params` of the guard. Example:
 * `guardedTransitions<SaveDenial>()('isDenied', { signInRequired: …, … })`.
 */
export const guardedTransitions =
  <Member extends string>() =>
  <const Guard extends string, const Table extends Record<Member, Row>>(
    guard: Guard,
    table: Exact<Table, Member>,
  ) =>
    transitions(table, (member) => ({ type: guard, params: member as Member }));

function transitions<Table extends Record<string, Row>, Guard>(
  table: Table,
  guardOf: (kind: string) => Guard,
): Transition<Table, Guard>[] {
  const rows = Object.entries(table).map(([kind, row]) => ({
    guard: guardOf(kind),
    ...(typeof row === 'string' ? { target: row } : row),
  }));
  // `Object.entries` loses the relation between keys and rows. `Exact` excludes other keys.
  return rows as unknown as Transition<Table, Guard>[];
}
