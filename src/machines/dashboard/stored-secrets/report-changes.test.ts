import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftOwner } from '#domain/bot-config/draft';
import { withoutStorage, loaded, stored } from '../config-edit/config-edit.fixtures';
import type { LoadAnswer } from '../config-edit/config-edit.machine';
import { reportChanges } from './report-changes';
import { storedSecretsMachine, type SecretsAnswer } from './stored-secrets.machine';

it('requests the secrets again after every save, until it is stopped', async () => {
  let requests = 0;
  const serverId = '300000000000000001';
  const load = fromPromise<SecretsAnswer, { serverId: string }>(async () => {
    requests += 1;
    return { ok: true, value: [] };
  });
  const secrets = createActor(storedSecretsMachine.provide({ actors: { load } }), {
    input: { serverId },
  }).start();
  const edit = createActor(
    withoutStorage.provide({
      actors: {
        load: fromPromise<LoadAnswer, DraftOwner>(async () => loaded(1)),
        watchRemote: fromCallback(() => {}),
      },
    }),
    { input: { userId: null, serverId } },
  ).start();
  await expect.poll(() => edit.getSnapshot().value).toEqual({ ready: 'clean' });
  const stop = reportChanges(edit, secrets);
  secrets.send({ type: 'start' });
  await expect.poll(() => secrets.getSnapshot().value).toEqual({ shown: 'fresh' });
  edit.send({ type: 'edit', key: 'SuccessPoints', value: 9 });
  expect(requests).toBe(1);
  edit.send({ type: 'remote changed', stored: stored(2) });
  await expect.poll(() => secrets.getSnapshot().value).toEqual({ shown: 'fresh' });
  expect(requests).toBe(2);
  stop();
  edit.send({ type: 'remote changed', stored: stored(3) });
  expect(requests).toBe(2);
});
