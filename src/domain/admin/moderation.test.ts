import { expect, it } from 'vitest';
import {
  actionsFor,
  pageCountOf,
  type DecisionAction,
  reasonProblem,
  type ReasonProblem,
  type ReportView,
  type ReviewWords,
  wordsBefore,
} from './moderation';

it.each<[string, ReasonProblem | null]>([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['It is a scam', null],
  [` ${'🃏'.repeat(1_000)} `, null],
  ['x'.repeat(1_001), 'tooLong'],
])('the reason %j: %s', (typed, problem) => {
  expect(reasonProblem(typed)).toBe(problem);
});

it.each<[boolean, number, readonly DecisionAction[]]>([
  [false, 0, ['hide']],
  [false, 2, ['hide', 'dismiss']],
  [true, 0, ['restore']],
  [true, 1, ['restore', 'dismiss']],
])('hidden %s, with %i open reports: %j', (isHidden, openReports, actions) => {
  expect(actionsFor({ isHidden, openReports })).toEqual(actions);
});

it.each<[ReportView, number, number]>([
  ['open', 0, 1],
  ['closed', 20, 1],
  ['hidden', 21, 2],
  ['log', 50, 1],
  ['log', 51, 2],
])('%s with %i rows: %i pages', (view, total, pages) => {
  expect(pageCountOf(view, total)).toBe(pages);
});

const now: ReviewWords = { rating: 1, text: 'Not for me.' };
it.each<[string, ReviewWords | null, ReviewWords | null]>([
  ['a store', null, null],
  ['an unchanged review', { ...now }, null],
  ['a review with another text', { rating: 1, text: 'Idiots.' }, { rating: 1, text: 'Idiots.' }],
  ['a review with another rating', { ...now, rating: 2 }, { ...now, rating: 2 }],
])('%s: the words when it was reported are %j', (_, reviewThen, shown) => {
  const review =
    reviewThen === null
      ? null
      : { ...now, authorName: 'liam', version: 2, isDeleted: false as boolean };
  expect(wordsBefore({ reviewThen }, { review })).toEqual(shown);
});
