import { describe, expect, it } from 'vitest';
import { visitor } from '#domain/permissions/roles';
import type { OpeningError } from '#domain/servers/opening-error';
import { demoServer, unknownDemoServer } from '#domain/servers/server';
import { scenario } from '../../../../tests/setup/scenario';
import { walkTogether } from '../../../../tests/setup/walk-together';
import {
  dashboardOpeningFixtures,
  failedWith,
  mira,
  noor,
  opened,
  openingErrors,
  fromEarlierVisit,
  realServer,
  server,
} from './dashboard-opening.fixtures';
import { dashboardOpeningMachine } from './dashboard-opening.machine';
import type { OpeningAnswer, OpeningInput } from './dashboard-opening.setup';

describe('dashboard-opening', () => {
  walkTogether(dashboardOpeningMachine, [
    dashboardOpeningFixtures,
    { ...dashboardOpeningFixtures, input: { ...realServer, viewer: null } },
    { ...dashboardOpeningFixtures, input: fromEarlierVisit },
    { ...dashboardOpeningFixtures, input: { ...realServer, serverId: demoServer.id } },
  ]);
});

const start = (input: Partial<OpeningInput> = {}) =>
  scenario(dashboardOpeningMachine, { input: () => ({ ...realServer, ...input }) });
const changed = (viewer: OpeningInput['viewer']) => ({ type: 'viewer changed', viewer }) as const;

describe('the URL of a real server', () => {
  it('requires a sign-in, then opens', () => {
    start({ viewer: null })
      .expect('signInRequired')
      .expectContext({ opened: null })
      .send(changed(mira))
      .expect('opening')
      .expectCalls('open', [{ serverId: server.id, given: null }])
      .resolve('open', opened)
      .expect({ opened: 'current' })
      .expectContext({ opened: { server, editor: visitor }, openedBy: mira });
  });

  it('never becomes a demo, whatever the navigation state', () => {
    const given = { ...server, isDemo: true };
    start({ viewer: null, given }).expect('signInRequired').expectContext({ opened: null });
    start({ given }).expectCalls('open', [{ serverId: server.id, given: null }]);
  });

  it.each(Object.values(openingErrors))('reports the error and retries: $kind', (error) => {
    start()
      .resolve('open', failedWith(error.kind))
      .expect({ failed: error.kind } satisfies { failed: OpeningError['kind'] })
      .expectContext({ error, opened: null })
      .send({ type: 'retry' })
      .expect('opening')
      .resolve('open', opened)
      .expect({ opened: 'current' })
      .expectContext({ error: null });
  });
});

it('is not opened again when the session is renewed', () => {
  start()
    .send(changed({ ...mira, email: 'new@example.com' }))
    .expect('opening')
    .expectCalls('open', [{ serverId: server.id, given: null }])
    .resolve('open', failedWith('notYours'))
    .send(changed({ ...mira }))
    .expect({ failed: 'notYours' });
});

describe('a dashboard that an earlier visit opened', () => {
  const later = () => start(fromEarlierVisit);
  const newer: OpeningAnswer = { ok: true, value: { server, editor: { ...visitor } } };

  it('is open while it is read again, whatever the previous page passed', () => {
    const story = start({ ...fromEarlierVisit, given: { ...server, name: 'Old' } });
    story
      .expect({ opened: 'renewing' })
      .expectContext({ opened: { server, editor: visitor }, openedBy: mira })
      .expectCalls('open', [{ serverId: server.id, given: null }])
      .resolve('open', newer)
      .expect({ opened: 'current' });
    expect(story.snapshot().context.opened).not.toBe(fromEarlierVisit.known);
  });

  it.each(['notYours', 'noSuchServer', 'signInAgain'] as const)('closes if refused: %s', (kind) => {
    later()
      .resolve('open', failedWith(kind))
      .expect({ failed: kind })
      .expectContext({ opened: null });
  });

  it.each(['unreachable', 'discordUnreachable'] as const)(
    'stays without a response: %s',
    (kind) => {
      later().resolve('open', failedWith(kind)).expect({ opened: 'current' });
    },
  );

  it('stays after the session ends, and is never shown to another user', () => {
    later()
      .send(changed(null))
      .expect({ opened: 'sessionEnded' })
      .expectRunning([])
      .send(changed(noor))
      .expect('opening')
      .expectContext({ opened: null, openedBy: null, known: null });
    start({ ...fromEarlierVisit, viewer: null }).expect('signInRequired');
  });
});

describe('an open dashboard', () => {
  const open = () => start().resolve('open', opened);

  it('stays after the session ends and continues when the same user signs in', () => {
    const ended = open().send(changed(null)).expect({ opened: 'sessionEnded' });
    ended.expectContext({ opened: { server, editor: visitor }, openedBy: mira, viewer: null });
    ended
      .send(changed({ ...mira }))
      .expect({ opened: 'current' })
      .expectContext({ opened: { server, editor: visitor } })
      .expectCalls('open', [{ serverId: server.id, given: null }]);
  });

  it.each([
    ['while the session lasts', false],
    ['after it ended', true],
  ])('is never shown to another user, %s', (_, hasEnded) => {
    const before = hasEnded ? open().send(changed(null)) : open();
    before
      .send(changed(noor))
      .expect('opening')
      .expectContext({ opened: null, openedBy: null })
      .resolve('open', failedWith('notYours'))
      .expect({ failed: 'notYours' });
  });

  it.each([
    ['while the session lasts', false],
    ['after it ended', true],
  ])('closes when the viewer signs out here, %s', (_, hasEnded) => {
    const before = hasEnded ? open().send(changed(null)) : open();
    before
      .send({ type: 'signed out' })
      .expect('signInRequired')
      .expectContext({ opened: null, openedBy: null })
      .send(changed(null))
      .expect('signInRequired');
  });
});

describe('the URL of no real server', () => {
  it.each(['81', 'deals', '', '1'.repeat(21), '99999999999999999999'])(
    'opens the unknown demo server: %j',
    (serverId) => {
      start({ serverId, viewer: null })
        .expect('demo')
        .expectContext({ opened: { server: unknownDemoServer(serverId), editor: visitor } })
        .send(changed(mira))
        .expect('demo')
        .expectCalls('open', []);
    },
  );

  it('opens the demo server by its id for every viewer', () => {
    for (const viewer of [null, mira]) {
      start({ serverId: demoServer.id, viewer })
        .expect('demo')
        .expectContext({ opened: { server: demoServer, editor: visitor } })
        .send({ type: 'signed out' })
        .send(changed(null))
        .expect('demo')
        .expectContext({ viewer: null })
        .send(changed(noor))
        .expectContext({ viewer: noor });
    }
    expect(demoServer.isDemo).toBe(true);
  });
});
