import { describe, expect, it } from 'vitest';
import { checkMember, emptyMemberForm, type MemberForm } from './member-form';
import type { StoreMember } from './store-member';

const now = Date.parse('2026-11-25T12:00:00');
const target = { kind: 'add', id: 'new' } as const;
const valid: MemberForm = {
  discordId: ' 412345678901234567 ',
  membershipId: 'm1',
  name: ' Ada ',
  until: '',
};
const check = (change: Partial<MemberForm>) => checkMember({ ...valid, ...change }, target, now);

describe('the form of a member', () => {
  it('is trimmed', () => {
    expect(check({})).toEqual({
      problems: {},
      save: {
        kind: 'add',
        id: 'new',
        details: { discordId: '412345678901234567', membershipId: 'm1', name: 'Ada', until: null },
      },
    });
  });

  it('accepts a mention', () => {
    expect(check({ discordId: '<@412345678901234567>' }).problems).toEqual({});
  });

  it('ends with the last day', () => {
    const { save } = check({ until: '2026-11-25' });
    const until = save?.kind === 'add' ? save.details.until : null;
    expect(until).toBe(new Date('2026-11-25T23:59').toISOString());
  });

  it.each([
    [{ discordId: '' }, { discordId: { kind: 'missing' } }],
    [{ discordId: 'ada#1234' }, { discordId: { kind: 'notAnId' } }],
    [{ discordId: '1234567890123456' }, { discordId: { kind: 'notAnId' } }],
    [{ discordId: '123456789012345678901' }, { discordId: { kind: 'notAnId' } }],
    [{ membershipId: '' }, { membershipId: { kind: 'missing' } }],
    [{ name: '🃏'.repeat(101) }, { name: { kind: 'tooLong', count: 101, limit: 100 } }],
    [{ until: '2026-11-24' }, { until: { kind: 'past' } }],
    [{ until: '2026-02-30' }, { until: { kind: 'notADate' } }],
  ] as const)('is refused with %j', (change, problems) => {
    expect(check(change)).toEqual({ problems, save: null });
  });

  it('needs nothing but the Discord account to change that', () => {
    const member: StoreMember = {
      id: '1',
      membershipId: 'm1',
      status: 'active',
      isOversold: false,
      provider: 'stripe',
      reference: 'sub_1',
      discordId: null,
      isConfirmed: false,
      name: '',
      email: null,
      since: '2026-10-01T00:00:00.000Z',
      until: null,
    };
    const link = (discordId: string) =>
      checkMember({ ...emptyMemberForm, discordId }, { kind: 'link', member }, now);
    expect(link('412345678901234567').save).toMatchObject({ discordId: '412345678901234567' });
    expect(link(' ').save).toMatchObject({ discordId: null });
    expect(link('ada').problems).toEqual({ discordId: { kind: 'notAnId' } });
  });
});
