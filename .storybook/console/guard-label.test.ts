import { expect, it } from 'vitest';
import { guardLabel } from './guard-label';

interface Args {
  event: { output: { items: readonly string[] } };
  context: { draft: string };
}

it.each<[string | null, unknown]>([
  [null, undefined],
  ['[mayRing]', 'mayRing'],
  ['[mayRing]', { type: 'mayRing' }],
  ['[guard]', () => true],
  ['[isNever reason: locked]', { type: 'isNever', params: { reason: 'locked' } }],
  ['[isDenied signInRequired]', { type: 'isDenied', params: 'signInRequired' }],
  ['[isOk event.output]', { type: 'isOk', params: ({ event }: Args) => event.output }],
  [
    '[isError kind: conflict]',
    { type: 'isError', params: ({ event }: Args) => ({ answer: event.output, kind: 'conflict' }) },
  ],
  [
    '[isSame text: context.draft]',
    { type: 'isSame', params: ({ context }: Args) => ({ text: context.draft }) },
  ],
  ['[isSome]', { type: 'isSome', params: ({ event }: Args) => event.output.items.map(String) }],
])('%s', (label, guard) => {
  expect(guardLabel(guard)).toBe(label);
});
