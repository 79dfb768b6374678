import { expect, it } from 'vitest';
import { createKnownAnswers } from './known-answers';

function withAnswers(...keys: readonly string[]) {
  const answers = createKnownAnswers();
  answers.belongTo('mira');
  const keep = answers.keeper();
  for (const key of keys) keep(key, key);
  const known = () => keys.filter((key) => answers.recall(key) !== undefined);
  return { ...answers, keep, known };
}

it('knows the last answer to each request', () => {
  const answers = withAnswers('list {"page":0}', 'list {"page":1}');
  answers.keep('list {"page":0}', 'newer');
  expect(answers.recall('list {"page":0}')).toBe('newer');
  expect(answers.recall('list {"page":1}')).toBe('list {"page":1}');
  expect(answers.recall('list {"page":2}')).toBeUndefined();
});

it.each([
  ['a sign-out, and the end of a session', [null]],
  ['another account', ['noor']],
  ['a sign-out and the same person again', [null, 'mira']],
])('knows nothing after %s', (_, people) => {
  const { belongTo, known } = withAnswers('list {}');
  for (const person of people) belongTo(person);
  expect(known()).toEqual([]);
});

it('does not keep an answer to the person before', () => {
  const { belongTo, keep, keeper, recall } = withAnswers();
  belongTo('noor');
  keep('list {}', "Mira's");
  expect(recall('list {}')).toBeUndefined();
  keeper()('list {}', "Noor's");
  expect(recall('list {}')).toBe("Noor's");
});

it('knows what was read before the session was restored, and while it is renewed', () => {
  const { belongTo, known, keep, recall } = withAnswers('list {}');
  belongTo('mira');
  expect(known()).toEqual(['list {}']);
  const answers = createKnownAnswers();
  answers.keeper()('stores {}', 1);
  answers.belongTo('mira');
  expect(answers.recall('stores {}')).toBe(1);
  keep('list {}', 2);
  expect(recall('list {}')).toBe(2);
});

it('forgets what a change may have made wrong', () => {
  const { forgetAllBut, forgetAll, known } = withAnswers('list {}', 'listOfOthers {}', 'page {}');
  forgetAllBut(['page', 'list']);
  expect(known()).toEqual(['list {}', 'page {}']);
  forgetAll();
  expect(known()).toEqual([]);
});

it('knows 40 answers, and forgets the one that was kept first', () => {
  const keys = Array.from({ length: 41 }, (_, index) => `list ${index}`);
  expect(withAnswers(...keys).known()).toEqual(keys.slice(1));
});

it('reports whether a known answer is read again', () => {
  const { beginRefresh, isRefreshing, watchRefreshes } = createKnownAnswers();
  const seen: boolean[] = [];
  watchRefreshes(() => seen.push(isRefreshing()));
  const ends = [beginRefresh(), beginRefresh()];
  for (const end of ends) end();
  expect(seen).toEqual([true, true, true, false]);
});
