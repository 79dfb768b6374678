import { expect, it } from 'vitest';
import {
  actionsFor,
  askedAgain,
  isListOutdatedBy,
  pageCountOf,
  type DecisionAction,
  reasonProblem,
  type ReasonProblem,
  type ReportedTarget,
  type ReportsPage,
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

it.each<[ReportsPage['kind'], number, number]>([
  ['targets', 0, 1],
  ['targets', 20, 1],
  ['targets', 21, 2],
  ['log', 50, 1],
  ['log', 51, 2],
])('%s with %i rows: %i pages', (kind, total, pages) => {
  expect(pageCountOf({ kind, total })).toBe(pages);
});

const lab: ReportedTarget = {
  id: 'biz_lab',
  slug: 'lab',
  name: 'Amazon Sellers Lab',
  ownerName: 'mira',
  isPublic: true,
  review: null,
  isHidden: false,
  hiddenReason: null,
  lastDecision: null,
  openReports: 0,
  totalReports: 0,
  reports: [],
};

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

it.each([
  ['clash', true],
  ['gone', true],
  ['notAllowed', true],
  ['signInRequired', false],
  ['rejected', false],
  ['unanswered', false],
] as const)('%s: the list is out of date: %s', (kind, isOutdated) => {
  expect(isListOutdatedBy(kind)).toBe(isOutdated);
});

it.each([
  ['nothing', null, ''],
  ['the same', {}, 'A scam'],
  ['another action', { action: 'dismiss' }, ''],
  ['another store', { target: { ...lab, id: 'biz_cards' } }, ''],
] as const)('after %s, a decision starts with the reason %j', (_, change, reason) => {
  const asked = { id: 'id 2', action: 'hide', target: lab } as const;
  const last = change && { ...asked, id: 'id 1', reason: 'A scam', ...change };
  expect(askedAgain(last, asked)).toEqual({ ...asked, reason });
});
