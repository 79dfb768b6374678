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
  it('keeps the stored permissions with the changed ones', () => {
    expect(touched).toEqual({ '1': { base: given('points'), draft: given('roles', 'points') } });
  });

  it('drops a change that was undone', () => {
    expect(withDraft(touched, noor, withRoles)).toEqual({});
  });

  it('continues from the draft', () => {
    const further = withDraft(touched, noor, (all) => togglePanel(all, deals, 'points'));
    expect(further['1']?.draft).toEqual(given('roles'));
  });
});

describe('rebaseDrafts', () => {
  it('rebases a change on what others stored', () => {
    const theirs = { ...noor, permissions: given('points', 'embeds') };
    expect(rebaseDrafts(touched, [theirs])).toEqual({
      '1': { base: given('points', 'embeds'), draft: given('roles', 'points', 'embeds') },
    });
  });

  it('drops drafts that are stored by now, and those of removed members', () => {
    expect(rebaseDrafts(touched, [{ ...noor, permissions: given('roles', 'points') }])).toEqual({});
    expect(rebaseDrafts(touched, [])).toEqual({});
  });
});

describe('settleDraft', () => {
  it('keeps changes made after the request', () => {
    const further = withDraft(touched, noor, (all) => togglePanel(all, deals, 'embeds'));
    expect(settleDraft(further, '1', given('roles', 'points'))).toEqual({
      '1': { base: given('roles', 'points'), draft: given('roles', 'points', 'embeds') },
    });
    expect(settleDraft(touched, '1', given('roles', 'points'))).toEqual({});
  });

  it('changes nothing for a member without a draft', () => {
    expect(settleDraft(touched, '2', given())).toBe(touched);
  });
});

it('omit leaves out the given members', () => {
  expect(omit({ '1': 'unknown', '2': 'notAllowed' }, (id) => id === '1')).toEqual({
    '2': 'notAllowed',
  });
});
