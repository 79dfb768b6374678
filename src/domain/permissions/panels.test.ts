import { expect, it } from 'vitest';
import { assignablePanels, isPanel, panels } from './panels';

it('lists the panels in the order of the sidebar', () => {
  expect(panels).toEqual([
    'advanced',
    'api',
    'roles',
    'channels',
    'points',
    'misc',
    'embeds',
    'editors',
  ]);
});

it('allows giving every panel except misc', () => {
  expect(assignablePanels).toEqual([
    'advanced',
    'api',
    'roles',
    'channels',
    'points',
    'embeds',
    'editors',
  ]);
});

it.each([
  ['points', true],
  ['misc', true],
  ['Points', false],
  ['team', false],
  ['', false],
  ['constructor', false],
  [undefined, false],
])('%j is a panel: %s', (word, expected) => {
  expect(isPanel(word)).toBe(expected);
});
