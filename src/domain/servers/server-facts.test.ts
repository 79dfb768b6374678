import { describe, expect, it } from 'vitest';
import { afterRequestChange, factsOf, type ServerFacts } from './server-facts';

const deals: ServerFacts = {
  serverId: '7',
  isSetUp: true,
  lastSave: null,
  request: null,
  health: null,
  waitingRequests: 0,
};
const cards: ServerFacts = { ...deals, serverId: '8' };
const request = { status: 'open', at: '2026-11-21T10:00:00.000Z' } as const;

describe('the facts about servers', () => {
  it.each([
    ['sent', [deals, cards], { serverId: '7', request }, [{ ...deals, request }, cards]],
    ['withdrawn', [{ ...deals, request }], { serverId: '7', request: null }, [deals]],
    ['for a server without facts', [deals], { serverId: '9', request }, [deals]],
  ])('contain a request that was %s', (_, facts, change, expected) => {
    expect(afterRequestChange(facts, change)).toEqual(expected);
  });

  it.each([
    [null, '7', undefined],
    [[deals, cards], '8', cards],
    [[deals], '9', undefined],
  ])('are found by the server', (facts, serverId, expected) => {
    expect(factsOf(facts, serverId)).toEqual(expected);
  });
});
