import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DraftOf, MembershipDraft } from '#domain/marketplace/membership-draft';
import { both, listInput, vault } from '../membership-list/membership-list.fixtures';
import { membershipListMachine } from '../membership-list/membership-list.machine';
import type { ListAnswer, ListInput } from '../membership-list/membership-list.setup';
import { draftInput, renamed, saved, withoutStorage } from './membership-draft.fixtures';
import type { DraftSave, DraftSaveAnswer } from './membership-draft.setup';
import { reportSaved } from './report-saved';

const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

async function open() {
  const list = createActor(
    membershipListMachine.provide({
      actors: {
        load: fromPromise<ListAnswer, ListInput>(() => Promise.resolve(both)),
        watchPage: fromCallback(() => {}),
      },
    }),
    { input: listInput },
  ).start();
  const draft = createActor(
    withoutStorage.provide({
      actors: {
        openDraft: fromPromise<MembershipDraft | null, DraftOf>(() => Promise.resolve(null)),
        save: fromPromise<DraftSaveAnswer, DraftSave>(() => Promise.resolve(saved)),
      },
    }),
    { input: draftInput() },
  ).start();
  await settled();
  const rename = async () => {
    draft.send({ type: 'edit', membership: vault });
    await settled();
    draft.send({ type: 'change', fields: { name: 'Renamed' } });
    draft.send({ type: 'save' });
    await settled();
    return list.getSnapshot().context.memberships[1];
  };
  return { rename, stop: reportSaved(draft, list) };
}

it('the list shows what the form has saved', async () => {
  const { rename } = await open();
  expect(await rename()).toEqual(renamed);
});

it('forwards nothing after unsubscribing', async () => {
  const { rename, stop } = await open();
  stop();
  expect(await rename()).toEqual(vault);
});
