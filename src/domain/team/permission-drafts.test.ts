import { describe, expect, it } from 'vitest';
import type { Panel } from '../permissions/panels';
import type { MemberPermission } from './member';
import { omit, rebaseDrafts, settleDraft, withDraft } from './permission-drafts';
import { togglePanel } from './permissions';

const deals = { id: '300000000000000001', name: 'Deals' };
const given = (...allowedPanels: Panel[]): readonly MemberPermission[] => [
  { serverId: deals.id, serverName: deals.name, allowedPanels },
];
const noor = { id: '1', permissions: given('points') };
const withRoles = (permissions: readonly MemberPermission[]) =>
  togglePanel(permissions, deals, 'roles');

const touched = withDraft({}, noor, withRoles);

describe('withDraft', () => {
  it('keeps what was stored beside what is changed', () => {
    expect(touched).toEqual({ '1': { base: given('points'), draft: given('roles', 'points') } });
  });

  it('leaves nothing of a change that is taken back', () => {
    expect(withDraft(touched, noor, withRoles)).toEqual({});
  });

  it('goes on from the draft, not from what is stored', () => {
    const further = withDraft(touched, noor, (all) => togglePanel(all, deals, 'points'));
    expect(further['1']?.draft).toEqual(given('roles'));
  });
});

describe('rebaseDrafts', () => {
  it('carries a change over to what others stored', () => {
    const theirs = { ...noor, permissions: given('points', 'embeds') };
    expect(rebaseDrafts(touched, [theirs])).toEqual({
      '1': { base: given('points', 'embeds'), draft: given('roles', 'points', 'embeds') },
    });
  });

  it('drops what is stored by now, and whoever is gone', () => {
    expect(rebaseDrafts(touched, [{ ...noor, permissions: given('roles', 'points') }])).toEqual({});
    expect(rebaseDrafts(touched, [])).toEqual({});
  });
});

describe('settleDraft', () => {
  it('leaves what was changed after it was sent', () => {
    const further = withDraft(touched, noor, (all) => togglePanel(all, deals, 'embeds'));
    expect(settleDraft(further, '1', given('roles', 'points'))).toEqual({
      '1': { base: given('roles', 'points'), draft: given('roles', 'points', 'embeds') },
    });
    expect(settleDraft(touched, '1', given('roles', 'points'))).toEqual({});
  });

  it('of somebody without a draft changes nothing', () => {
    expect(settleDraft(touched, '2', given())).toBe(touched);
  });
});

it('omit leaves out whom it is asked to', () => {
  expect(omit({ '1': 'unknown', '2': 'notAllowed' }, (id) => id === '1')).toEqual({
    '2': 'notAllowed',
  });
});
