import { describe, expect, it } from 'vitest';
import { tabByKey, tabOfHash } from './plan-tabs';

describe('tabOfHash', () => {
  it.each([
    ['', 'base'],
    ['#base', 'base'],
    ['#amazon', 'amazon'],
    ['#additional', 'additional'],
    ['#custom', 'custom'],
    ['#plans', 'base'],
    ['#Amazon', 'base'],
    ['amazon', 'base'],
  ])('%j is %s', (hash, tab) => {
    expect(tabOfHash(hash)).toBe(tab);
  });
});

describe('tabByKey', () => {
  it.each([
    ['ArrowRight', 'base', 'amazon'],
    ['ArrowRight', 'custom', 'base'],
    ['ArrowLeft', 'amazon', 'base'],
    ['ArrowLeft', 'base', 'custom'],
    ['Home', 'additional', 'base'],
    ['End', 'base', 'custom'],
    ['Enter', 'base', null],
    ['ArrowDown', 'base', null],
  ] as const)('%s from %s is %s', (key, from, to) => {
    expect(tabByKey(key, from)).toBe(to);
  });
});
