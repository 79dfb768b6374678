import type { AnyStateMachine, DoneActorEvent } from 'xstate';
import {
  draftFormSetup,
  draftToKeep,
  initialDraft,
  type Data,
  type Options,
} from './draft-form-setup';
import type {
  DraftFormMachine,
  DraftFormOptions,
  DraftFormParts,
  Remedy,
} from './draft-form-types';
import type { Answer, KindOf } from './reader-types';

const fieldsIn = ({ event }: { event: { fields: object } }) => ({ fields: event.fields });
const openedIn = ({ event }: { event: { stored: object | null; of?: unknown } }) => event;
const answerIn = ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output });

/** Keeps what is typed until it is saved or discarded. A save that meets another one overwrites nothing. */
export function draftForm<Parts extends DraftFormParts>(): <
  const Kinds extends readonly KindOf<Parts>[],
>(
  options: DraftFormOptions<Parts, Kinds>,
) => DraftFormMachine<Parts>;
export function draftForm(): (options: never) => AnyStateMachine {
  return draftFormMachine;
}

function draftFormMachine(options: Options): AnyStateMachine {
  const { id, kinds, remedies = {}, keyOf, save, remove, isStored } = options;
  const keep = keyOf
    ? ({
        type: 'keepDraft',
        params: ({ context }: { context: Data }) => draftToKeep(options, context),
      } as const)
    : ('keepHere' as const);
  const forget = keyOf
    ? ({
        type: 'keepDraft',
        params: ({ context }: { context: Data }) => ({
          ...draftToKeep(options, context),
          draft: null,
        }),
      } as const)
    : ('forgetHere' as const);
  const change = [{ type: 'change', params: fieldsIn } as const, keep];

  const onDone = (type: 'saved' | 'deleted') => {
    const report = {
      type: 'report',
      params: ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output, type }),
    } as const;
    return [
      { guard: { type: 'isOk', params: answerIn }, target: '#closed', actions: [forget, report] },
      ...kinds.map(
        (kind) =>
          ({
            guard: {
              type: 'isError',
              params: ({ event }: { event: DoneActorEvent<Answer> }) => ({
                answer: event.output,
                kind,
              }),
            },
            target: `#failed.${kind}`,
            actions: [
              { type: 'note', params: answerIn },
              ...(remedies[kind] === 'rebase' ? ['rebase' as const, keep] : []),
              report,
            ],
          }) as const,
      ),
    ] as const;
  };

  /** The state of an error, with what the user can do after it. */
  const afterError = (remedy: Remedy | undefined) => {
    const blocked = { save: undefined, ...(remove && { delete: undefined }) };
    switch (remedy) {
      case 'choose':
        return {
          tags: ['blocked' as const, 'clash' as const],
          on: {
            ...blocked,
            change: { actions: change },
            'keep mine': { target: '#editing', actions: [forget, 'rebase' as const, keep] },
            'take theirs': { target: '#editing', actions: [forget, 'takeTheirs' as const, keep] },
          },
        };
      case 'none':
        return { tags: 'blocked' as const, on: blocked };
      case 'renew':
        return {
          on: {
            'save as new': { target: '#checking', actions: [forget, 'becomeNew' as const, keep] },
          },
        };
      default:
        return {};
    }
  };

  /** After these errors a question can be opened. */
  const asking = kinds.filter((kind) => keyOf || !isBlocked(remedies[kind]));
  const asked = {
    ...(keyOf && {
      discard: {
        tags: 'discard' as const,
        on: { confirm: { target: '#closed', actions: forget } },
      },
    }),
    ...(remove && { delete: { tags: 'delete' as const, on: { confirm: '#deleting' } } }),
  };

  return draftFormSetup(options).createMachine({
    id,
    context: ({ input }) => initialDraft(options, input ?? {}),
    initial: 'closed',
    states: {
      closed: {
        id: 'closed',
        on: {
          open: {
            target: keyOf ? 'opening' : 'form',
            actions: { type: 'start', params: openedIn },
          },
        },
      },
      ...(keyOf && {
        opening: {
          tags: ['open' as const, 'opening' as const],
          on: { close: 'closed' },
          invoke: {
            id: 'openDraft',
            src: 'openDraft' as const,
            input: ({ context }: { context: Data }) => keyOf(context),
            onDone: {
              target: 'form',
              actions: {
                type: 'restore' as const,
                params: ({ event }: { event: DoneActorEvent<Partial<Data> | null> }) => ({
                  kept: event.output,
                }),
              },
            },
          },
        },
      }),
      form: {
        id: 'form',
        tags: ['open', 'editable'],
        initial: 'editing',
        on: {
          change: { target: '.editing', actions: change },
          save: 'checking',
          close: 'closed',
          ...(keyOf && { discard: 'asking.discard' }),
          ...(remove && { delete: { guard: 'isStored' as const, target: 'asking.delete' } }),
        },
        states: {
          editing: { id: 'editing', entry: 'forgetError' },
          failed: {
            id: 'failed',
            initial: kinds[0] ?? '',
            states: Object.fromEntries(kinds.map((kind) => [kind, afterError(remedies[kind])])),
          },
        },
      },
      checking: {
        id: 'checking',
        tags: 'open',
        always: [
          ...(isStored === null
            ? []
            : [{ guard: 'changesNothing' as const, target: 'closed', actions: forget }]),
          { guard: 'hasProblem', target: 'form', actions: 'check' },
          { target: 'saving' },
        ],
      },
      saving: {
        tags: ['open', 'saving'],
        entry: 'forgetError',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => given(save(context)),
          onDone: onDone('saved'),
        },
      },
      ...(Object.keys(asked).length > 0 && {
        asking: {
          tags: 'open' as const,
          initial: Object.keys(asked)[0] ?? '',
          on: {
            cancel: [
              ...asking.map((kind) => ({
                guard: { type: 'hasError' as const, params: { kind } },
                target: `#failed.${kind}`,
              })),
              { target: 'form' },
            ],
          },
          states: asked,
        },
      }),
      ...(remove && {
        deleting: {
          id: 'deleting',
          tags: ['open' as const, 'deleting' as const],
          entry: 'forgetError' as const,
          invoke: {
            id: 'remove',
            src: 'remove' as const,
            input: ({ context }: { context: Data }) => remove(context),
            onDone: onDone('deleted'),
          },
        },
      }),
    },
  });
}

function isBlocked(remedy: Remedy | undefined): boolean {
  return remedy === 'choose' || remedy === 'none';
}

/** @throws if the form has a problem, which is a defect in the chart. */
function given(save: object | null): object {
  if (save === null) throw new Error('The form has a problem');
  return save;
}
