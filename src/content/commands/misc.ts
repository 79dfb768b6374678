import type { CommandDefinition } from '#domain/commands/definition';
import { commandWords, type CommandName } from './registry';

type Options = readonly [string, string, ...string[]];

const without = { hasOptions: false, options: [] } as const;

/** The commands of the Misc tab in alphabetical order (product.md §11.1). */
export const miscCommands: readonly CommandDefinition[] = [
  textAndRole('addrole'),
  text('addtime'),
  text('adduser'),
  text('announce'),
  roleAnd('autoadd-roles', ['Add', 'Remove', 'List']),
  roleAnd('autorole', ['Enable', 'Disable', 'Set']),
  text('bounty'),
  text('bounty-award'),
  text('bounty-close'),
  text('create-command'),
  text('delete-command'),
  textAndRole('denyentry'),
  text('denyentry-add'),
  plain('denyentry-list'),
  text('denyentry-remove'),
  text('edit-command'),
  text('embed'),
  textAndRole('event'),
  text('event-cancel'),
  textAndRole('giveaway'),
  text('giveaway-end'),
  text('giveaway-reroll'),
  choice('invite-toggle', ['Enable', 'Disable']),
  text('keyword-relay-add'),
  plain('keyword-relay-list'),
  text('keyword-relay-remove'),
  plain('leaderboard'),
  plain('list-command'),
  textAnd('lock', ['Lock', 'Unlock']),
  choice('onboarding', ['Enable', 'Disable', 'Setup']),
  textAnd('points', ['Add', 'Remove', 'Set']),
  text('poll'),
  text('purge'),
  text('raffle'),
  text('raffle-end'),
  text('relay-add'),
  plain('relay-list'),
  text('relay-remove'),
  text('remindme'),
  textAndRole('removerole'),
  text('removeuser'),
  choice('retention', ['Enable', 'Disable']),
  choice('scramble', ['Start', 'Skip', 'Stop']),
  choice('server-logs', ['Enable', 'Disable']),
  text('slowmode'),
  textAnd('sticky', ['Set', 'Disable']),
  textAnd('success-points', ['Add', 'Remove']),
  text('suggest'),
  textAnd('ticket', ['Rename', 'Add', 'Remove']),
  plain('ticket-close'),
  roleAnd('ticket-role', ['Add', 'Remove', 'List']),
  textAnd('watermark', ['Enable', 'Disable', 'Set']),
  textAnd('welcome-dm', ['Enable', 'Disable', 'Set']),
];

function plain(name: CommandName): CommandDefinition {
  return { ...wordsOf(name), hasTextInput: false, hasRoleSelect: false, ...without };
}

function text(name: CommandName): CommandDefinition {
  return { ...wordsOf(name), hasTextInput: true, hasRoleSelect: false, ...without };
}

function textAndRole(name: CommandName): CommandDefinition {
  return { ...wordsOf(name), hasTextInput: true, hasRoleSelect: true, ...without };
}

function choice(name: CommandName, options: Options): CommandDefinition {
  return {
    ...wordsOf(name),
    hasTextInput: false,
    hasRoleSelect: false,
    hasOptions: true,
    options,
  };
}

function textAnd(name: CommandName, options: Options): CommandDefinition {
  return { ...wordsOf(name), hasTextInput: true, hasRoleSelect: false, hasOptions: true, options };
}

function roleAnd(name: CommandName, options: Options): CommandDefinition {
  return { ...wordsOf(name), hasTextInput: false, hasRoleSelect: true, hasOptions: true, options };
}

function wordsOf(name: CommandName) {
  return { name, description: commandWords[name] };
}
