import { describe, expect, it } from 'vitest';
import { miscCommands } from './misc';

const named = (name: string) => miscCommands.find((command) => command.name === name);
const names = miscCommands.map(({ name }) => name);

describe('the commands of the Misc tab', () => {
  it('are about fifty, unique and in alphabetical order', () => {
    expect(names.length).toBeGreaterThanOrEqual(50);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it('have valid Discord command names', () => {
    expect(names.filter((name) => !/^[a-z][a-z-]{0,31}$/.test(name))).toEqual([]);
  });

  it('have a one-sentence description', () => {
    const odd = miscCommands.filter(
      ({ description }) => !/^[A-Z].{8,98}\.$/.test(description) || /\. /.test(description),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['autorole', ['Enable', 'Disable', 'Set']],
    ['autoadd-roles', ['Add', 'Remove', 'List']],
    ['invite-toggle', ['Enable', 'Disable']],
    ['onboarding', ['Enable', 'Disable', 'Setup']],
  ])('%s has the documented options', (name, options) => {
    expect(named(name)?.options).toEqual(options);
  });

  it.each(
    'addrole adduser giveaway poll purge raffle bounty embed event create-command list-command delete-command'.split(
      ' ',
    ),
  )('%s is one of them', (name) => {
    expect(names).toContain(name);
  });

  it.each(['relay', 'keyword-relay', 'denyentry'])('%s* are among them', (start) => {
    expect(names.filter((name) => name.startsWith(start)).length).toBeGreaterThan(1);
  });
});
