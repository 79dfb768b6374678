import type {
  MetaObject,
  NonReducibleUnknown,
  PromiseActorLogic,
  StateMachine,
  StateSchema,
} from 'xstate';
import type { Every } from './kinds';
import type { Answer, KindOf, ValueOf } from './reader-types';

export interface DraftFormParts {
  /** `unanswered`: the change may have been made. `theirs` is the newer stored version; null if it was deleted. */
  answer: Answer;
  /** Values that stay the same as long as the form exists. */
  input?: object;
  /** What the form is opened with, beside the stored thing. */
  of?: object;
  form: object;
  /** The stored thing that the form changes. */
  stored: object;
  /** What the actor `save` is asked for. */
  save: object;
  /** What the actor `remove` is asked for. */
  remove?: object;
  /** Under which key this browser keeps what is typed. Without it, the chart keeps it for a new thing, until the page closes. */
  key?: object;
}

type InputOf<Parts> = Parts extends { input: infer Input extends object } ? Input : unknown;
type OfOf<Parts> = Parts extends { of: infer Of } ? Of : null;

/** What is typed, and what it changes. */
export interface Draft<Parts extends DraftFormParts> {
  input: InputOf<Parts>;
  of: OfOf<Parts>;
  /** The id under which a new thing is saved; '' if the form gives none. */
  id: string;
  /** The stored thing that the form started from; null for a new one. */
  base: Parts['stored'] | null;
  form: Parts['form'];
}

export interface DraftFormData<Parts extends DraftFormParts> extends Omit<Draft<Parts>, 'of'> {
  /** Null before the form was opened. */
  of: OfOf<Parts> | null;
  isStored: boolean;
  /** Whether the form differs from what is stored. */
  isChanged: boolean;
  /** Whether the form was opened with what this browser had kept. */
  isRestored: boolean;
  /** Whether all problems are shown. True after the user has tried to save. */
  isChecked: boolean;
  /** What another tab or person has stored in the meantime; null if it was deleted, or if there is no clash. */
  theirs: Parts['stored'] | null;
  error: KindOf<Parts> | null;
  /** The form of a new thing, while another one is shown. Not used if this browser keeps it. */
  kept: Parts['form'] | null;
}

/** What this browser keeps. A part that is not kept is taken from the form as it was opened. */
export interface KeptDraft<Parts extends DraftFormParts> {
  id?: string;
  base?: Parts['stored'] | null;
  form: Parts['form'];
}

/** A draft to store in this browser. If `draft` is null, the stored draft is removed. */
export interface DraftToKeep<Parts extends DraftFormParts> {
  key: Parts extends { key: infer Key extends object } ? Key : never;
  draft: Required<KeptDraft<Parts>> | null;
}

/**
 * What the user can do after an error, apart from editing the form and saving it again: keep what is typed or take
 * what is stored, before anything is saved (`choose`); save again as a change of what is stored now (`rebase`); save as
 * a new thing, because the edited one was deleted (`renew`); only copy what is typed (`none`).
 */
export type Remedy = 'choose' | 'rebase' | 'renew' | 'none';

export type DraftFormEvent<Parts extends DraftFormParts> =
  | ({ type: 'open'; stored: Parts['stored'] | null } & (Parts extends { of: infer Of }
      ? { of: Of }
      : object))
  | { type: 'change'; fields: Partial<Parts['form']> }
  | { type: 'save' }
  /** Closes the form. What is typed is kept for the next time. */
  | { type: 'close' }
  /** Opens a question: whether to discard what is typed, or to delete the stored thing. */
  | { type: 'discard' | 'delete' }
  | { type: 'confirm' | 'cancel' }
  /** Decides a clash, see `choose`. */
  | { type: 'keep mine' | 'take theirs' }
  /** See `renew`. */
  | { type: 'save as new' };

export type DraftFormEmitted<Parts extends DraftFormParts> =
  | { type: 'saved' | 'deleted'; draft: Draft<Parts>; value: ValueOf<Parts> }
  | { type: 'failed'; kind: KindOf<Parts>; theirs: Parts['stored'] | null };

type DraftFormState<Parts extends DraftFormParts> =
  | 'closed'
  | 'checking'
  | 'saving'
  | { form: 'editing' | { failed: KindOf<Parts> } }
  | (Parts extends { key: object } ? 'opening' | { asking: 'discard' } : never)
  | (Parts extends { remove: object } ? 'deleting' | { asking: 'delete' } : never);

/**
 * `opening`: the kept draft is being read. `blocked`: an error prevents saving. `clash`: `theirs` has to be decided.
 */
export type DraftFormTag =
  | 'open'
  | 'opening'
  | 'editable'
  | 'blocked'
  | 'clash'
  | 'saving'
  | 'deleting'
  | 'discard'
  | 'delete';

type DraftFormActor<Parts extends DraftFormParts> =
  | { src: 'save'; logic: PromiseActorLogic<Parts['answer'], Parts['save']>; id: 'save' }
  | (Parts extends { remove: infer Remove extends object }
      ? { src: 'remove'; logic: PromiseActorLogic<Parts['answer'], Remove>; id: 'remove' }
      : never)
  | (Parts extends { key: infer Key extends object }
      ? {
          src: 'openDraft';
          logic: PromiseActorLogic<KeptDraft<Parts> | null, Key>;
          id: 'openDraft';
        }
      : never);

export type DraftFormMachine<Parts extends DraftFormParts> = StateMachine<
  DraftFormData<Parts>,
  DraftFormEvent<Parts>,
  Record<string, never>,
  DraftFormActor<Parts>,
  Parts extends { key: object } ? { type: 'keepDraft'; params: DraftToKeep<Parts> } : never,
  never,
  never,
  DraftFormState<Parts>,
  DraftFormTag,
  InputOf<Parts>,
  NonReducibleUnknown,
  DraftFormEmitted<Parts>,
  MetaObject,
  StateSchema
>;

export type DraftFormOptions<
  Parts extends DraftFormParts,
  Kinds extends readonly KindOf<Parts>[],
> = {
  id: string;
  kinds: Every<KindOf<Parts>, Kinds>;
  /** What the user can do after an error, if it is not to save `again`. */
  remedies?: { readonly [Kind in KindOf<Parts>]?: Remedy };
  formOf: (stored: Parts['stored'] | null, of: OfOf<Parts> | null) => Parts['form'];
  isSame: (one: Parts['form'], other: Parts['form']) => boolean;
  /** Returns the request that saves the form; null if the form has a problem. */
  save: (draft: Draft<Parts>) => Parts['save'] | null;
  /**
   * Whether there is something stored that can be deleted, and left as it is. Default: whether `base` is not null. Null
   * if the form is only for new things.
   */
  isStored?: ((base: Parts['stored']) => boolean) | null;
  /** The ids of new things. A new one is made when the form opens, and also after each change if `change` is set. */
  ids?: { newId: (input: InputOf<Parts>) => string; renewedBy: 'open' | 'change' };
  /** `taken` wins where both sides differ. Without `merge`, one of the two forms is taken as a whole. */
  merge?: (draft: Draft<Parts>, theirs: Parts['stored'], taken: 'mine' | 'theirs') => Parts['form'];
} & (Parts extends { remove: infer Remove extends object }
  ? { remove: (draft: Draft<Parts> & { base: Parts['stored'] }) => Remove }
  : object) &
  (Parts extends { key: infer Key extends object }
    ? { keyOf: (draft: Draft<Parts>) => Key }
    : object);
