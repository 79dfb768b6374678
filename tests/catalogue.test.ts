import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { worldNames, type WorldName } from '#mocks/worlds';
import { filesBelow } from './setup/source-files';

/** Where a text is seen: in a world the app opens in, or in a story. */
type Stage = { world: WorldName } | { story: string };

const world = (name: WorldName): Stage => ({ world: name });
const story = (id: string): Stage => ({ story: id });

/**
 * The texts of spec §5 and §8 that this product shows so far, to the letter, each with a stage on which it is seen.
 * `…` stands for what is filled in.
 */
const catalogue: Record<string, Record<string, Stage>> = {
  'content/messages/session.ts': {
    'Failed to sign in with Discord': world('sign-in-fails'),
    'An error occurred during sign in': world('offline-signed-out'),
    'Failed to sign out': world('sign-out-fails'),
    'An error occurred during sign out': world('offline'),
    'Successfully signed out': world('owner'),
    'Welcome, …!': world('signed-out'),
    'Successfully signed in!': world('signed-out'),
    'Invalid credentials': world('invalid-credentials'),
    'Logged in as admin': world('signed-out'),
    'Authentication failed. Please try again.': world('sign-in-without-session'),
    'Authentication error. Please try again.': world('sign-in-refused'),
    'Failed to refresh token, no session returned': world('session-refresh-empty'),
    'No Discord token in refreshed session': story('machines-session--bench'),
  },
  'content/messages/config.ts': {
    "You don't have permission to modify this configuration": world('save-not-allowed-to-modify'),
    "You don't have permission to save these changes": world('save-not-allowed'),
    "You don't have permission to modify API settings": world('save-not-allowed-to-edit-api'),
    'Authentication required to save changes': world('save-sign-in-required'),
    'Invalid server configuration': world('save-invalid-server'),
    'Failed to save configuration': world('save-fails'),
    'Configuration saved successfully!': world('owner'),
    'Command Executed': world('owner'),
    'Successfully executed …': world('owner'),
  },
  'content/messages/team.ts': {
    'Failed to add team member': world('team-add-fails'),
    'Failed to update team member': world('team-update-fails'),
    'Failed to remove team member': world('team-remove-fails'),
    'Team member added successfully': world('admin'),
    'Team member updated successfully': world('owner'),
    'Team member removed successfully': world('admin'),
    'Editor added successfully': world('owner'),
    'Editor removed successfully': world('owner'),
    'Server permissions updated successfully': world('owner'),
    'Failed to update server permissions': world('team-permissions-fail'),
    'Please fill in all required fields': world('owner'),
    'Cannot remove the owner': world('team-with-owner'),
    "You don't have permission to remove this user": world('team-remove-refused'),
  },
  'content/messages/admin.ts': {
    'Please fill in all fields': world('admin'),
    'User added successfully': world('admin'),
    'User removed successfully': world('admin'),
  },
  'content/messages/servers.ts': {
    'Discord token expired and refresh failed. Please re-authenticate.': world('token-expired'),
    "Missing Discord permissions. Please re-authenticate with the 'guilds' scope":
      world('missing-scopes'),
    'Failed to validate Discord token': world('discord-breaks'),
    'Failed to fetch Discord servers': world('function-500'),
    'Invalid response format from server': world('function-invalid-response'),
    'No Discord token available': world('no-discord-token'),
    'Fetch already in progress': story('screens-servers--listed'),
    'No servers found': world('no-servers'),
    'No servers found or token expired': story('screens-servers--failed'),
    'No user ID provided': story('screens-servers--failed'),
    'Token refresh failed. Please re-authenticate.': story('screens-servers--token-expired'),
    'Discord permissions required': world('missing-scopes'),
    'We need additional Discord permissions to access your servers': world('missing-scopes'),
    'Discord authentication expired': world('token-expired'),
    'Your Discord session has expired. Please reconnect.': world('token-expired'),
    'Failed to subscribe to server updates': world('realtime-lost'),
    'Unable to fetch servers: Missing Discord ID': world('no-discord-id'),
    'You must be logged in to fetch servers': world('signed-out'),
    'Failed to load your Discord servers': world('function-500'),
    'An error occurred while fetching your servers': world('offline'),
    'User ID not available': world('no-discord-id'),
    'Please select a Discord server': world('owner'),
    'Server added successfully': world('owner'),
    "The server couldn't receive your Discord ID properly": world('function-empty-body'),
  },
  'content/messages/embeds.ts': {
    'Webhook not found. Please check your webhook URL.': world('webhook-404'),
    'Bad request. The embed may be invalid or the webhook URL is incorrect.': world('webhook-400'),
    'Rate limited by Discord. Please try again later.': world('webhook-429'),
    "Forbidden. The webhook may have been deleted or you don't have permission.":
      world('webhook-403'),
    'Failed to send embed (Status …)': world('webhook-500'),
    'Embed sent successfully!': world('signed-out'),
    'Network error: …': world('webhook-unreachable'),
    'CORS issue or network connectivity problem...': world('webhook-unreachable'),
    'Please enter a webhook URL': world('signed-out'),
    'Please enter a valid Discord webhook URL': world('signed-out'),
    'Shared embed loaded successfully!': world('signed-out'),
    'Failed to load shared embed. The link may be invalid.': world('signed-out'),
  },
  'content/messages/docs.ts': {
    'No Commands Found': story('screens-docs-commands--none-found'),
    'Version not found': story('screens-docs-pages--unknown-version'),
  },
  'content/messages/verification.ts': {
    '… Verification': world('owner'),
    'Verifying Your Identity': world('owner'),
    'Please wait while we process your request...': world('owner'),
    'Verification Successful': world('owner'),
    'You have been successfully verified. Redirecting you now...': world('owner'),
    'Verification Failed': world('verification-fails'),
    'Something went wrong. Please try again.': world('verification-fails'),
  },
};

const rows = Object.entries(catalogue).flatMap(([home, texts]) =>
  Object.entries(texts).map(([text, stage]) => ({ home, text, stage })),
);

const sources = filesBelow('src', /\.tsx?$/)
  .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
  .map((path) => ({ path, code: unescaped(readFileSync(path, 'utf8')) }));

describe('the catalogue of messages', () => {
  it.each(rows)('«$text» has one home', ({ home, text }) => {
    const homes = sources
      .filter(({ path }) => !path.startsWith('src/mocks/') && !path.startsWith('src/domain/'))
      .filter(({ code }) => says(code, text))
      .map(({ path }) => path);
    expect(homes).toEqual([`src/${home}`]);
  });

  it.each(rows)('«$text» is seen on a stage', ({ stage }) => {
    expect([...worldNames, ...storyIds()]).toContain('world' in stage ? stage.world : stage.story);
  });
});

/** Whether a source holds a text as a whole string, or as the head of one with something filled in. */
function says(code: string, text: string): boolean {
  const pattern = text.split('…').map(escaped).join('\\$\\{[^}]+\\}');
  return new RegExp(`['"\`]${pattern}['"\`]`).test(code);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Quotes inside strings as they are read, so that a text matches however it is quoted. */
function unescaped(code: string): string {
  return code.replaceAll("\\'", "'");
}

let ids: string[] | undefined;

/** Ids as Storybook makes them: the title and the story's name, in kebab case. */
function storyIds(): string[] {
  ids ??= filesBelow('src', /\.stories\.tsx$/).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const title = /title: '([^']+)'/.exec(code)?.[1];
    if (!title) return [];
    return [...code.matchAll(/export const (\w+) = meta\.story/g)].map(
      ([, name = '']) => `${kebab(title)}--${kebab(name)}`,
    );
  });
  return ids;
}

function kebab(words: string): string {
  return words
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
