import { describe, expect, it } from 'vitest';
import { adminCommands } from './admin';
import { miscCommands } from './misc';
import { adminWords, commandWords, userWords } from './registry';
import { userCommands } from './user';

const documented = [...adminCommands, ...userCommands];
const names = documented.map(({ name }) => name);

describe('the registry', () => {
  it('knows each command once, for admins or for everyone', () => {
    const inBoth = Object.keys(adminWords).filter((name) => name in userWords);
    expect(inBoth).toEqual([]);
    expect(Object.keys(commandWords).toSorted()).toEqual(names.toSorted());
  });

  it('names a command as Discord lets it be named', () => {
    expect(names.filter((name) => !/^[a-z][a-z-]{0,31}$/.test(name))).toEqual([]);
  });

  it('says in a sentence what each does', () => {
    const odd = documented.filter(
      ({ description }) => !/^[A-Z].{8,98}\.$/.test(description) || /\. |`/.test(description),
    );
    expect(odd).toEqual([]);
  });

  it('is where the Misc tab has its commands from', () => {
    expect(miscCommands.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
});

describe('the command pages', () => {
  it('have the commands for admins and for everyone', () => {
    expect(adminCommands).toHaveLength(50);
    expect(userCommands).toHaveLength(17);
  });

  it('are in the order of the alphabet', () => {
    for (const commands of [adminCommands, userCommands]) {
      const order = commands.map(({ name }) => name);
      expect(order).toEqual(order.toSorted());
    }
  });

  it('say how a command is typed, by its own name', () => {
    const wrong = documented.flatMap(({ name, usage, example = usage, subCommands = [] }) =>
      [usage, example, ...subCommands.map((sub) => sub.usage)].filter(
        (text) => text !== `/${name}` && !text.startsWith(`/${name} `),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('show an example wherever there is something to enter', () => {
    const optional = /\[[^\]]+\]/g;
    const lacking = documented.filter(
      ({ usage, example, subCommands, name }) =>
        example === undefined &&
        subCommands === undefined &&
        usage.replaceAll(optional, '').trim() !== `/${name}`,
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('explain each option of the Misc tab as a subcommand of the same name', () => {
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

  it('give every label to somebody, and users none but theirs (spec §6)', () => {
    expect(new Set(adminCommands.map(({ permission }) => permission))).toEqual(
      new Set(['Admin Only', 'Mod Permission']),
    );
    expect(new Set(userCommands.map(({ permission }) => permission))).toEqual(
      new Set(['Everyone']),
    );
  });

  it('leave no command without a category, but for the tools of members', () => {
    const tools = documented.filter(({ category }) => category === 'Tools');
    expect(tools.map(({ name }) => name)).toEqual(['gmail-dots', 'remindme', 'variants']);
  });
});
