import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { both, vault } from '../membership-list/membership-list.fixtures';
import {
  assignPlan,
  dismissPlan,
  changeErrors,
  paymentSetupFixtures,
  setSecret,
  setupErrors,
  setupInput,
  shownSetup,
  waitingSetup,
} from './payment-setup.fixtures';
import { paymentSetupMachine } from './payment-setup.machine';
import { failedChange, paymentSetupView, pendingChange } from './view';

const at = (part: Partial<Record<'change' | 'news' | 'names', string | object>> = {}) =>
  ({ shown: { change: 'resting', news: 'fresh', names: 'known', ...part } }) as never;

const start = () =>
  scenario(paymentSetupMachine, { input: () => setupInput, callbacks: ['watchPage'] });
const shown = () => start().resolve('load', shownSetup).resolve('loadMemberships', both);

describe('payment-setup', () => {
  walkMachine(paymentSetupMachine, paymentSetupFixtures);

  it.each(['signInRequired', 'notAllowed', 'unreachable'] as const)(
    'shows the error %s, and loads again',
    (kind) => {
      const story = start().resolve('load', { ok: false, error: setupErrors[kind] });
      expect(paymentSetupView(story.snapshot())).toBe(kind);
      story.send({ type: 'retry' }).resolve('load', shownSetup);
      expect(paymentSetupView(story.snapshot())).toBe('shown');
    },
  );

  it('saves a secret once, says so, and reads what is stored', () => {
    const story = shown()
      .send(setSecret)
      .send(setSecret)
      .expect(at({ change: 'saving' }))
      .expectCalls('save', [{ ...setupInput, change: setSecret.change }]);
    expect(pendingChange(story.snapshot())).toEqual(setSecret.change);
    story
      .resolve('save', { ok: true, value: null })
      .expect(at({ news: 'reloading' }))
      .expectEmitted([
        { type: 'notice', notice: 'secretSaved' },
        { type: 'stored', change: setSecret.change },
      ])
      .resolve('load', waitingSetup)
      .expect(at());
    expect(story.snapshot().context.connection?.waitingPlans).toHaveLength(1);
  });

  it('names what was changed', () => {
    const changes = [
      [{ ...setSecret.change, secret: '' }, 'secretRemoved'],
      [assignPlan.change, 'planAssigned'],
      [{ ...assignPlan.change, membershipId: null }, 'planRemoved'],
      [dismissPlan.change, 'planDismissed'],
    ] as const;
    for (const [change, notice] of changes) {
      shown()
        .send({ type: 'change', change })
        .resolve('save', { ok: true, value: null })
        .expectEmitted([
          { type: 'notice', notice },
          { type: 'stored', change },
        ]);
    }
  });

  it.each(['signInRequired', 'notAllowed', 'rejected', 'unanswered'] as const)(
    'keeps the change after the error %s',
    (kind) => {
      const story = shown()
        .send(assignPlan)
        .resolve('save', { ok: false, error: changeErrors[kind] })
        .expectEmitted([]);
      expect(failedChange(story.snapshot())).toEqual({ change: assignPlan.change, kind });
      expect(failedChange(story.send({ type: 'dismiss' }).snapshot())).toBeNull();
    },
  );

  it('reads the connection again when the user returns, and keeps it if that fails', () => {
    const story = shown()
      .receive('watchPage', { type: 'page shown' })
      .expect(at({ news: 'reloading', names: 'loading' }))
      .resolve('load', { ok: false, error: setupErrors.unreachable })
      .resolve('loadMemberships', both)
      .expect(at({ news: 'stale' }));
    expect(story.snapshot().context.memberships).toContain(vault);
    expect(paymentSetupView(story.snapshot())).toBe('shown');
  });
});
