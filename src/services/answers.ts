import type { Result } from '#domain/result';
import * as v from 'valibot';
import { type Answer, bodyOf, isSuccess } from './http';

/**
 * `unanswered`: there was no response, the server failed, or the response is unexpected, so the call may have had an
 * effect. `tooSlow`: the database stopped the call at a time limit and undid it.
 */
export type Failure = 'signInRequired' | 'notAllowed' | 'rejected' | 'tooSlow' | 'unanswered';

const failures: Readonly<Record<number, Failure>> = { 401: 'signInRequired', 403: 'notAllowed' };

/**
 * The database stopped the statement, or a wait for a lock or a connection (supabase.md §4.4). A call that a gateway
 * ends with 504 may have had an effect.
 */
const slowCodes: readonly unknown[] = ['57014', '55P03', 'PGRST003'];

export function failureOf(answer: Answer): Failure {
  if (answer.kind === 'unreachable' || isSuccess(answer)) return 'unanswered';
  const known = failures[answer.status];
  if (known) return known;
  if (answer.status < 500) return 'rejected';
  return slowCodes.includes(databaseErrorOf(answer)?.code) ? 'tooSlow' : 'unanswered';
}

/** The error of a call for each failure. */
export type Errors<Kind extends string> = Readonly<Record<Failure, Kind>> & {
  /** The viewer did not enter the code that the database asks for (product.md §6.18), or has no second factor. */
  readonly factorRequired?: Kind;
  readonly factorMissing?: Kind;
};

/** The errors of reading what only some viewers may read. */
export const readErrors = {
  signInRequired: 'signInRequired',
  notAllowed: 'notAllowed',
  rejected: 'unreachable',
  tooSlow: 'tooSlow',
  unanswered: 'unreachable',
} as const satisfies Errors<string>;

/** The errors of reading what every signed-in user may read, so that only a request without a session is denied. */
export const ownReadErrors = { ...readErrors, notAllowed: 'signInRequired' } as const;

/** The errors of reading a few rows of the viewer, which takes too long only if everything does. */
export const ownRowErrors = { ...ownReadErrors, tooSlow: 'unreachable' } as const;

/** The errors of reading what only some viewers may read, with one error for a missing session and a missing right. */
export const closedErrors = {
  ...readErrors,
  signInRequired: 'forbidden',
  notAllowed: 'forbidden',
} as const satisfies Errors<string>;

export const changeErrors = {
  signInRequired: 'signInRequired',
  notAllowed: 'notAllowed',
  rejected: 'rejected',
  tooSlow: 'unanswered',
  unanswered: 'unanswered',
} as const satisfies Errors<string>;

export const ownChangeErrors = {
  signInRequired: 'signInRequired',
  notAllowed: 'signInRequired',
  rejected: 'unanswered',
  tooSlow: 'unanswered',
  unanswered: 'unanswered',
} as const satisfies Errors<string>;

/** The errors of a save. Only an error of the database says that a save is not allowed; a proxy may send a 403, too. */
export const saveErrors = {
  signInRequired: 'signInRequired',
  notAllowed: 'rejected',
  rejected: 'rejected',
  tooSlow: 'unreachable',
  unanswered: 'unreachable',
} as const satisfies Errors<string>;

/** A function of the database returns an outcome alone, or in an object. */
const namedOutcome = v.union([
  v.string(),
  v.pipe(
    v.object({ outcome: v.string() }),
    v.transform(({ outcome }) => outcome),
  ),
]);

/**
 * Returns what `schema` makes of the body of a successful response, or else the error of the failure. If `errors` are
 * `outcomes` and the body names one of them, returns its error.
 */
export async function resultOf<Schema extends v.GenericSchema, Kind extends string>(
  asked: Answer | Promise<Answer>,
  schema: Schema,
  errors: Errors<Kind>,
): Promise<Result<v.InferOutput<Schema>, { kind: Kind }>> {
  const answer = await asked;
  const body = successBody(answer);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return { ok: true, value: parsed.output };
  const outcome = v.safeParse(namedOutcome, body);
  const found = outcome.success ? entryOf<Kind>(errors, outcome.output) : null;
  return fail(found ?? errorOf(errors, answer));
}

/** The error for each failure and for each outcome that the database returns; null for a success. */
type Outcomes<Kind extends string> = Errors<Kind> &
  Readonly<Record<string, Kind | null | undefined>>;

/** Returns the outcomes of a change. An outcome with the name of an error means this error, unless `table` says otherwise. */
export function outcomes<Kind extends string>(
  kinds: readonly Kind[],
  table: Outcomes<Kind>,
): Outcomes<Kind> {
  return { ...Object.fromEntries(kinds.map((kind) => [kind, kind])), ...table };
}

/** Returns whether a change was made, or else why not. */
export async function outcomeOf<Kind extends string>(
  asked: Promise<Answer>,
  table: Outcomes<Kind>,
): Promise<Result<null, { kind: Kind }>> {
  const answer = await asked;
  const word = successBody(answer);
  const found = entryOf<Kind>(table, word);
  return found === null ? { ok: true, value: null } : fail(found ?? errorOf(table, answer));
}

function errorOf<Kind extends string>(errors: Errors<Kind>, answer: Answer): Kind {
  const need = needsFactor(answer)
    ? errors.factorRequired
    : lacksFactor(answer) && errors.factorMissing;
  return need || errors[failureOf(answer)];
}

/** Returns whether the database or the auth server asks for the second factor of the viewer. */
export function needsFactor(answer: Answer): boolean {
  const error = databaseErrorOf(answer);
  return error?.hint === 'second_factor_required' || error?.code === 'insufficient_aal';
}

/** Returns whether the server requires a second factor, which the viewer has not set up. */
export function lacksFactor(answer: Answer): boolean {
  return databaseErrorOf(answer)?.hint === 'second_factor_missing';
}

function entryOf<Kind extends string>(
  table: Readonly<Record<string, Kind | null | undefined>>,
  outcome: unknown,
): Kind | null | undefined {
  return typeof outcome === 'string' && Object.hasOwn(table, outcome) ? table[outcome] : undefined;
}

/** Returns the parsed body of a successful response; undefined for any other response. */
function successBody(answer: Answer): unknown {
  return answer.kind === 'answered' && isSuccess(answer) ? bodyOf(answer) : undefined;
}

const databaseError = v.object({
  code: v.string(),
  message: v.optional(v.string(), ''),
  hint: v.nullish(v.string(), ''),
});

/** `code` is an SQLSTATE, such as '23505', or a code of PostgREST. Returns null if there is no error. */
export function databaseErrorOf(answer: Answer): v.InferOutput<typeof databaseError> | null {
  if (answer.kind === 'unreachable' || isSuccess(answer)) return null;
  const parsed = v.safeParse(databaseError, bodyOf(answer));
  return parsed.success ? parsed.output : null;
}

export function fail<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}
