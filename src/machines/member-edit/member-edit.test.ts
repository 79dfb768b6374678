import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { emptyMemberForm, formOf } from '#domain/team/member';
import {
  address,
  failedWith,
  withoutStorage,
  letter,
  memberEditFixtures,
  noor,
  notStored,
  portrait,
  removed,
  saved,
  server,
  stored,
} from './member-edit.fixtures';
import { memberEditMachine } from './member-edit.machine';
import type { MemberNotice } from './member-edit.events';

describe('memberEdit, walked', () => {
  walkMachine(withoutStorage, memberEditFixtures);
});

/** Pictures that were stored and taken away again, over a test. */
function open(where: typeof server | null = server) {
  const dropped: string[] = [];
  const machine = memberEditMachine.provide({
    actions: { dropPicture: (_, picture) => void (picture && dropped.push(picture)) },
  });
  return { edit: scenario(machine, { input: () => ({ server: where }) }), dropped };
}

const notice = (name: MemberNotice) => ({ type: 'notice', notice: name }) as const;
const name = { type: 'change', fields: { name: 'Noor' } } as const;
const choose = { type: 'choose picture', file: portrait, crop: null } as const;
const typed = { ...emptyMemberForm, name: 'Noor' };
const expectedNoor = {
  id: 'new',
  name: 'Noor',
  nickname: null,
  discordId: null,
  customRole: 'editor',
  panelRole: 'support',
  profilePicture: null,
  nameColor: '#FFFFFF',
  allowedPanels: [],
  permissions: [{ serverId: server.id, serverName: server.name, allowedPanels: ['advanced'] }],
} as const;
const expectedAddition = {
  type: 'expect',
  id: 'add',
  change: { kind: 'add', member: expectedNoor },
} as const;

describe('adding an editor', () => {
  it('shows them at once and tells when they are there', () => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .expectContext({ form: emptyMemberForm })
      .send(name)
      .send({ type: 'save' })
      .expect({ form: { saving: 'adding' }, removal: 'none' })
      .expectCalls('addMember', [{ form: typed, picture: null, server }])
      .expectEmitted([expectedAddition])
      .resolve('addMember', saved)
      .expect({ form: 'done', removal: 'none' })
      .expectEmitted([
        { type: 'confirm', id: 'add', change: { kind: 'add', member: noor } },
        notice('editorAdded'),
      ])
      .send({ type: 'add' })
      .expectContext({ form: emptyMemberForm, member: null });
  });

  it('to a team without a server gives them no rights yet', () => {
    const { edit } = open(null);
    edit.send({ type: 'add' }).send(name).send({ type: 'save' });
    edit
      .expectCalls('addMember', [{ form: typed, picture: null, server: null }])
      .expectEmitted([
        {
          ...expectedAddition,
          change: { kind: 'add', member: { ...expectedNoor, permissions: [] } },
        },
      ])
      .resolve('addMember', saved)
      .expectEmitted([
        { type: 'confirm', id: 'add', change: { kind: 'add', member: noor } },
        notice('memberAdded'),
      ]);
  });

  it.each(['', '  '])('asks for the name that is %j', (nothing) => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send({ type: 'change', fields: { name: nothing, role: 'helper' } })
      .send({ type: 'save' })
      .expect({ form: { failed: 'missingName' }, removal: 'none' })
      .expectEmitted([notice('missingName')])
      .expectCalls('addMember', [])
      .send(name)
      .expect({ form: 'editing', removal: 'none' })
      .expectContext({ form: { ...typed, role: 'helper' } });
  });

  it('waits until every field is as it must be', () => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send({ type: 'change', fields: { discordId: 'noor' } })
      .send({ type: 'save' })
      .expect({ form: { failed: 'malformed' }, removal: 'none' })
      .expectEmitted([])
      .expectCalls('addMember', []);
  });

  it.each([
    ['notAllowed', 'addFailed'],
    ['unknown', 'addFailed'],
    ['unreachable', 'addFailed'],
    ['missingName', 'missingName'],
  ] as const)('that is refused (%s) is taken back, and keeps what was typed', (kind, told) => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send({ type: 'save' })
      .resolve('addMember', failedWith(kind))
      .expect({ form: { failed: kind }, removal: 'none' })
      .expectEmitted([expectedAddition, { type: 'roll back', id: 'add' }, notice(told)])
      .expectContext({ form: typed })
      .send({ type: 'save' })
      .resolve('addMember', saved)
      .expect({ form: 'done', removal: 'none' });
  });

  it('happens once, however often it is pressed', () => {
    const { edit } = open();
    edit.send({ type: 'add' }).send(name).send({ type: 'save' }).send({ type: 'save' });
    edit.expectCalls('addMember', [{ form: typed, picture: null, server }]);
  });
});

describe('a picture', () => {
  it('is stored before the member is', () => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send(choose)
      .send({ type: 'save' })
      .expect({ form: 'uploading', removal: 'none' })
      .expectCalls('uploadPicture', [{ file: portrait, crop: null }])
      .expectCalls('addMember', [])
      .resolve('uploadPicture', stored)
      .expectCalls('addMember', [{ form: typed, picture: address, server }]);
  });

  it('is not stored again when saving is', () => {
    const { edit, dropped } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send(choose)
      .send({ type: 'save' })
      .resolve('uploadPicture', stored)
      .resolve('addMember', failedWith('unknown'))
      .send({ type: 'save' })
      .expectCalls('uploadPicture', [{ file: portrait, crop: null }])
      .resolve('addMember', saved)
      .send({ type: 'close' });
    expect(dropped).toEqual([]);
  });

  it.each([
    ['the form is closed', { type: 'close' }],
    ['another is chosen', choose],
    ['it is taken away', { type: 'remove picture' }],
    ['somebody else is edited', { type: 'edit', member: noor }],
  ] as const)('that was stored for nothing goes when %s', (_, event) => {
    const { edit, dropped } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send(choose)
      .send({ type: 'save' })
      .resolve('uploadPicture', stored)
      .resolve('addMember', failedWith('unknown'))
      .send(event);
    expect(dropped).toEqual([address]);
    expect(edit.snapshot().context.stored).toBeNull();
  });

  it('that is none leaves the one chosen before', () => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send(choose)
      .send({ ...choose, file: letter })
      .expectContext({
        picture: { kind: 'chosen', file: portrait, crop: null },
        pictureProblem: 'notAnImage',
      })
      .send(choose)
      .expectContext({ pictureProblem: null });
  });

  it.each(['pictureRejected', 'notAllowed', 'unreachable'] as const)(
    'that is refused (%s) leaves the form',
    (kind) => {
      const { edit } = open();
      edit
        .send({ type: 'add' })
        .send(name)
        .send(choose)
        .send({ type: 'save' })
        .resolve('uploadPicture', notStored(kind))
        .expect({ form: { failed: kind }, removal: 'none' })
        .expectContext({ form: typed })
        .expectEmitted([notice('addFailed')])
        .send({ type: 'remove picture' })
        .send({ type: 'save' })
        .expectCalls('addMember', [{ form: typed, picture: null, server }]);
    },
  );
});

describe('changing a member', () => {
  const renamed = { ...formOf(noor), name: 'Noor B.' };

  it('sends the whole form, and keeps the picture', () => {
    const { edit } = open(null);
    edit
      .send({ type: 'edit', member: noor })
      .send({ type: 'change', fields: { name: 'Noor B.' } })
      .send({ type: 'save' })
      .expect({ form: { saving: 'updating' }, removal: 'none' })
      .expectCalls('updateMember', [{ member: noor, form: renamed, picture: noor.profilePicture }])
      .expectEmitted([
        {
          type: 'expect',
          id: 'update:1',
          change: { kind: 'update', member: { ...noor, name: 'Noor B.' } },
        },
      ])
      .resolve('updateMember', saved)
      .expectEmitted([
        { type: 'confirm', id: 'update:1', change: { kind: 'update', member: noor } },
        notice('memberUpdated'),
      ]);
  });

  it('can be taking the picture away', () => {
    const { edit } = open();
    edit.send({ type: 'edit', member: noor }).send({ type: 'remove picture' });
    edit
      .send({ type: 'save' })
      .expectCalls('updateMember', [{ member: noor, form: formOf(noor), picture: null }]);
  });

  it('to what it was is nothing to save', () => {
    const { edit } = open();
    edit.send({ type: 'edit', member: noor }).send({ type: 'change', fields: { name: ' Noor ' } });
    expect(edit.snapshot().can({ type: 'save' })).toBe(false);
    edit.send({ type: 'save' }).expect({ form: 'editing', removal: 'none' });
  });

  it('that is refused is taken back', () => {
    const { edit } = open();
    edit.send({ type: 'edit', member: noor }).send({ type: 'change', fields: { name: 'Noor B.' } });
    edit
      .send({ type: 'save' })
      .resolve('updateMember', failedWith('notAllowed'))
      .expect({ form: { failed: 'notAllowed' }, removal: 'none' })
      .expectContext({ form: renamed });
    const emitted = [{ type: 'roll back', id: 'update:1' }, notice('updateFailed')] as const;
    edit.expectEmitted([
      {
        type: 'expect',
        id: 'update:1',
        change: { kind: 'update', member: { ...noor, name: 'Noor B.' } },
      },
      ...emitted,
    ]);
  });
});

describe('removing a member', () => {
  const remove = { type: 'remove', member: noor, verdict: { allowed: true } } as const;
  const change = { kind: 'remove', memberId: '1' } as const;
  const leaving = { type: 'expect', id: 'remove:1', change } as const;

  it('is asked back, and shown at once', () => {
    const { edit } = open();
    edit
      .send(remove)
      .expect({ form: 'closed', removal: 'confirming' })
      .expectCalls('removeMember', [])
      .send({ type: 'confirm removal' })
      .expectCalls('removeMember', [{ member: noor, server }])
      .expectEmitted([leaving])
      .resolve('removeMember', removed)
      .expect({ form: 'closed', removal: 'none' })
      .expectEmitted([{ ...leaving, type: 'confirm' }, notice('editorRemoved')])
      .expectContext({ removing: null });
  });

  it('of a team is said so', () => {
    const { edit } = open(null);
    edit
      .send(remove)
      .send({ type: 'confirm removal' })
      .resolve('removeMember', removed)
      .expectEmitted([leaving, { ...leaving, type: 'confirm' }, notice('memberRemoved')]);
  });

  it('can be thought better of', () => {
    const { edit } = open();
    edit
      .send(remove)
      .send({ type: 'cancel removal' })
      .expect({ form: 'closed', removal: 'none' })
      .expectCalls('removeMember', [])
      .expectEmitted([]);
  });

  it.each(['cannotRemoveOwner', 'notAllowed'] as const)('is not asked for when %s', (reason) => {
    const { edit } = open();
    edit
      .send({ ...remove, verdict: { allowed: false, reason } })
      .expect({ form: 'closed', removal: { failed: reason } })
      .expectEmitted([notice(reason)])
      .send({ type: 'confirm removal' })
      .expectCalls('removeMember', [])
      .send({ type: 'cancel removal' })
      .expect({ form: 'closed', removal: 'none' });
  });

  it.each([
    ['cannotRemoveOwner', 'cannotRemoveOwner'],
    ['notAllowed', 'notAllowed'],
    ['unknown', 'removeFailed'],
    ['unreachable', 'removeFailed'],
  ] as const)('that is refused (%s) is taken back', (kind, told) => {
    const { edit } = open();
    edit
      .send(remove)
      .send({ type: 'confirm removal' })
      .resolve('removeMember', failedWith(kind))
      .expect({ form: 'closed', removal: { failed: kind } })
      .expectEmitted([leaving, { type: 'roll back', id: 'remove:1' }, notice(told)]);
    expect(edit.snapshot().can({ type: 'confirm removal' })).toBe(told === 'removeFailed');
  });

  it('goes on beside a form, and closes it only where it was about them', () => {
    const { edit } = open();
    edit.send({ type: 'add' }).send(name).send(remove).send({ type: 'confirm removal' });
    edit
      .resolve('removeMember', removed)
      .expect({ form: 'editing', removal: 'none' })
      .expectContext({ form: typed });

    const own = open().edit;
    own.send({ type: 'edit', member: noor }).send(remove).send({ type: 'confirm removal' });
    own.resolve('removeMember', removed).expect({ form: 'closed', removal: 'none' });
  });

  it('leaves the form of somebody else open, with what was typed', () => {
    const other = { ...noor, id: '2', name: 'Ada' };
    const { edit } = open();
    edit
      .send({ type: 'edit', member: noor })
      .send({ type: 'change', fields: { name: 'Noor the second' } })
      .send({ type: 'remove', member: other, verdict: { allowed: true } })
      .send({ type: 'confirm removal' })
      .resolve('removeMember', removed)
      .expect({ form: 'editing', removal: 'none' })
      .expectContext({ member: noor, form: { ...formOf(noor), name: 'Noor the second' } });
  });
});
