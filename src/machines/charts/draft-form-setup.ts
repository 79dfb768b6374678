import { assign, emit, fromPromise, setup } from 'xstate';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';
import type { DraftFormTag, Remedy } from './draft-form-types';
import type { Answer } from './reader-types';

interface Draft {
  input: unknown;
  of: unknown;
  id: string;
  base: object | null;
  form: object;
}

export interface Data extends Draft {
  isStored: boolean;
  isChanged: boolean;
  isRestored: boolean;
  isChecked: boolean;
  theirs: object | null;
  error: string | null;
  kept: object | null;
}

export interface Options {
  id: string;
  kinds: readonly string[];
  remedies?: Readonly<Partial<Record<string, Remedy>>>;
  formOf: (stored: object | null, of: unknown) => object;
  isSame: (one: object, other: object) => boolean;
  save: (draft: Draft) => object | null;
  isStored?: ((base: object) => boolean) | null;
  ids?: { newId: (input: unknown) => string; renewedBy: 'open' | 'change' };
  merge?: (draft: Draft, theirs: object, taken: 'mine' | 'theirs') => object;
  remove?: (draft: Draft) => object;
  keyOf?: (draft: Draft) => object;
}

interface Kept {
  key: object;
  draft: { id: string; base: object | null; form: object } | null;
}

const unprovidedKeepDraft: (_: unknown, kept: Kept) => void = unprovided('keepDraft');

function theirsIn(answer: Answer): object | null {
  if (answer.ok || !('theirs' in answer.error)) return null;
  const { theirs } = answer.error;
  return typeof theirs === 'object' ? theirs : null;
}

/** Returns what the form would keep in this browser; null as `draft` if nothing is typed. */
export function draftToKeep({ keyOf }: Options, context: Data): Kept {
  const { id, base, form, isChanged } = context;
  return { key: keyOf?.(context) ?? {}, draft: isChanged ? { id, base, form } : null };
}

export function draftFormSetup(options: Options) {
  const { formOf, isSame, save, isStored, ids, merge } = options;
  /** Returns the context after a change, with what follows from it. */
  const after = (context: Data, change: Partial<Data>): Data => {
    const next = { ...context, ...change };
    const { base, of, form } = next;
    return {
      ...next,
      isStored: base !== null && (isStored?.(base) ?? true),
      isChanged: !isSame(formOf(base, of), form),
    };
  };
  const newId = (context: Data) => ids?.newId(context.input) ?? '';
  const untouched = { isRestored: false, isChecked: false, theirs: null, error: null };
  const merged = (context: Data, taken: 'mine' | 'theirs') => {
    const { theirs, form, of } = context;
    if (merge && theirs) return merge(context, theirs, taken);
    return taken === 'mine' ? form : formOf(theirs, of);
  };
  return setup({
    types: {
      input: {} as object | undefined,
      context: {} as Data,
      events: {} as
        | { type: 'open'; stored: object | null; of?: unknown }
        | { type: 'change'; fields: object }
        | { type: 'save' | 'close' | 'discard' | 'delete' | 'confirm' | 'cancel' }
        | { type: 'keep mine' | 'take theirs' | 'save as new' },
      emitted: {} as
        | { type: 'saved' | 'deleted'; draft: Draft; value: unknown }
        | { type: 'failed'; kind: string; theirs: object | null },
      tags: {} as DraftFormTag,
    },
    actors: {
      /** Reads the draft that is stored in this browser. */
      openDraft: fromPromise<Partial<Data> | null, object>(unprovided('openDraft')),
      save: fromPromise<Answer, object>(unprovided('save')),
      remove: fromPromise<Answer, object>(unprovided('remove')),
    },
    actions: {
      /** Stores the draft in this browser, or removes it. The app provides the implementation. */
      keepDraft: unprovidedKeepDraft,
      keepHere: assign(({ context: { base, form, kept } }) => ({
        kept: base === null ? form : kept,
      })),
      forgetHere: assign(({ context: { base, kept } }) => ({ kept: base === null ? null : kept })),
      start: assign(({ context }, { stored, of = null }: { stored: object | null; of?: unknown }) =>
        after(context, {
          ...untouched,
          of,
          id: newId(context),
          base: stored,
          form: (stored === null ? context.kept : null) ?? formOf(stored, of),
        }),
      ),
      restore: assign(({ context }, { kept }: { kept: Partial<Data> | null }) =>
        kept ? after(context, { ...kept, isRestored: true }) : {},
      ),
      change: assign(({ context }, { fields }: { fields: object }) =>
        after(context, {
          form: { ...context.form, ...fields },
          ...(ids?.renewedBy === 'change' && { id: newId(context) }),
        }),
      ),
      check: assign({ isChecked: true }),
      note: assign((_, { answer }: { answer: Answer }) =>
        answer.ok ? {} : { error: answer.error.kind, theirs: theirsIn(answer) },
      ),
      forgetError: assign({ error: null }),
      rebase: assign(({ context }) =>
        after(context, { base: context.theirs, form: merged(context, 'mine'), theirs: null }),
      ),
      takeTheirs: assign(({ context }) =>
        after(context, {
          ...untouched,
          base: context.theirs,
          form: merged(context, 'theirs'),
        }),
      ),
      becomeNew: assign(({ context }) => after(context, { base: null, id: newId(context) })),
      report: emit(
        ({ context }, { answer, type }: { answer: Answer; type: 'saved' | 'deleted' }) => {
          if (!answer.ok) {
            return { type: 'failed' as const, kind: answer.error.kind, theirs: theirsIn(answer) };
          }
          const { input, of, id, base, form } = context;
          return { type, draft: { input, of, id, base, form }, value: answer.value };
        },
      ),
    },
    guards: {
      isOk: (_, { answer }: { answer: Answer }) => answer.ok,
      isError: (_, params: ErrorParams) => isError(params),
      /** Whether the question was opened in the state of an error. */
      hasError: ({ context }, { kind }: { kind: string }) => context.error === kind,
      isStored: ({ context }) => context.isStored,
      changesNothing: ({ context }) => context.isStored && !context.isChanged,
      hasProblem: ({ context }) => save(context) === null,
    },
  });
}

export function initialDraft({ formOf }: Options, input: unknown): Data {
  return {
    input,
    of: null,
    id: '',
    base: null,
    form: formOf(null, null),
    isStored: false,
    isChanged: false,
    isRestored: false,
    isChecked: false,
    theirs: null,
    error: null,
    kept: null,
  };
}
