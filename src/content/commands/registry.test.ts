import { describe, expect, it } from 'vitest';
import { usageParts } from '#domain/docs/command-syntax';
import { adminCommands } from './admin';
import { miscCommands } from './misc';
import { adminWords, commandWords, userWords } from './registry';
import { userCommands } from './user';

const documented = [...adminCommands, ...userCommands];
const names = documented.map(({ name }) => name);

describe('the registry', () => {
  it('has each command once, for admins or for everyone', () => {
    const inBoth = Object.keys(adminWords).filter((name) => name in userWords);
    expect(inBoth).toEqual([]);
    expect(Object.keys(commandWords).toSorted()).toEqual(names.toSorted());
  });

  it('has valid Discord command names', () => {
    expect(names.filter((name) => !/^[a-z][a-z-]{0,31}$/.test(name))).toEqual([]);
  });

  it('has one-sentence descriptions', () => {
    const odd = documented.filter(
      ({ description }) => !/^[A-Z].{8,98}\.$/.test(description) || /\. |`/.test(description),
    );
    expect(odd).toEqual([]);
  });

  it('contains every command of the Misc tab', () => {
    expect(miscCommands.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
});

describe('the command pages', () => {
  it('list the commands for admins and for everyone', () => {
    expect(adminCommands).toHaveLength(50);
    expect(userCommands).toHaveLength(17);
  });

  it('are in alphabetical order', () => {
    for (const commands of [adminCommands, userCommands]) {
      const order = commands.map(({ name }) => name);
      expect(order).toEqual(order.toSorted());
    }
  });

  it("have a usage that starts with the command's name", () => {
    const wrong = documented.flatMap(({ name, usage, example = usage, subCommands = [] }) =>
      [usage, example, ...subCommands.map((sub) => sub.usage)].filter(
        (text) => text !== `/${name}` && !text.startsWith(`/${name} `),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have subcommands that the highlighting of commands knows', () => {
    const unknown = documented.flatMap(({ subCommands = [] }) =>
      subCommands.filter(
        ({ name, usage }) =>
          !usageParts(usage).some(({ kind, text }) => kind === 'subcommand' && text === name),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('have an example wherever there is input', () => {
    const optional = /\[[^\]]+\]/g;
    const lacking = documented.filter(
      ({ usage, example, subCommands, name }) =>
        example === undefined &&
        subCommands === undefined &&
        usage.replaceAll(optional, '').trim() !== `/${name}`,
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('document each option of the Misc tab as a subcommand', () => {
    const options = new Map(
      miscCommands
        .filter((command) => command.hasOptions)
        .map(({ name, options: choices }) => [name, choices.map((each) => each.toLowerCase())]),
    );
    const subCommands = new Map(
      documented.flatMap(({ name, subCommands: subs }) =>
        subs ? [[name, subs.map((sub) => sub.name)] as const] : [],
      ),
    );
    expect(subCommands).toEqual(options);
  });

  it('use every permission label, and only Everyone for users', () => {
    expect(new Set(adminCommands.map(({ permission }) => permission))).toEqual(
      new Set(['Admin Only', 'Mod Permission']),
    );
    expect(new Set(userCommands.map(({ permission }) => permission))).toEqual(
      new Set(['Everyone']),
    );
  });

  it("have a category for each command, except for members' tools", () => {
    const tools = documented.filter(({ category }) => category === 'Tools');
    expect(tools.map(({ name }) => name)).toEqual(['gmail-dots', 'remindme', 'variants']);
  });
});
