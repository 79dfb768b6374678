import { describe, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { holder, read, server, unreachable, viewerRightsFixtures } from './viewer-rights.fixtures';
import { viewerRightsMachine } from './viewer-rights.machine';

describe('viewerRights, walked', () => {
  walkMachine(viewerRightsMachine, viewerRightsFixtures);
});

const open = () =>
  scenario(viewerRightsMachine, { input: () => ({ server, editor: holder('points') }) });
const changed = { type: 'rights changed' } as const;
const quiet = { rights: 'known', channel: 'live', news: 'none' } as const;

describe('a change of permissions', () => {
  it('causes one request, however many rows changed', () => {
    open()
      .expect(quiet)
      .send(changed)
      .after(99)
      .send(changed)
      .expectCalls('load', [])
      .after(1)
      .expectCalls('load', [undefined])
      .resolve('load', read(holder('points')))
      .expect(quiet);
  });

  it('that removes a panel is applied, and reported until it is dismissed', () => {
    open()
      .send(changed)
      .after(100)
      .resolve('load', read(holder()))
      .expect({ ...quiet, news: 'unread' })
      .expectContext({ editor: holder(), acknowledged: holder('points') })
      .send({ type: 'dismiss' })
      .expect(quiet)
      .expectContext({ acknowledged: holder() });
  });

  it('that is reverted is not reported', () => {
    open()
      .send(changed)
      .after(100)
      .resolve('load', read(holder()))
      .send(changed)
      .after(100)
      .resolve('load', read(holder('points')))
      .expect(quiet);
  });

  it('during a request causes another request', () => {
    open()
      .send(changed)
      .after(100)
      .send(changed)
      .resolve('load', read(holder('points')))
      .after(100)
      .resolve('load', read(holder('embeds')))
      .expect({ ...quiet, news: 'unread' })
      .expectContext({ editor: holder('embeds') });
  });

  it('that cannot be loaded changes nothing, until the viewer returns to the page', () => {
    open()
      .send(changed)
      .after(100)
      .resolve('load', unreachable)
      .expect({ ...quiet, rights: 'unreachable' })
      .expectContext({ editor: holder('points') })
      .send({ type: 'page shown' })
      .resolve('load', read(holder()))
      .expect({ ...quiet, news: 'unread' });
  });
});

describe('a lost channel', () => {
  it('causes a request after resubscribing, because changes in between were missed', () => {
    open()
      .send({ type: 'channel lost' })
      .expect({ ...quiet, channel: 'lost' })
      .send({ type: 'channel back' })
      .after(100)
      .resolve('load', read(holder('points', 'roles')))
      .expect({ ...quiet, news: 'unread' });
  });

  it('causes a request whenever the viewer returns to the page; a live channel does not', () => {
    open().send({ type: 'page shown' }).expectCalls('load', []);
    open()
      .send({ type: 'channel lost' })
      .send({ type: 'page shown' })
      .expectCalls('load', [undefined]);
  });
});
