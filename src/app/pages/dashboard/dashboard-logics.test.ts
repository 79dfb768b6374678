import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { guilds } from '#mocks/dashboard/servers';
import { itemKeys } from '#services/browser/local-storage';
import { enterWorld } from '../../../../tests/setup/enter-world';
import { backendLogics, readOnly } from './dashboard-logics';

const input = { userId: 'mira', serverId: guilds.resellHeaven.id };
const draftKeys = () => itemKeys().filter((key) => key.startsWith('grouped:draft:'));

async function edit(logic: typeof backendLogics.edit) {
  const actor = createActor(logic, { input }).start();
  await waitFor(actor, (state) => state.can({ type: 'edit', key: 'SuccessPoints', value: 31 }));
  actor.send({ type: 'edit', key: 'SuccessPoints', value: 31 });
  return actor;
}

describe('the machines of a dashboard', () => {
  it('store a draft', async () => {
    enterWorld('owner');
    const actor = await edit(backendLogics.edit);
    actor.stop();
    expect(draftKeys()).toHaveLength(1);
  });

  it('store no draft in view-as', async () => {
    enterWorld('owner');
    const actor = await edit(readOnly(backendLogics).edit);
    actor.stop();
    expect(draftKeys()).toEqual([]);
  });
});
