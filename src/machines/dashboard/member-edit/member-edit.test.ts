import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
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

/** Starts the machine. Records the uploaded pictures that it deletes. */
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
  it('shows the editor at once and reports when the editor is added', () => {
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

  it('without a server grants no permissions yet', () => {
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

  it.each(['', '  '])('requires a name instead of %j', (nothing) => {
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

  it('requires every field to be valid', () => {
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
    ['signInRequired', 'addFailed'],
    ['notAllowed', 'addFailed'],
    ['unknown', 'addFailed'],
    ['unreachable', 'addFailed'],
    ['missingName', 'missingName'],
  ] as const)('rolls back after the error %s and keeps the form', (kind, expected) => {
    const { edit } = open();
    edit
      .send({ type: 'add' })
      .send(name)
      .send({ type: 'save' })
      .resolve('addMember', failedWith(kind))
      .expect({ form: { failed: kind }, removal: 'none' })
      .expectEmitted([expectedAddition, { type: 'roll back', id: 'add' }, notice(expected)])
      .expectContext({ form: typed })
      .send({ type: 'save' })
      .resolve('addMember', saved)
      .expect({ form: 'done', removal: 'none' });
  });

  it('sends one request, however often Save is pressed', () => {
    const { edit } = open();
    edit.send({ type: 'add' }).send(name).send({ type: 'save' }).send({ type: 'save' });
    edit.expectCalls('addMember', [{ form: typed, picture: null, server }]);
  });
});

describe('a picture', () => {
  it('is uploaded before the member is saved', () => {
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

  it('is not uploaded again when the save is retried', () => {
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
    ['it is removed', { type: 'remove picture' }],
    ['somebody else is edited', { type: 'edit', member: noor }],
  ] as const)('that was uploaded but not used is deleted when %s', (_, event) => {
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

  it('that is not an image leaves the previous choice', () => {
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
    'that fails to upload (%s) leaves the form open',
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

  it('can remove the picture', () => {
    const { edit } = open();
    edit.send({ type: 'edit', member: noor }).send({ type: 'remove picture' });
    edit
      .send({ type: 'save' })
      .expectCalls('updateMember', [{ member: noor, form: formOf(noor), picture: null }]);
  });

  it('back to the old values leaves nothing to save', () => {
    const { edit } = open();
    edit.send({ type: 'edit', member: noor }).send({ type: 'change', fields: { name: ' Noor ' } });
    expect(edit.snapshot().can({ type: 'save' })).toBe(false);
    edit.send({ type: 'save' }).expect({ form: 'editing', removal: 'none' });
  });

  it('rolls back after an error', () => {
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

  it('asks for confirmation, and shows the removal at once', () => {
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

  it('without a server reports a removal from the team', () => {
    const { edit } = open(null);
    edit
      .send(remove)
      .send({ type: 'confirm removal' })
      .resolve('removeMember', removed)
      .expectEmitted([leaving, { ...leaving, type: 'confirm' }, notice('memberRemoved')]);
  });

  it('can be canceled', () => {
    const { edit } = open();
    edit
      .send(remove)
      .send({ type: 'cancel removal' })
      .expect({ form: 'closed', removal: 'none' })
      .expectCalls('removeMember', [])
      .expectEmitted([]);
  });

  it.each(['cannotRemoveOwner', 'notAllowed'] as const)('sends no request when %s', (reason) => {
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
  ] as const)('rolls back after the error %s', (kind, expected) => {
    const { edit } = open();
    edit
      .send(remove)
      .send({ type: 'confirm removal' })
      .resolve('removeMember', failedWith(kind))
      .expect({ form: 'closed', removal: { failed: kind } })
      .expectEmitted([leaving, { type: 'roll back', id: 'remove:1' }, notice(expected)]);
    expect(edit.snapshot().can({ type: 'confirm removal' })).toBe(expected === 'removeFailed');
  });

  it('continues while a form is open, and closes the form only if it is for the same member', () => {
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

  it('leaves the form of another member open, with its values', () => {
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
