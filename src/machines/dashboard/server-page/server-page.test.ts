import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { createWorld } from '../../../../tests/setup/machine-world';
import { walkTogether } from '../../../../tests/setup/walk-together';
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
import {
  serverPageMachine,
  areUpdatesLost,
  isRetryResting,
  serverPageView,
} from './server-page.machine';

describe('serverPage, walked', () => {
  walkTogether(
    serverPageMachine,
    Object.values(serverPageStarts).map((input) => ({ ...serverPageFixtures, input })),
  );
});

describe('a first visit', () => {
  it('validates the token, fetches the servers and lists them', () => {
    const page = open();
    expect(page.view()).toBe('loading');
    expect(page.requestNames()).toEqual(['validateToken']);

    page.answer('validateToken', valid);
    expect(page.requestNames()).toEqual(['validateToken', 'fetchServers']);
    expect(page.inputs('fetchServers')).toEqual([{ userId: '0b6c', discordId: '42' }]);

    page.answer('fetchServers', answered([deals, cards]));
    expect(page.view()).toBe('listed');
    expect(page.context()).toEqual({
      viewer,
      servers: [deals, cards],
      isKnown: false,
      error: null,
    });
    expect(page.emitted).toEqual([]);
  });

  it('goes straight to fetching when no token is in memory', () => {
    const page = open();
    page.answer('validateToken', answered('noTokenInMemory'));
    expect(page.requestNames()).toEqual(['validateToken', 'fetchServers']);
  });

  it('shows the empty state when there are none', () => {
    const page = listed([]);
    expect(page.view()).toBe('empty');
    expect(page.emitted).toEqual([]);
  });

  it('subscribes to updates once, from the start', () => {
    const page = listed();
    page.send('retry');
    expect(page.calls.filter(({ src }) => src === 'watchServerUpdates')).toHaveLength(1);
  });
});

describe('a later visit', () => {
  const later = () => open(viewer, [deals]);

  it('lists what an earlier visit read, and reads it at once', () => {
    const page = later();
    expect(page.view()).toBe('listed');
    expect(page.requestNames()).toEqual(['fetchServers']);
    page.answer('fetchServers', answered([deals, cards]));
    expect(page.context()).toEqual({
      viewer,
      servers: [deals, cards],
      isKnown: false,
      error: null,
    });
    expect(page.requestNames()).toEqual(['fetchServers']);
    expect(page.emitted).toEqual([]);
  });

  it('keeps the list without a response', () => {
    const page = later();
    page.answer('fetchServers', unreachable);
    expect(page.view()).toBe('listed');
    expect(page.emitted).toEqual([notice('reloadFailed')]);
  });

  it.each([
    ['tokenExpired', 'authenticationExpired', failedWith({ kind: 'noDiscordToken' })],
    ['missingScopes', 'permissionsRequired', missingScopes],
  ] as const)(
    'closes the list if only the user can solve the error: %s',
    (view, expected, answer) => {
      const page = later();
      page.answer('fetchServers', answer);
      expect(page.view()).toBe(view);
      expect(page.emitted).toEqual([notice(expected)]);
      page.send('retry');
      expect(page.context().servers).toEqual([]);
    },
  );

  it('reads as a first visit does if there was no server', () => {
    expect(open(viewer, []).requestNames()).toEqual(['validateToken']);
  });
});

describe('a signed-out user', () => {
  it('is asked to sign in, and no request is sent', () => {
    const page = open(null);
    expect(page.view()).toBe('signedOut');
    expect(page.calls).toEqual([]);
    expect(page.emitted).toEqual([]);
  });

  it('is asked to sign in on Retry', () => {
    const page = open(null);
    page.send('retry');
    expect(page.view()).toBe('signedOut');
    expect(page.emitted).toEqual([notice('notSignedIn')]);
  });
});

describe('a viewer without a Discord id', () => {
  it('sees the reason, and no request is sent', () => {
    const page = open(withoutDiscordId);
    expect(page.view()).toBe('failed');
    expect(page.context().error).toEqual({ kind: 'missingDiscordId' });
    expect(page.emitted).toEqual([notice('userIdNotAvailable')]);
    expect(page.requestNames()).toEqual([]);
  });

  it('gets only a log entry from Retry', () => {
    const page = open(withoutDiscordId);
    page.emitted.length = 0;
    page.send('retry');
    expect(page.emitted).toEqual([{ type: 'defect', error: { kind: 'missingDiscordId' } }]);
    expect(page.view()).toBe('failed');
    expect(page.isResting()).toBe(false);
    expect(page.requestNames()).toEqual([]);
  });
});

describe('a 401', () => {
  it('received once: refreshes the token and lists', () => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', unauthorized);
    expect(page.view()).toBe('loading');
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', answered([deals]));

    expect(page.view()).toBe('listed');
    expect(page.requestNames()).toEqual([
      'validateToken',
      'fetchServers',
      'refreshToken',
      'fetchServers',
    ]);
    expect(page.inputs('fetchServers')).toEqual(Array(2).fill({ userId: '0b6c', discordId: '42' }));
    expect(page.emitted).toEqual([]);
  });

  it('from the validation: refreshes the token and fetches', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', answered([deals]));
    expect(page.view()).toBe('listed');
    expect(page.requestNames()).toEqual(['validateToken', 'refreshToken', 'fetchServers']);
  });

  it('received twice: stops, without a second refresh', () => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', unauthorized);

    expect(page.view()).toBe('tokenExpired');
    expect(page.context().error).toEqual({ kind: 'tokenRefreshFailed' });
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
    expect(page.requestNames()).toEqual([
      'validateToken',
      'fetchServers',
      'refreshToken',
      'fetchServers',
    ]);
  });

  it('followed by a failed refresh: stops', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', refreshFailed);
    expect(page.view()).toBe('tokenExpired');
    expect(page.context().error).toEqual({ kind: 'refreshFailed' });
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
  });

  it('followed by a refresh without a response: is a failure, not an expired session', () => {
    const page = open();
    page.answer('validateToken', unauthorized);
    page.answer('refreshToken', unreachable);
    expect(page.view()).toBe('failed');
    expect(page.context().error).toEqual({ kind: 'unreachable' });
    expect(page.emitted).toEqual([notice('loadFailed')]);
  });

  it('starts over on Retry, with a new refresh', () => {
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
      'a text about both: the token takes precedence',
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

  describe.each(errors)('%s', (_, error, view, expected) => {
    const expectFailed = (page: ReturnType<typeof open>) => {
      expect(page.view()).toBe(view);
      expect(page.context()).toEqual({ viewer, servers: [], isKnown: false, error });
      expect(page.emitted).toEqual([notice(expected)]);
    };

    it('from the validation', () => {
      const page = open();
      page.answer('validateToken', failedWith(error));
      expectFailed(page);
    });

    it('from the fetch', () => {
      const page = open();
      page.answer('validateToken', valid);
      page.answer('fetchServers', failedWith(error));
      expectFailed(page);
    });

    it('from the second fetch', () => {
      const page = open();
      page.answer('validateToken', unauthorized);
      page.answer('refreshToken', answered(null));
      page.answer('fetchServers', failedWith(error));
      expectFailed(page);
    });
  });
});

describe('Retry', () => {
  it('reloads and is disabled for exactly 3 s after the press', () => {
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
  ] as const)('is available when %s', (view, answer) => {
    const page = open();
    page.answer('validateToken', valid);
    page.answer('fetchServers', answer);
    expect(page.view()).toBe(view);
    page.send('retry');
    expect(page.view()).toBe('loading');
    expect(page.context()).toEqual({ viewer, servers: [], isKnown: false, error: null });
  });

  it('is ignored during a fetch', () => {
    const page = open();
    page.send('retry');
    page.answer('validateToken', valid);
    page.send('retry');
    expect(page.emitted).toEqual([notice('alreadyFetching'), notice('alreadyFetching')]);
    expect(page.requestNames()).toEqual(['validateToken', 'fetchServers']);
    expect(page.isResting()).toBe(false);
  });
});

describe('changed permissions', () => {
  it('reload in the background', () => {
    const page = listed([deals]);
    page.update('servers changed');
    expect(page.requestNames()).toEqual(['validateToken', 'fetchServers', 'fetchServers']);
    expect(page.inputs('fetchServers')[1]).toEqual({ userId: '0b6c', discordId: '42' });
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals]);

    page.answer('fetchServers', answered([deals, cards]));
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals, cards]);
    expect(page.emitted).toEqual([]);
  });

  it('can remove the last server and add the first', () => {
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
  ])('keep the list when the reload fails: %o', (answer, expected) => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', answer);
    expect(page.view()).toBe('listed');
    expect(page.context()).toEqual({ viewer, servers: [deals], isKnown: false, error: null });
    expect(page.emitted).toEqual([notice(expected)]);
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

  it('report an expired session when the refresh fails, and keep the list', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', refreshFailed);
    expect(page.view()).toBe('listed');
    expect(page.context().servers).toEqual([deals]);
    expect(page.waiting('fetchServers')).toBe(0);
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
  });

  it('report an expired session after a second 401, and keep the list', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.answer('fetchServers', unauthorized);
    page.answer('refreshToken', answered(null));
    page.answer('fetchServers', unauthorized);
    expect(page.view()).toBe('listed');
    expect(page.emitted).toEqual([notice('authenticationExpired')]);
    expect(page.requestNames().filter((src) => src === 'refreshToken')).toHaveLength(1);
  });

  it('cause one more reload when several arrive during a reload', () => {
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

  it('cause a reload after the first load, whatever the user pressed during it', () => {
    const page = open();
    page.update('servers changed');
    page.send('retry');
    expect(page.requestNames()).toEqual(['validateToken']);
    page.answer('validateToken', valid);
    page.answer('fetchServers', answered([deals]));
    expect(page.view()).toBe('listed');
    expect(page.waiting('fetchServers')).toBe(1);
  });

  it('cause no reload without a list, because Retry will load them', () => {
    const page = open();
    page.answer('validateToken', unreachable);
    page.update('servers changed');
    expect(page.requestNames()).toEqual(['validateToken']);
    page.send('retry');
    page.answer('validateToken', valid);
    page.answer('fetchServers', answered([deals]));
    expect(page.requestNames()).toEqual(['validateToken', 'validateToken', 'fetchServers']);
  });

  it('make Retry do nothing during the reload, without the 3 s pause', () => {
    const page = listed([deals]);
    page.update('servers changed');
    page.send('retry');
    expect(page.view()).toBe('listed');
    expect(page.isResting()).toBe(false);
    expect(page.emitted).toEqual([notice('alreadyFetching')]);
    expect(page.waiting('fetchServers')).toBe(1);
    expect(page.requestNames()).toEqual(['validateToken', 'fetchServers', 'fetchServers']);
  });
});

describe('a lost channel', () => {
  it('is reported once, and the list stays', () => {
    const page = listed([deals]);
    expect(page.areUpdatesLost()).toBe(false);
    page.update('updates lost');
    page.update('updates lost');
    expect(page.areUpdatesLost()).toBe(true);
    expect(page.view()).toBe('listed');
    expect(page.emitted).toEqual([notice('updatesLost')]);
  });

  it('ends with the next change, which reloads the list', () => {
    const page = listed([deals]);
    page.update('updates lost');
    page.update('servers changed');
    expect(page.areUpdatesLost()).toBe(false);
    expect(page.waiting('fetchServers')).toBe(1);
    page.update('updates lost');
    expect(page.emitted).toEqual([notice('updatesLost'), notice('updatesLost')]);
  });

  it('is not fixed by Retry', () => {
    const page = listed([deals]);
    page.update('updates lost');
    page.send('retry');
    expect(page.areUpdatesLost()).toBe(true);
  });
});

it('throws a defect instead of reporting it as an error', () => {
  const errors: unknown[] = [];
  const actor = createActor(serverPageMachine, { input: { viewer } });
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('No implementation provided for watchServerUpdates')]);
});

/** Opens the page with fake actors. */
function open(who: Viewer | null = viewer, known?: readonly Server[]) {
  const world = createWorld(serverPageMachine, {
    input: { viewer: who, ...(known && { known }) },
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
    requestNames: () => requests().map(({ src }) => src),
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

/** Opens the page and loads these servers. */
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
