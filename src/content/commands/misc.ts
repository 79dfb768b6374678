import type { CommandDefinition } from '#domain/commands/definition';

type Options = readonly [string, string, ...string[]];

const without = { hasOptions: false, options: [] } as const;

/** The commands of the Misc tab, by name in the order of the alphabet (spec §3 «Command definition»). */
export const miscCommands: readonly CommandDefinition[] = [
  textAndRole('addrole', 'Gives a member a role.'),
  text('addtime', 'Makes a membership last longer: a member and a number of days.'),
  text('adduser', 'Lets a member into this channel.'),
  text('announce', 'Posts a text in the announcement channel.'),
  roleAnd('autoadd-roles', 'Keeps the list of roles that every new member is given.', [
    'Add',
    'Remove',
    'List',
  ]),
  roleAnd('autorole', 'Gives a role to whoever fulfils its condition.', [
    'Enable',
    'Disable',
    'Set',
  ]),
  text('bounty', 'Offers points for the first member who delivers what is asked.'),
  text('bounty-award', 'Pays a bounty out to a member.'),
  text('bounty-close', 'Ends a bounty without paying it out.'),
  text('create-command', 'Makes a command of your own: its name and what it answers.'),
  text('delete-command', 'Deletes a command of your own.'),
  textAndRole('denyentry', 'Keeps members with a role out of a giveaway or raffle.'),
  text('denyentry-add', 'Puts a member on the list of those who are never let in.'),
  plain('denyentry-list', 'Shows who is never let in.'),
  text('denyentry-remove', 'Takes a member off the list of those who are never let in.'),
  text('edit-command', 'Changes what a command of your own answers.'),
  text('embed', 'Posts an embed in this channel: a title and a description.'),
  textAndRole('event', 'Announces an event with its time, and mentions a role.'),
  text('event-cancel', 'Calls an event off and tells whoever signed up.'),
  textAndRole('giveaway', 'Starts a giveaway: a prize and how long it runs.'),
  text('giveaway-end', 'Ends a giveaway now and draws its winners.'),
  text('giveaway-reroll', 'Draws another winner of a giveaway.'),
  choice('invite-toggle', 'Says whether invites are counted and logged.', ['Enable', 'Disable']),
  text('keyword-relay-add', 'Copies messages with a keyword to another channel.'),
  plain('keyword-relay-list', 'Shows which keywords are copied where.'),
  text('keyword-relay-remove', 'Stops copying messages with a keyword.'),
  plain('leaderboard', 'Posts the members with the most points.'),
  plain('list-command', 'Shows the commands of your own.'),
  textAnd('lock', 'Closes a channel for everyone but the team, or opens it again.', [
    'Lock',
    'Unlock',
  ]),
  choice('onboarding', 'Runs the tickets that welcome new members.', [
    'Enable',
    'Disable',
    'Setup',
  ]),
  textAnd('points', 'Changes the points of a member: who, and how many.', ['Add', 'Remove', 'Set']),
  text('poll', 'Asks a question with reactions to answer it.'),
  text('purge', 'Deletes the latest messages of this channel: how many.'),
  text('raffle', 'Starts a raffle that members enter with points.'),
  text('raffle-end', 'Ends a raffle now and draws its winner.'),
  text('relay-add', 'Copies everything from one channel to another.'),
  plain('relay-list', 'Shows which channels are copied where.'),
  text('relay-remove', 'Stops copying a channel.'),
  text('remindme', 'Reminds a member of something at a time.'),
  textAndRole('removerole', 'Takes a role from a member.'),
  text('removeuser', 'Takes a member out of this channel.'),
  choice('retention', 'Opens a ticket when somebody cancels their membership.', [
    'Enable',
    'Disable',
  ]),
  choice('scramble', 'Runs the word game: start a round now, skip its word, or stop.', [
    'Start',
    'Skip',
    'Stop',
  ]),
  choice('server-logs', 'Says whether edits, deletions, joins and leaves are logged.', [
    'Enable',
    'Disable',
  ]),
  text('slowmode', 'Sets how long members wait between two messages, in seconds.'),
  textAnd('sticky', 'Keeps a message at the end of this channel.', ['Set', 'Disable']),
  textAnd('success-points', 'Corrects the points of a success post.', ['Add', 'Remove']),
  text('suggest', 'Posts a suggestion for members to vote on.'),
  textAnd('ticket', 'Works on this ticket: rename it, or let a member in or out.', [
    'Rename',
    'Add',
    'Remove',
  ]),
  plain('ticket-close', 'Closes this ticket and keeps its transcript.'),
  roleAnd('ticket-role', 'Says which roles answer tickets.', ['Add', 'Remove', 'List']),
  textAnd('watermark', 'Puts the name of the server on pictures and videos.', [
    'Enable',
    'Disable',
    'Set',
  ]),
  textAnd('welcome-dm', 'Sends new members a message of your own.', ['Enable', 'Disable', 'Set']),
];

function plain(name: string, description: string): CommandDefinition {
  return { name, description, hasTextInput: false, hasRoleSelect: false, ...without };
}

function text(name: string, description: string): CommandDefinition {
  return { name, description, hasTextInput: true, hasRoleSelect: false, ...without };
}

function textAndRole(name: string, description: string): CommandDefinition {
  return { name, description, hasTextInput: true, hasRoleSelect: true, ...without };
}

function choice(name: string, description: string, options: Options): CommandDefinition {
  return {
    name,
    description,
    hasTextInput: false,
    hasRoleSelect: false,
    hasOptions: true,
    options,
  };
}

function textAnd(name: string, description: string, options: Options): CommandDefinition {
  return { name, description, hasTextInput: true, hasRoleSelect: false, hasOptions: true, options };
}

function roleAnd(name: string, description: string, options: Options): CommandDefinition {
  return { name, description, hasTextInput: false, hasRoleSelect: true, hasOptions: true, options };
}
