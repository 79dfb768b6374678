import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { createWorld } from '../../../tests/setup/machine-world';
import { walkTogether } from '../../../tests/setup/walk-together';
import {
  answered,
  cards,
  deals,
  invalidResponse,
  missingScopes,
  refreshFailed,
  failedWith,
  serverPageFixtures,
  serverPageStarts,
  unauthorized,
  unreachable,
  valid,
  viewer,
  withoutDiscordId,
} from './server-page.fixtures';
import { areUpdatesLost, isRetryResting, serverPageView } from './view';
import { serverPageMachine } from './server-page.machine';

describe('serverPage, walked', () => {
  walkTogether(
    serverPageMachine,
    Object.values(serverPageStarts).map((input) => ({ ...serverPageFixtures, input })),
  );
});

describe('a first visit', () => {
  it('validates the token, fetches for the viewer, and lists', () => {
    const page = open();
    expect(page.view()).toBe('loading');
    expect(page.asked()).toEqual(['validateToken']);

    page.answer('validateToken', valid);
    expect(page.asked()).toEqual(['validateToken', 'fetchServers']);
    expect(page.inputs('fetchServers')).toEqual([{ userId: '0b6c', discordId: '42' }]);

    page.answer('fetchServers', answered([deals, cards]));
    expect(page.view()).toBe('listed');
    expect(page.context()).toEqual({ viewer, servers: [deals, cards], error: null });
    expect(page.emitted).toEqual([]);
  });

  it('goes straight to fetching when no token is in memory', () => {
    const page = open();
    page.answer('validateToken', answered('noTokenInMemory'));
    expect(page.asked()).toEqual(['validateToken', 'fetchServers']);
  });

  it('says so when there are none', () => {
    const page = listed([]);
    expect(page.view()).toBe('empty');
    expect(page.emitted).toEqual([]);
  });

  it('watches for updates from the start, once', () => {
    const page = listed();
    page.send('retry');
    expect(page.calls.filter(({ src }) => src === 'watchServerUpdates')).toHaveLength(1);
  });
});

describe('nobody', () => {
  it('is asked to sign in, and nothing is asked on their behalf', () => {
    const page = open(null);
    expect(page.view()).toBe('signedOut');
    expect(page.calls).toEqual([]);
    expect(page.emitted).toEqual([]);
  });

  it('is told to sign in on Retry', () => {
    const page = open(null);
    page.send('retry');
    expect(page.view()).toBe('signedOut');
    expect(page.emitted).toEqual([notice('notSignedIn')]);
  });
});

describe('a viewer without a Discord id', () => {
  it('sees why, and no server is asked', () => {
    const page = open(withoutDiscordId);
    expect(page.view()).toBe('failed');
    expect(page.context().error).toEqual({ kind: 'missingDiscordId' });
    expect(page.emitted).toEqual([notice('userIdNotAvailable')]);
    expect(page.asked()).toEqual([]);
  });

  it('gets nothing from Retry but a line in the log', () => {
    const page = open(withoutDiscordId);
    page.emitted.length = 0;
    page.send('retry');
    expect(page.emitted).toEqual([{ type: 'defect', error: { kind: 'missingDiscordId' } }]);
    expect(page.view()).toBe('failed');
    expect(page.isResting()).toBe(false);
    expect(page.asked()).toEqual([]);
  });
});

describe('a 401', () => {
  it('once: refreshes the token and lists', () => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', unauthorized);
    expect(page.view()).toBe('loading');
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', answered([deals]));

    expect(page.view()).toBe('listed');
    expect(page.asked()).toEqual(['validateToken', 'fetchServers', 'refreshToken', 'fetchServers']);
    expect(page.inputs('fetchServers')).toEqual(Array(2).fill({ userId: '0b6c', discordId: '42' }));
    expect(page.emitted).toEqual([]);
  });

  it('to the validation: refreshes the token and fetches', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', answered([deals]));
    expect(page.view()).toBe('listed');
    expect(page.asked()).toEqual(['validateToken', 'refreshToken', 'fetchServers']);
  });

  it('twice: gives up, without a second refresh', () => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', unauthorized);

    expect(page.view()).toBe('tokenExpired');
    expect(page.context().error).toEqual({ kind: 'tokenRefreshFailed' });
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
    expect(page.asked()).toEqual(['validateToken', 'fetchServers', 'refreshToken', 'fetchServers']);
  });

  it('and a refresh that fails: gives up', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', refreshFailed);
    expect(page.view()).toBe('tokenExpired');
    expect(page.context().error).toEqual({ kind: 'refreshFailed' });
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
  });

  it('and a refresh nobody answers: is a failure, not an expired session', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', unreachable);
    expect(page.view()).toBe('failed');
    expect(page.context().error).toEqual({ kind: 'unreachable' });
    expect(page.emitted).toEqual([notice('loadFailed')]);
  });

  it('starts over on Retry, with a refresh of its own', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', refreshFailed);
    page.send('retry');
    expect(page.view()).toBe('loading');
    expect(page.context().error).toBeNull();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', answered([deals]));
    expect(page.view()).toBe('listed');
  });
});

describe('an error', () => {
  const errors: readonly [string, ServersError, string, string][] = [
    ['403', { kind: 'missingScopes' }, 'missingScopes', 'permissionsRequired'],
    [
      'a text about scopes',
      failure(500, 'Access forbidden'),
      'missingScopes',
      'permissionsRequired',
    ],
    [
      'a text about a token',
      failure(409, 'Token expired'),
      'tokenExpired',
      'authenticationExpired',
    ],
    [
      'both: the token counts',
      failure(403, 'Token expired'),
      'tokenExpired',
      'authenticationExpired',
    ],
    ['no token', { kind: 'noDiscordToken' }, 'tokenExpired', 'authenticationExpired'],
    ['none or expired', { kind: 'noServersOrExpired' }, 'tokenExpired', 'authenticationExpired'],
    ['no API key', failure(401, 'No API key found in request'), 'failed', 'loadFailed'],
    ['500', failure(500, 'Internal Server Error'), 'failed', 'loadFailed'],
    ['an answer nobody understands', { kind: 'invalidResponse' }, 'failed', 'loadFailed'],
    ['no answer', { kind: 'unreachable' }, 'failed', 'loadFailed'],
    ['no session', { kind: 'notSignedIn' }, 'failed', 'loadFailed'],
    ['no user id', { kind: 'noUserId' }, 'failed', 'loadFailed'],
  ];

  describe.each(errors)('%s', (_, error, view, told) => {
    const expectFailed = (page: ReturnType<typeof open>) => {
      expect(page.view()).toBe(view);
      expect(page.context()).toEqual({ viewer, servers: [], error });
      expect(page.emitted).toEqual([notice(told)]);
    };

    it('to the validation', () => {
      const page = open();
      page.answer('validateToken', failedWith(error));
      expectFailed(page);
    });

    it('to the fetch', () => {
      const page = open();
      page.answer('validateToken', valid);
      page.answer('fetchServers', failedWith(error));
      expectFailed(page);
    });

    it('to the second fetch', () => {
      const page = open();
      page.answer('validateToken', unauthorized);
      page.answer('refreshToken', answered(null));
      page.answer('fetchServers', failedWith(error));
      expectFailed(page);
    });
  });
});

describe('Retry', () => {
  it('loads again and rests for exactly 3 s from the press', () => {
    const page = listed();
    page.send('retry');
    expect(page.view()).toBe('loading');
    expect(page.isResting()).toBe(true);
    page.clock.advance(1_000);
    page.answer('validateToken', valid);
    page.answer('fetchServers', invalidResponse);
    expect(page.view()).toBe('failed');

    page.clock.advance(1_999);
    expect(page.isResting()).toBe(true);
    page.send('retry');
    expect(page.view()).toBe('failed');

    page.clock.advance(1);
    expect(page.isResting()).toBe(false);
    page.send('retry');
    expect(page.view()).toBe('loading');
    expect(page.isResting()).toBe(true);
    expect(page.emitted).toEqual([notice('loadFailed')]);
  });

  it.each([
    ['listed', answered([deals])],
    ['empty', answered([])],
    ['missingScopes', missingScopes],
    ['failed', invalidResponse],
    ['tokenExpired', failedWith({ kind: 'noServersOrExpired' })],
  ] as const)('is there when %s', (view, answer) => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', answer);
    expect(page.view()).toBe(view);
    page.send('retry');
    expect(page.view()).toBe('loading');
    expect(page.context()).toEqual({ viewer, servers: [], error: null });
  });

  it('is refused while a fetch is under way', () => {
    const page = open();
    page.send('retry');
    page.answer('validateToken', valid);
    page.send('retry');
    expect(page.emitted).toEqual([notice('alreadyFetching'), notice('alreadyFetching')]);
    expect(page.asked()).toEqual(['validateToken', 'fetchServers']);
    expect(page.isResting()).toBe(false);
  });
});

describe('changed rights', () => {
  it('reload behind the list', () => {
    const page = listed([deals]);
    page.update('servers changed');
    expect(page.asked()).toEqual(['validateToken', 'fetchServers', 'fetchServers']);
    expect(page.inputs('fetchServers')[1]).toEqual({ userId: '0b6c', discordId: '42' });
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals]);

    page.answer('fetchServers', answered([deals, cards]));
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals, cards]);
    expect(page.emitted).toEqual([]);
  });

  it('can take the last server away, and bring the first', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', answered([]));
    expect(page.view()).toBe('empty');
    page.update('servers changed');
    expect(page.view()).toBe('empty');
    page.answer('fetchServers', answered([cards]));
    expect(page.view()).toBe('listed');
  });

  it.each([
    [invalidResponse, 'reloadFailed'],
    [unreachable, 'reloadFailed'],
    [missingScopes, 'permissionsRequired'],
    [failedWith({ kind: 'noServersOrExpired' }), 'authenticationExpired'],
  ])('keep the list when the reload is refused: %o', (answer, told) => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', answer);
    expect(page.view()).toBe('listed');
    expect(page.context()).toEqual({ viewer, servers: [deals], error: null });
    expect(page.emitted).toEqual([notice(told)]);
  });

  it('follow the token flow too: a 401 refreshes once and fetches again', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', answered(null));
    expect(page.view()).toBe('listed');
    page.answer('fetchServers', answered([cards]));
    expect(page.context().servers).toEqual([cards]);
    expect(page.emitted).toEqual([]);
  });

  it('tell of an expired session when the refresh fails, and keep the list', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', refreshFailed);
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals]);
    expect(page.waiting('fetchServers')).toBe(0);
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
  });

  it('tell of an expired session after a second 401, and keep the list', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', unauthorized);
    expect(page.view()).toBe('listed');
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
    expect(page.asked().filter((src) => src === 'refreshToken')).toHaveLength(1);
  });

  it('during a reload ask for one more, however many they were', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.update('servers changed');
    page.update('servers changed');
    expect(page.waiting('fetchServers')).toBe(1);
    page.answer('fetchServers', answered([]));
    expect(page.waiting('fetchServers')).toBe(1);
    page.answer('fetchServers', answered([cards]));
    expect(page.waiting('fetchServers')).toBe(0);
    expect(page.context().servers).toEqual([cards]);
  });

  it('during the first load are looked up after it, whatever was pressed meanwhile', () => {
    const page = open();
    page.update('servers changed');
    page.send('retry');
    expect(page.asked()).toEqual(['validateToken']);
    page.answer('validateToken', valid);
    page.answer('fetchServers', answered([deals]));
    expect(page.view()).toBe('listed');
    expect(page.waiting('fetchServers')).toBe(1);
  });

  it('without a list wait for Retry, which sees them anyway', () => {
    const page = open();
    page.answer('validateToken', unreachable);
    page.update('servers changed');
    expect(page.asked()).toEqual(['validateToken']);
    page.send('retry');
    page.answer('validateToken', valid);
    page.answer('fetchServers', answered([deals]));
    expect(page.asked()).toEqual(['validateToken', 'validateToken', 'fetchServers']);
  });

  it('refuse Retry while they are looked up, without a rest', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.send('retry');
    expect(page.view()).toBe('listed');
    expect(page.isResting()).toBe(false);
    expect(page.emitted).toEqual([notice('alreadyFetching')]);
    expect(page.waiting('fetchServers')).toBe(1);
    expect(page.asked()).toEqual(['validateToken', 'fetchServers', 'fetchServers']);
  });
});

describe('a lost channel', () => {
  it('is told once, and the list stays', () => {
    const page = listed([deals]);
    expect(page.areUpdatesLost()).toBe(false);
    page.update('updates lost');
    page.update('updates lost');
    expect(page.areUpdatesLost()).toBe(true);
    expect(page.view()).toBe('listed');
    expect(page.emitted).toEqual([notice('updatesLost')]);
  });

  it('is over with the next change, which is looked up', () => {
    const page = listed([deals]);
    page.update('updates lost');
    page.update('servers changed');
    expect(page.areUpdatesLost()).toBe(false);
    expect(page.waiting('fetchServers')).toBe(1);
    page.update('updates lost');
    expect(page.emitted).toEqual([notice('updatesLost'), notice('updatesLost')]);
  });

  it('is not mended by Retry', () => {
    const page = listed([deals]);
    page.update('updates lost');
    page.send('retry');
    expect(page.areUpdatesLost()).toBe(true);
  });
});

it('lets a defect surface instead of dressing it as an error', () => {
  const errors: unknown[] = [];
  const actor = createActor(serverPageMachine, { input: { viewer } });
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('No implementation provided for watchServerUpdates')]);
});

/** A page just opened by someone, with every actor in the test's hand. */
function open(who: Viewer | null = viewer) {
  const world = createWorld(serverPageMachine, {
    input: { viewer: who },
    promises: ['validateToken', 'fetchServers', 'refreshToken'],
    callbacks: ['watchServerUpdates'],
  });
  world.actor.start();
  const snapshot = () => world.snapshot() as SnapshotFrom<typeof serverPageMachine>;
  const requests = () => world.calls.filter(({ src }) => src !== 'watchServerUpdates');
  return {
    ...world,
    view: () => serverPageView(snapshot()),
    areUpdatesLost: () => areUpdatesLost(snapshot()),
    isResting: () => isRetryResting(snapshot()),
    context: () => snapshot().context,
    asked: () => requests().map(({ src }) => src),
    inputs: (src: string) => requests().flatMap((call) => (call.src === src ? [call.input] : [])),
    waiting: (src: string) =>
      world.calls.filter((call) => call.src === src && call.status !== 'answered').length,
    answer: (src: string, answer: Result<unknown, ServersError>) =>
      world.openCall({ src }).answer(answer),
    send: (type: 'retry') => world.actor.send({ type }),
    update: (type: 'servers changed' | 'updates lost') =>
      world.openCall({ src: 'watchServerUpdates' }).send({ type }),
  };
}

/** A page that has come so far as to show these servers. */
function listed(servers: readonly Server[] = [deals]) {
  const page = open();
  page.answer('validateToken', valid);
  page.answer('fetchServers', answered(servers));
  return page;
}

function notice(name: string) {
  return { type: 'notice', notice: name };
}

function failure(status: number, text: string): ServersError {
  return { kind: 'fetchFailed', status, text };
}
