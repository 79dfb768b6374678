import type { configLoadMessages, configMessages } from '#content/messages/dashboard/config';
import type { openingMessages } from '#content/messages/dashboard/dashboard-opening';
import type { serversMessages } from '#content/messages/dashboard/servers';
import { fixed, row, type Rows, type RowsOf } from './row';

const list = (name: string) => `servers--${name}`;
const noList = (name: string) => `servers-without-a-list--${name}`;
const settings = (name: string) => `server-settings--${name}`;
const wired = (name: string) => `server-settings-wired--${name}`;
const closed = (name: string) => `closed-dashboard--${name}`;

export const serverNotices = {
  'Discord permissions required': fixed('Discord does not list servers', noList('missing-scopes')),
  'We need additional Discord permissions to access your servers': fixed(
    'below “Discord permissions required”',
    noList('missing-scopes'),
  ),
  'Discord authentication expired': fixed(
    'Discord does not accept the sign-in any more',
    noList('token-expired'),
  ),
  'Your Discord session has expired. Please reconnect.': fixed(
    'below “Discord authentication expired”',
    noList('token-expired'),
  ),
  'Failed to load your Discord servers': fixed('any other error', noList('function-empty-body')),
  'An error occurred while fetching your servers': fixed(
    'the server does not respond',
    list('failed-unreachable'),
  ),
  'Failed to subscribe to server updates': fixed('live updates stop', list('updates-lost')),
  'Fetch already in progress': fixed(
    'the list is loading already',
    list('failed-already-fetching'),
  ),
  'You must be logged in to fetch servers': fixed(
    'the viewer is signed out',
    list('failed-not-signed-in'),
  ),
  'User ID not available': fixed('the account is not from Discord', noList('no-discord-id')),
  'Error Loading Servers': row('for every error', list('failed')),
  'Discord Permissions Required': row('Discord does not list servers', list('missing-scopes')),
  'Discord Session Expired': row(
    'Discord does not accept the sign-in any more',
    list('token-expired'),
  ),
  'Please Sign In': row('the viewer is signed out', list('signed-out')),
  'Sign in with Discord to view and manage your servers': row(
    'the viewer is signed out',
    list('signed-out'),
  ),
  'No Discord Servers Found': row('the viewer manages no server', list('empty')),
  'No servers found': fixed('said to screen readers for an empty list', noList('no-servers')),
  'Create or join a server on Discord, then refresh.': row(
    'the viewer manages no server',
    list('empty'),
  ),
} satisfies RowsOf<Pick<typeof serversMessages, 'notices' | 'alerts' | 'empty'>>;

export const serverErrors: Rows = {
  'Discord token expired and refresh failed. Please re-authenticate.': fixed(
    'Discord refuses to renew the sign-in',
    noList('token-expired-refresh-fails'),
  ),
  "Missing Discord permissions. Please re-authenticate with the 'guilds' scope": fixed(
    'Discord answers 403',
    noList('missing-scopes'),
  ),
  'Failed to fetch Discord servers': fixed('with status and text', noList('function-empty-body')),
  'Failed to validate Discord token': fixed('with status and text', list('failed-to-validate')),
  'Invalid response format from server': fixed(
    'the answer has an unknown form',
    noList('function-invalid-response'),
  ),
  'No Discord token available': fixed('no Discord sign-in is stored', noList('no-discord-token')),
  'Token refresh failed. Please re-authenticate.': fixed(
    'Discord does not renew the sign-in',
    noList('token-expired'),
  ),
  'No user ID provided': fixed('the session has no user', list('failed-without-user-id')),
  'No servers found or token expired': fixed(
    'the list is empty without a reason',
    list('failed-without-servers'),
  ),
  'Unable to fetch servers: Missing Discord ID': fixed(
    'the account is not from Discord',
    noList('no-discord-id'),
  ),
  "The server couldn't receive your Discord ID properly": fixed(
    'the request arrived without its content',
    noList('function-empty-body'),
  ),
  'The server could not identify you': row(
    'the request arrived without credentials',
    list('failed-authentication'),
  ),
  'The server rejected the request': row('the function answers 400', list('failed-edge-function')),
  'Please select a Discord server': fixed(
    '“Add Server” without a choice',
    list('add-server-none-selected'),
  ),
  'Server added successfully': fixed('a server was added', 'patterns-notices--adds-server'),
};

export const opening = {
  'Sign in to continue': row('the viewer is signed out', closed('sign-in-required')),
  'Only people with access to this server can open its dashboard. After you sign in, you will return to this page.':
    row('the viewer is signed out', closed('sign-in-required')),
  "You don't have access to this server": row(
    'the viewer is not on the team',
    closed('not-yours-without-name'),
  ),
  "Ask the server's owner, or anyone who can open the Editors panel, to add you there.": row(
    'the viewer is not on the team',
    closed('not-yours'),
  ),
  'Server not found': row('no server has the ID', closed('no-such-server')),
  'No server with this ID uses the bot. Check the address, or add the server to your list.': row(
    'no server has the ID',
    closed('no-such-server'),
  ),
  'Sign in again to continue': row(
    'Discord does not accept the sign-in any more',
    closed('sign-in-again'),
  ),
  'Discord needs to confirm which servers you can manage. After you sign in, you will return to this page.':
    row('Discord does not accept the sign-in any more', closed('sign-in-again')),
  'Discord is unavailable right now': row('Discord has an error', closed('discord-unreachable')),
  'We could not confirm your access to this server. Nothing was changed. Try again in a moment.':
    row('Discord has an error', closed('discord-unreachable')),
  'The dashboard is unavailable right now': row(
    'the server does not respond',
    closed('unreachable'),
  ),
  'The server did not respond. Nothing was changed. Check your connection and try again.': row(
    'the server does not respond',
    closed('unreachable'),
  ),
} satisfies RowsOf<typeof openingMessages>;

export const saving = {
  "You don't have permission to modify this configuration": fixed(
    'the viewer is not on the team',
    settings('not-allowed-to-modify'),
  ),
  "You don't have permission to save these changes": fixed(
    'the viewer may not change these panels',
    settings('not-allowed-to-save'),
  ),
  "You don't have permission to modify API settings": fixed(
    'the right to the API panel was taken away',
    'server-settings-api--right-lost',
  ),
  'Authentication required to save changes': fixed(
    'the session has ended',
    settings('session-ended-with-changes'),
  ),
  'Invalid server configuration': fixed('there is no server', settings('invalid-server')),
  'The server did not respond, so your changes may not have been saved. Check your connection and save again.':
    row('the answer to a save is lost', settings('save-unanswered')),
  'Failed to save configuration': fixed('any other error', settings('save-failed')),
  'Configuration saved successfully!': fixed('the changes are saved', wired('owner')),
  'Command Executed': fixed('a command was executed', 'server-settings-misc-commands-wired--owner'),
} satisfies RowsOf<typeof configMessages>;

export const conflicts: Rows = {
  'Someone else changed these settings': row(
    'somebody else saved the same settings first, so the save was refused: a conflict',
    settings('conflicted-after-save'),
  ),
  'Someone else saved in the meantime. Your changes are still here. Save again.': row(
    'somebody else saved other settings first, so the save was refused',
    settings('stale-without-conflict'),
  ),
};

export const loading = {
  'This server has no configuration. Go back to your servers and choose another one.': row(
    'the configuration does not exist',
    settings('not-found'),
  ),
  "You don't have permission to see this configuration. Ask the server's owner for access.": row(
    'the viewer may not read it',
    settings('forbidden'),
  ),
  'Sign in again to see these settings. Discord needs to confirm which servers you can manage.':
    row('the record of the servers is too old', settings('sign-in-again')),
  'The configuration could not be loaded. Check your connection and try again.': row(
    'the server does not respond',
    settings('unreachable'),
  ),
} satisfies RowsOf<typeof configLoadMessages>;

export const savingWithValues: Rows = {
  'Successfully executed …': fixed(
    'below “Command Executed”',
    'server-settings-misc-commands-wired--owner',
  ),
};
