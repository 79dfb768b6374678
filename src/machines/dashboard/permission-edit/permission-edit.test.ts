import { describe, expect, it } from 'vitest';
import type { MemberPermission } from '#domain/team/member';
import type { RosterReport } from '#domain/team/roster';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
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
import {
  permissionEditMachine,
  changedMemberIds,
  permissionsOf,
  errorOf,
} from './permission-edit.machine';
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

/** Returns the displayed permissions of every member, and the ids of the members whose permissions were changed. */
function shown(edit: ReturnType<typeof open>) {
  const snapshot = edit.snapshot();
  return {
    noor: permissionsOf(snapshot, '1'),
    priya: permissionsOf(snapshot, '2'),
    changed: changedMemberIds(snapshot),
  };
}

describe('a toggle', () => {
  it('is unsaved until it is toggled back', () => {
    open().expect('untouched').send(roles).expect('pending').send(roles).expect('untouched');
  });

  it('of a server adds it without panels, or removes it', () => {
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

  it('is discarded together with those of all members', () => {
    const edit = open().send(roles).send(dealsForPriya);
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: dealsBare, changed: ['1', '2'] });
    edit.send({ type: 'discard' }).expect('untouched');
    expect(shown(edit)).toEqual({ noor: points, priya: nothing, changed: [] });
  });

  it('of all panels at once is no change if the member has them', () => {
    const give = { type: 'set panels', memberId: '1', server: deals } as const;
    const edit = open().send({ ...give, panels: ['points', 'roles'] });
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: nothing, changed: ['1'] });
    edit.send({ ...give, panels: ['points'] }).expect('untouched');
  });

  it('of a member who is not on the list changes nothing', () => {
    open()
      .send({ ...roles, memberId: '3' })
      .expect('untouched');
  });
});

describe('saving', () => {
  it('sends all permissions of a member at once, and updates the list optimistically', () => {
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

  it('saves members one after another, and reports once', () => {
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

  it('sends one request, however often Save is pressed, and none without a change', () => {
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
  ] as const)('rolls back the list and keeps the toggles after the error %s', (kind, expected) => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .resolve('replace', failedWith(kind))
      .expect('failed')
      .expectEmitted([report('expect'), rollBack('1'), notice(expected)]);
    expect(shown(edit)).toEqual({ noor: pointsAndRoles, priya: nothing, changed: ['1'] });
    expect(errorOf(edit.snapshot(), '1')).toBe(kind);
    edit.send({ type: 'save' }).resolve('replace', done).expect('saved');
    expect(errorOf(edit.snapshot(), '1')).toBe(null);
  });

  it('does not stop at the error of one member, and reports it for that member', () => {
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

  it('leaves a new toggle for the next save', () => {
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

  it('disappears for a member once that member is fixed', () => {
    const edit = both().send(roles).expect('failed');
    expect([errorOf(edit.snapshot(), '1'), errorOf(edit.snapshot(), '2')]).toEqual([
      null,
      'unknown',
    ]);
    edit.send({ type: 'toggle panel', memberId: '2', server: deals, panel: 'api' });
    edit.expect('pending');
  });

  it('can be dismissed, and the toggles stay', () => {
    expect(shown(both().send({ type: 'dismiss' }).expect('pending')).changed).toEqual(['1', '2']);
  });

  it('ends once nothing is left to save', () => {
    both().send({ type: 'discard' }).expect('untouched');
  });
});

describe('permissions changed by others', () => {
  const list = (permissions = pointsAndRoles) =>
    ({ type: 'members changed', members: [{ ...noor, permissions }, priya] }) as const;

  it('are merged below the local toggles', () => {
    expect(shown(open().send(list()).expect('untouched')).noor).toEqual(pointsAndRoles);

    const edit = open()
      .send({ type: 'toggle panel', memberId: '1', server: deals, panel: 'points' })
      .send(list())
      .expect('pending');
    expect(shown(edit).noor).toEqual([
      { serverId: deals.id, serverName: deals.name, allowedPanels: ['roles'] },
    ]);
  });

  it('to the same values as the local toggles leave nothing to save', () => {
    open().send(roles).send(list()).expect('untouched');
  });

  it('to the same values during the save cause no error, whatever the response', () => {
    open()
      .send(roles)
      .send({ type: 'save' })
      .send(list())
      .resolve('replace', failedWith('unreachable'))
      .expect('untouched');
  });

  it('leave rejected permissions to be saved again', () => {
    const edit = open()
      .send(roles)
      .send({ type: 'save' })
      .resolve('replace', failedWith('notAllowed'))
      .send(list(points))
      .expect('failed');
    expect(shown(edit).noor).toEqual(pointsAndRoles);
  });

  it('drop the toggles of a removed member', () => {
    open()
      .send(roles)
      .send({ type: 'members changed', members: [priya] })
      .expect('untouched');
  });

  it('skip members who are removed before their request is sent', () => {
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
