import { describe, expect, it } from 'vitest';
import { miscCommands } from './misc';

const named = (name: string) => miscCommands.find((command) => command.name === name);
const names = miscCommands.map(({ name }) => name);

describe('the commands of the Misc tab', () => {
  it('are about fifty, each once, in the order of the alphabet', () => {
    expect(names.length).toBeGreaterThanOrEqual(50);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it('are called as Discord lets a command be called', () => {
    expect(names.filter((name) => !/^[a-z][a-z-]{0,31}$/.test(name))).toEqual([]);
  });

  it('say in a sentence what they do', () => {
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
  ])('%s has the options of spec §3', (name, options) => {
    expect(named(name)?.options).toEqual(options);
  });

  it.each(
    'addrole adduser giveaway poll purge raffle bounty embed event create-command list-command delete-command'.split(
      ' ',
    ),
  )('%s is one of them (spec §3)', (name) => {
    expect(names).toContain(name);
  });

  it.each(['relay', 'keyword-relay', 'denyentry'])('%s* are among them (spec §3)', (start) => {
    expect(names.filter((name) => name.startsWith(start)).length).toBeGreaterThan(1);
  });
});
