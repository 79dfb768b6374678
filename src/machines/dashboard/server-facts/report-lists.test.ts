import { expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Result } from '#domain/result';
import type { ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import { answered, deals, viewer } from '../server-page/server-page.fixtures';
import type { ServersOwner } from '../server-page/server-page.setup';
import { serverPageMachine } from '../server-page/server-page.machine';
import { reportLists } from './report-lists';
import { deals as dealsFacts } from './server-facts.fixtures';
import { type ServerFactsAnswer, serverFactsMachine } from './server-facts.machine';
import { until } from '../../../../tests/setup/until';

it('reads the facts once for each list that was read', async () => {
  let loads = 0;
  let change = () => {};
  const page = createActor(
    serverPageMachine.provide({
      actors: {
        validateToken: fromPromise<Result<'valid' | 'noTokenInMemory', ServersError>>(() =>
          Promise.resolve(answered('noTokenInMemory' as const)),
        ),
        fetchServers: fromPromise<Result<readonly Server[], ServersError>, ServersOwner>(() =>
          Promise.resolve(answered([deals])),
        ),
        watchServerUpdates: fromCallback(({ sendBack }) => {
          change = () => sendBack({ type: 'servers changed' });
        }),
      },
    }),
    { input: { viewer } },
  );
  const facts = createActor(
    serverFactsMachine.provide({
      actors: {
        load: fromPromise<ServerFactsAnswer>(() => {
          loads += 1;
          return Promise.resolve(answered([dealsFacts]));
        }),
      },
    }),
  );
  const stop = reportLists(page, facts);
  onTestFinished(stop);
  facts.start();
  page.start();
  expect(facts.getSnapshot().value).toBe('idle');
  await until(() => expect(facts.getSnapshot().value).toEqual({ shown: 'fresh' }));
  expect(loads).toBe(1);
  change();
  await until(() => expect(loads).toBe(2));
  page.send({ type: 'updates lost' });
  expect(facts.getSnapshot().value).not.toBe('idle');
  stop();
  change();
  await until(() =>
    expect(page.getSnapshot().matches({ signedIn: { reload: 'idle' } })).toBe(true),
  );
  expect(loads).toBe(2);
});
