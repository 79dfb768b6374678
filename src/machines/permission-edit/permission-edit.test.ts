import { describe, expect, it } from 'vitest';
import type { MemberPermission } from '#domain/team/member';
import type { RosterReport } from '#domain/team/roster';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { changedMemberIds, permissionsOf, errorOf } from './edits';
import {
  cards,
  deals,
  done,
  failedWith,
  noor,
  nothing,
  permissionEditFixtures,
  points,
  pointsAndRoles,
  priya,
  team,
} from './permission-edit.fixtures';
import { permissionEditMachine } from './permission-edit.machine';
import type { PermissionNotice } from './permission-edit.setup';

describe('permissionEdit, walked', () => {
  walkMachine(permissionEditMachine, permissionEditFixtures);
});

const open = () =>
  scenario(permissionEditMachine, { input: () => undefined }).send({
    type: 'members changed',
    members: team,
  });
const roles = { type: 'toggle panel', memberId: '1', server: deals, panel: 'roles' } as const;
const dealsForPriya = { type: 'toggle server', memberId: '2', server: deals } as const;
const dealsBare = [{ serverId: deals.id, serverName: deals.name, allowedPanels: [] }];
const notice = (name: PermissionNotice) => ({ type: 'notice', notice: name }) as const;

function report(
  type: 'expect' | 'confirm',
  memberId = '1',
  permissions: readonly MemberPermission[] = pointsAndRoles,
): RosterReport {
  const change = { kind: 'permissions', memberId, permissions } as const;
  return { type, id: `permissions:${memberId}`, change };
}

const rollBack = (memberId: string) =>
  ({ type: 'roll back', id: `permissions:${memberId}` }) as const;

/** What is shown of everybody. */
function shown(edit: ReturnType<typeof open>) {
  const snapshot = edit.snapshot();
  return {
    noor: permissionsOf(snapshot, '1'),
    priya: permissionsOf(snapshot, '2'),
    changed: changedMemberIds(snapshot),
  };
}

describe('a toggle', () => {
  it('waits to be saved, and no longer once it is toggled back', () => {
    open().expect('untouched').send(roles).expect('pending').send(roles).expect('untouched');
  });

  it('of a server gives it without panels, or takes it', () => {
    const edit = open().send({ type: 'toggle server', memberId: '1', server: cards });
    expect(shown(edit).noor).toEqual([
      ...points,
      { serverId: cards.id, serverName: cards.name, allowedPanels: [] },
    ]);
    edit
      .send({ type: 'toggle server', memberId: '1', server: deals })
      .send({ type: 'toggle server', memberId: '1', server: cards });
    expect(shown(edit)).toEqual({ noor: nothing, priya: nothing, changed: ['1'] });
  });

  it('is given up with all others, whoever they are about', () => {
    const edit = open().send(roles).send(dealsForPriya);
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: dealsBare, changed: ['1', '2'] });
    edit.send({ type: 'discard' }).expect('untouched');
    expect(shown(edit)).toEqual({ noor: points, priya: nothing, changed: [] });
  });

  it('of who is not on the list changes nothing', () => {
    open()
      .send({ ...roles, memberId: '3' })
      .expect('untouched');
  });
});

describe('saving', () => {
  it('sends all rights of a member at once, and is shown in the list meanwhile', () => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .expect({ saving: 'sending' })
      .expectCalls('replace', [{ memberId: '1', permissions: pointsAndRoles }])
      .expectEmitted([report('expect')])
      .resolve('replace', done)
      .expect('saved')
      .expectEmitted([report('confirm'), notice('permissionsSaved')]);
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: nothing, changed: [] });
    edit.after(4_999).expect('saved').after(1).expect('untouched');
  });

  it('goes from member to member, and is told once', () => {
    open()
      .send(roles)
      .send(dealsForPriya)
      .send({ type: 'save' })
      .resolve('replace', done)
      .expect({ saving: 'sending' })
      .resolve('replace', done)
      .expect('saved')
      .expectCalls('replace', [
        { memberId: '1', permissions: pointsAndRoles },
        { memberId: '2', permissions: dealsBare },
      ])
      .expectEmitted([
        report('expect'),
        report('confirm'),
        report('expect', '2', dealsBare),
        report('confirm', '2', dealsBare),
        notice('permissionsSaved'),
      ]);
  });

  it('happens once, however often it is pressed, and not without a change', () => {
    open().send({ type: 'save' }).expect('untouched').expectCalls('replace', []);
    open()
      .send(roles)
      .send({ type: 'save' })
      .send({ type: 'save' })
      .expectCalls('replace', [{ memberId: '1', permissions: pointsAndRoles }]);
  });

  it.each([
    ['notAllowed', 'permissionsNotAllowed'],
    ['unreachable', 'permissionsFailed'],
    ['unknown', 'permissionsFailed'],
  ] as const)('that is refused is taken back in the list and stays here: %s', (kind, told) => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .resolve('replace', failedWith(kind))
      .expect('failed')
      .expectEmitted([report('expect'), rollBack('1'), notice(told)]);
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: nothing, changed: ['1'] });
    expect(errorOf(edit.snapshot(), '1')).toBe(kind);
    edit.send({ type: 'save' }).resolve('replace', done).expect('saved');
    expect(errorOf(edit.snapshot(), '1')).toBe(null);
  });

  it('of one member that is refused keeps no other, and says so of the one', () => {
    const edit = open()
      .send(roles)
      .send(dealsForPriya)
      .send({ type: 'save' })
      .resolve('replace', failedWith('notAllowed'))
      .resolve('replace', done)
      .expect('failed')
      .expectEmitted([
        report('expect'),
        rollBack('1'),
        report('expect', '2', dealsBare),
        report('confirm', '2', dealsBare),
        notice('permissionsNotAllowed'),
      ]);
    expect(shown(edit).changed).toEqual(['1']);
    expect(errorOf(edit.snapshot(), '2')).toBe(null);
  });

  it('lets another toggle wait for the next save', () => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .send({ type: 'toggle panel', memberId: '1', server: deals, panel: 'embeds' })
      .resolve('replace', done)
      .expect('pending');
    expect(edit.snapshot().context.drafts['1']?.base).toEqual(pointsAndRoles);
  });
});

describe('an error', () => {
  const both = () =>
    open()
      .send(roles)
      .send(dealsForPriya)
      .send({ type: 'save' })
      .resolve('replace', failedWith('unknown'))
      .resolve('replace', failedWith('unknown'))
      .expect('failed');

  it('is said no longer of whom it was mended for', () => {
    const edit = both().send(roles).expect('failed');
    expect([errorOf(edit.snapshot(), '1'), errorOf(edit.snapshot(), '2')]).toEqual([
      null,
      'unknown',
    ]);
    edit.send({ type: 'toggle panel', memberId: '2', server: deals, panel: 'api' });
    edit.expect('pending');
  });

  it('is dismissed, and what was toggled stays', () => {
    expect(shown(both().send({ type: 'dismiss' }).expect('pending')).changed).toEqual(['1', '2']);
  });

  it('is over once nothing is left to save', () => {
    both().send({ type: 'discard' }).expect('untouched');
  });
});

describe('rights that others change', () => {
  const list = (permissions = pointsAndRoles) =>
    ({ type: 'members changed', members: [{ ...noor, permissions }, priya] }) as const;

  it('are taken over, under what was toggled here', () => {
    expect(shown(open().send(list()).expect('untouched')).noor).toEqual(pointsAndRoles);

    const edit = open()
      .send({ type: 'toggle panel', memberId: '1', server: deals, panel: 'points' })
      .send(list())
      .expect('pending');
    expect(shown(edit).noor).toEqual([
      { serverId: deals.id, serverName: deals.name, allowedPanels: ['roles'] },
    ]);
  });

  it('to what was toggled here leave nothing to save', () => {
    open().send(roles).send(list()).expect('untouched');
  });

  it('so while it is being saved are no error, whatever is answered', () => {
    open()
      .send(roles)
      .send({ type: 'save' })
      .send(list())
      .resolve('replace', failedWith('unreachable'))
      .expect('untouched');
  });

  it('leave the rights to be saved again that were refused', () => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .resolve('replace', failedWith('notAllowed'))
      .send(list(points))
      .expect('failed');
    expect(shown(edit).noor).toEqual(pointsAndRoles);
  });

  it('take along what was toggled of somebody who is gone', () => {
    open()
      .send(roles)
      .send({ type: 'members changed', members: [priya] })
      .expect('untouched');
  });

  it('skip whoever is gone before their turn', () => {
    open()
      .send(roles)
      .send(dealsForPriya)
      .send({ type: 'save' })
      .send({ type: 'members changed', members: [noor] })
      .resolve('replace', done)
      .expect('saved')
      .expectCalls('replace', [{ memberId: '1', permissions: pointsAndRoles }]);
  });
});
