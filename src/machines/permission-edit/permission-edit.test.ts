import { describe, expect, it } from 'vitest';
import { journey } from '../../../tests/setup/journey';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  cards,
  deals,
  done,
  nothing,
  permissionEditFixtures,
  points,
  pointsAndRoles,
  refusals,
} from './permission-edit.fixtures';
import { permissionEditMachine, type PermissionNotice } from './permission-edit.machine';

describe('permissionEdit, walked', () => {
  walkMachine(permissionEditMachine, permissionEditFixtures);
});

const open = () =>
  journey(permissionEditMachine, { input: () => ({ memberId: '1', permissions: points }) });
const roles = { type: 'toggle panel', server: deals, panel: 'roles' } as const;
const change = { kind: 'permissions', memberId: '1', permissions: pointsAndRoles } as const;
const notice = (name: PermissionNotice) => ({ type: 'notice', notice: name }) as const;
const expected = { type: 'expect', id: 'permissions:1', change } as const;

describe('a toggle', () => {
  it('waits to be saved, and no longer once it is toggled back', () => {
    open().expect('untouched').send(roles).expect('pending').send(roles).expect('untouched');
  });

  it('of a server gives it without panels, or takes it', () => {
    open()
      .send({ type: 'toggle server', server: cards })
      .expectContext({
        draft: [...points, { serverId: cards.id, serverName: cards.name, allowedPanels: [] }],
      })
      .send({ type: 'toggle server', server: deals })
      .send({ type: 'toggle server', server: cards })
      .expectContext({ draft: nothing });
  });

  it('is given up with all others', () => {
    open()
      .send(roles)
      .send({ type: 'toggle server', server: cards })
      .send({ type: 'discard' })
      .expect('untouched')
      .expectContext({ draft: points });
  });
});

describe('saving', () => {
  it('sends all rights at once, and is shown in the list meanwhile', () => {
    open()
      .send(roles)
      .send({ type: 'save' })
      .expect('saving')
      .expectCalls('replace', [{ memberId: '1', permissions: pointsAndRoles }])
      .expectEmitted([expected])
      .settle('replace', done)
      .expect('saved')
      .expectContext({ base: pointsAndRoles })
      .expectEmitted([{ ...expected, type: 'confirm' }, notice('permissionsSaved')])
      .after(4_999)
      .expect('saved')
      .after(1)
      .expect('untouched');
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
    [refusals[0], 'notAllowed', 'permissionsNotAllowed'],
    [refusals[1], 'unreachable', 'permissionsFailed'],
    [refusals[2], 'failed', 'permissionsFailed'],
  ] as const)(
    'that is refused is taken back in the list and stays here: %o',
    (answer, state, told) => {
      if (!answer) throw new Error('There is no such refusal');
      open()
        .send(roles)
        .send({ type: 'save' })
        .settle('replace', answer)
        .expect({ refused: state })
        .expectContext({ base: points, draft: pointsAndRoles })
        .expectEmitted([expected, { type: 'roll back', id: 'permissions:1' }, notice(told)])
        .send({ type: 'save' })
        .settle('replace', done)
        .expect('saved');
    },
  );

  it('lets another toggle wait for the next save', () => {
    open()
      .send(roles)
      .send({ type: 'save' })
      .send({ type: 'toggle panel', server: deals, panel: 'embeds' })
      .settle('replace', done)
      .expect('pending')
      .expectContext({ base: pointsAndRoles });
  });
});

describe('rights that others change', () => {
  it('are taken over, under what was toggled here', () => {
    open()
      .send({ type: 'permissions changed', permissions: pointsAndRoles })
      .expect('untouched')
      .expectContext({ base: pointsAndRoles, draft: pointsAndRoles });

    open()
      .send({ type: 'toggle panel', server: deals, panel: 'points' })
      .send({ type: 'permissions changed', permissions: pointsAndRoles })
      .expect('pending')
      .expectContext({
        base: pointsAndRoles,
        draft: [{ serverId: deals.id, serverName: deals.name, allowedPanels: ['roles'] }],
      });
  });

  it('to what was toggled here leave nothing to save', () => {
    open()
      .send(roles)
      .send({ type: 'permissions changed', permissions: pointsAndRoles })
      .expect('untouched');
  });

  it('are not what is just being saved, so that a refusal leaves it to be saved again', () => {
    const notAllowed = refusals[0];
    if (!notAllowed) throw new Error('There is no such refusal');
    open()
      .send(roles)
      .send({ type: 'save' })
      .send({ type: 'permissions changed', permissions: pointsAndRoles })
      .settle('replace', notAllowed)
      .send({ type: 'permissions changed', permissions: points })
      .expect({ refused: 'notAllowed' })
      .expectContext({ base: points, draft: pointsAndRoles });
  });
});

it('is told apart from a member without rights', () => {
  const bare = journey(permissionEditMachine, {
    input: () => ({ memberId: '2', permissions: nothing }),
  });
  expect(bare.send(roles).snapshot().context.draft).toEqual([
    { serverId: deals.id, serverName: deals.name, allowedPanels: ['roles'] },
  ]);
});
