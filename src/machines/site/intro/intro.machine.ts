import { createActorContext } from '@xstate/react';
import { assign, setup } from 'xstate';

export interface IntroInput {
  /** The number of slides, at least 1. */
  slides: number;
}

export type IntroEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'next' }
  | { type: 'previous' }
  /** `slide` is counted from 0. */
  | { type: 'jump'; slide: number };

/** The intro dialog. After it has faded out, it returns to the first slide (product.md §3.5). */
export const introMachine = setup({
  types: {
    context: {} as { slide: number; last: number },
    events: {} as IntroEvent,
    input: {} as IntroInput,
  },
  guards: {
    hasNext: ({ context }) => context.slide < context.last,
    hasPrevious: ({ context }) => context.slide > 0,
    exists: ({ context }, slide: number) =>
      Number.isInteger(slide) && slide >= 0 && slide <= context.last,
  },
  actions: {
    goOn: assign({ slide: ({ context }) => context.slide + 1 }),
    goBack: assign({ slide: ({ context }) => context.slide - 1 }),
    goTo: assign({ slide: (_, slide: number) => slide }),
    startOver: assign({ slide: 0 }),
  },
  delays: {
    /** In ms. The duration of the dialog's fade-out. */
    reset: 300,
  },
}).createMachine({
  id: 'intro',
  context: ({ input }) => ({ slide: 0, last: input.slides - 1 }),
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      on: {
        close: 'closing',
        next: { guard: 'hasNext', actions: 'goOn' },
        previous: { guard: 'hasPrevious', actions: 'goBack' },
        jump: {
          guard: { type: 'exists', params: ({ event }) => event.slide },
          actions: { type: 'goTo', params: ({ event }) => event.slide },
        },
      },
    },
    closing: {
      on: { open: { target: 'open', actions: 'startOver' } },
      after: { reset: { target: 'closed', actions: 'startOver' } },
    },
  },
});

export const IntroContext = createActorContext(introMachine);
