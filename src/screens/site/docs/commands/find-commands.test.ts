import { describe, expect, it } from 'vitest';
import { storyCommands } from './commands.fixture';
import { findCommands } from './find-commands';

const found = (query: string) => findCommands(storyCommands, query).map(({ name }) => name);
const all = storyCommands.map(({ name }) => name);

describe('findCommands', () => {
  it('returns all commands for an empty query', () => {
    expect(found('')).toEqual(all);
    expect(found(' / ')).toEqual(all);
  });

  it.each([
    ['/addrole', ['addrole']],
    ['Relay-Add', ['relay-add']],
    ['relayadd', ['relay-add']],
    ['relay add', ['relay-add']],
    ['skeleton', []],
  ])('%s: %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('searches descriptions, categories and subcommands', () => {
    expect(found('draws its winner')).toEqual(['raffle-end']);
    expect(found('relays and pings')).toEqual(['relay-add']);
    expect(found('onboarding setup')).toEqual(['onboarding']);
  });
});
