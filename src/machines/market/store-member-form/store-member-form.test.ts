import { describe, expect, it } from 'vitest';
import { emptyMemberForm } from '#domain/marketplace/member-form';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { ada } from '../store-members/store-members.fixtures';
import {
  memberFormInput,
  memberSaveErrors,
  notSaved,
  savedMember,
  storeMemberFormFixtures,
  typed,
} from './store-member-form.fixtures';
import { storeMemberFormMachine } from './store-member-form.machine';
import { memberSaveError } from './view';

const start = () => scenario(storeMemberFormMachine, { input: memberFormInput });
const filled = () => start().send({ type: 'add' }).send({ type: 'change', fields: typed });
const idsIn = (story: ReturnType<typeof start>) => {
  const { target } = story.snapshot().context;
  return target.kind === 'add' ? target.id : null;
};

describe('store-member-form', () => {
  walkMachine(storeMemberFormMachine, storeMemberFormFixtures);

  it('shows the problems instead of saving', () => {
    start()
      .send({ type: 'add' })
      .send({ type: 'save' })
      .expect('editing')
      .expectContext({ isChecked: true })
      .expectCalls('save', []);
  });

  it('saves a member once, and closes', () => {
    filled()
      .send({ type: 'save' })
      .send({ type: 'save' })
      .send({ type: 'close' })
      .expect('saving')
      .resolve('save', savedMember)
      .expect('closed')
      .expectEmitted([{ type: 'notice', notice: 'added' }, { type: 'saved' }])
      .send({ type: 'add' })
      .expectContext({ form: emptyMemberForm });
  });

  it('repeats a save with the same id, and another member with another id', () => {
    const story = filled();
    const first = idsIn(story);
    story
      .send({ type: 'save' })
      .resolve('save', notSaved('unanswered'))
      .expect({ failed: 'unanswered' })
      .expectContext({ form: typed })
      .send({ type: 'save' });
    expect(idsIn(story)).toBe(first);
    story
      .resolve('save', notSaved('unanswered'))
      .send({ type: 'change', fields: { discordId: '500000000000000002' } });
    expect(idsIn(story)).not.toBe(first);
  });

  it.each(Object.values(memberSaveErrors))('keeps what was typed after $kind', ({ kind }) => {
    const story = filled().send({ type: 'save' }).resolve('save', notSaved(kind));
    expect(memberSaveError(story.snapshot())).toBe(kind);
    story.expectContext({ form: typed }).expectEmitted([]);
    story.send({ type: 'change', fields: { name: '' } }).expect('editing');
  });

  it('keeps a new member while it is closed, and while an account is changed', () => {
    filled()
      .send({ type: 'close' })
      .send({ type: 'link', member: ada })
      .expectContext({ form: { ...emptyMemberForm, ...pick(ada) } })
      .send({ type: 'close' })
      .send({ type: 'add' })
      .expectContext({ form: typed });
  });

  it('sets and removes the Discord account of a member', () => {
    const link = () => start().send({ type: 'link', member: ada });
    link()
      .send({ type: 'change', fields: { discordId: typed.discordId } })
      .send({ type: 'save' })
      .expectCalls('save', [
        {
          storeId: 'biz_00000001',
          save: { kind: 'link', member: ada, discordId: typed.discordId },
        },
      ])
      .resolve('save', savedMember)
      .expectEmitted([{ type: 'notice', notice: 'linked' }, { type: 'saved' }]);
    link()
      .send({ type: 'change', fields: { discordId: '' } })
      .send({ type: 'save' })
      .resolve('save', savedMember)
      .expectEmitted([{ type: 'notice', notice: 'unlinked' }, { type: 'saved' }]);
  });
});

function pick({ discordId, membershipId, name }: typeof ada) {
  return { discordId: discordId ?? '', membershipId, name };
}
