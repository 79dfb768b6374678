import { describe, expect, it } from 'vitest';
import { adminWords } from '#content/commands/registry';
import { featureSections } from '#content/docs/features';
import { type Editor, visitor } from '../permissions/roles';
import type { Panel } from '../permissions/panels';
import { groupsOf, isConfigKey } from './fields';
import {
  isInSetup,
  panelsOf,
  sectionOfSetup,
  type Setup,
  setupGroups,
  setupOf,
  setupRows,
  setups,
  setupsFor,
  setupsOfGroups,
} from './setups';

/** Sections of the documentation, and the set-ups that have the settings that they name. */
const documented: readonly [section: string, in_: readonly Setup[]][] = [
  ['onboarding', ['onboarding', 'tickets']],
  ['subscriptions', ['payments']],
  ['retention', ['cancellations', 'payments']],
  ['points', ['points']],
  ['keywords', ['relays']],
];

describe.each(setups)('the set-up of %s', (setup) => {
  const keys = setupGroups(setup).flatMap(({ fields }) => fields.map(({ key }) => key));

  it('has each setting once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => isInSetup(setup, key))).toBe(true);
  });

  it('gathers settings of several tabs', () => {
    expect(panelsOf(setup).length).toBeGreaterThan(1);
  });

  it('has headings that differ', () => {
    const names = setupGroups(setup).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names commands that exist', () => {
    const named: readonly { name: string }[] = setupRows[setup].commands;
    expect(named.filter(({ name }) => !Object.hasOwn(adminWords, name))).toEqual([]);
  });

  it('is found at its own address only', () => {
    expect(setupOf(sectionOfSetup(setup))).toBe(setup);
    expect(setupOf(setup)).toBeNull();
  });
});

it.each(documented)('the settings that the section %s names are in %j', (id, in_) => {
  const section = featureSections.find((each) => each.id === id);
  const code: readonly string[] = JSON.stringify(section).match(/(?<=`)\w+(?=`)/g) ?? [];
  const keys = code.filter(isConfigKey);
  expect(keys.length).toBeGreaterThan(2);
  expect(keys.filter((key) => !in_.some((setup) => isInSetup(setup, key)))).toEqual([]);
});

const server = { id: '845201933120405504', role: 'Member', isDemo: false } as const;
const holder = (...allowedPanels: Panel[]): Editor => ({
  ...visitor,
  serverPermissions: [{ serverId: server.id, serverName: 'A', role: 'support', allowedPanels }],
});

describe('setupsFor', () => {
  it('lists a set-up if one of its settings may be changed', () => {
    expect(setupsFor({ server, editor: holder('points') })).toEqual(['points']);
    expect(setupsFor({ server, editor: holder('advanced') })).toEqual([
      'onboarding',
      'tickets',
      'cancellations',
      'payments',
    ]);
  });

  it('lists none for someone who may only open Editors', () => {
    expect(setupsFor({ server, editor: holder('editors') })).toEqual([]);
  });

  it('lists all on a demo server', () => {
    expect(setupsFor({ server: { ...server, isDemo: true }, editor: visitor })).toEqual(setups);
  });
});

describe('setupsOfGroups', () => {
  it('names a set-up at its first heading whose settings it has', () => {
    expect([...setupsOfGroups(groupsOf('channels'))]).toEqual([
      ['Tickets', 'tickets'],
      ['Points and games', 'points'],
      ['Whop', 'payments'],
      ['Relays', 'relays'],
    ]);
    expect([...setupsOfGroups(groupsOf('points'))]).toEqual([['Success posts', 'points']]);
  });
});
