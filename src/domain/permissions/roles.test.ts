import { describe, expect, it } from 'vitest';
import { panelRoles, roleMay, visitor } from './roles';

it('lists the panel roles', () => {
  expect(panelRoles).toEqual(['admin', 'moderator', 'support', 'developer']);
});

it('gives a visitor no rights', () => {
  expect(visitor).toEqual({
    discordId: null,
    role: 'member',
    serverPermissions: [],
    allowedPanels: [],
  });
});

describe('roleMay', () => {
  it.each([
    ['owner', { view: true, edit: true, moderate: true }],
    ['admin', { view: true, edit: true, moderate: true }],
    ['Admin', { view: true, edit: true, moderate: true }],
    ['moderator', { view: true, edit: true, moderate: true }],
    ['mod', { view: true, edit: true, moderate: true }],
    ['editor', { view: true, edit: true, moderate: false }],
    ['support', { view: true, edit: false, moderate: true }],
    ['member', { view: true, edit: false, moderate: false }],
    ['Member', { view: true, edit: false, moderate: false }],
    ['developer', { view: false, edit: false, moderate: false }],
    ['Demo', { view: false, edit: false, moderate: false }],
    ['constructor', { view: false, edit: false, moderate: false }],
    ['', { view: false, edit: false, moderate: false }],
  ])('%j', (role, expected) => {
    expect({
      view: roleMay(role, 'view'),
      edit: roleMay(role, 'edit'),
      moderate: roleMay(role, 'moderate'),
    }).toEqual(expected);
  });
});
