import { expect, it } from 'vitest';
import { pageCode } from './page-code';

it('loads the code once, and again after a failure', async () => {
  const Component = () => null;
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve({ Component })];
  const code = pageCode(() => answers.shift() ?? Promise.reject(new Error('loaded twice')));
  const first = [code.load(), code.load()];
  expect((await Promise.allSettled(first)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(code.isLoaded()).toBe(false);
  expect([await code.load(), await code.load()]).toEqual([Component, Component]);
  expect(code.isLoaded()).toBe(true);
});
