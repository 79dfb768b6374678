import { expect, it } from 'vitest';
import { anchorOf } from './anchor';

it.each([
  ['Points nobody can farm', 'points-nobody-can-farm'],
  ["The member's say", 'the-members-say'],
  ['How did we do?', 'how-did-we-do'],
  ['Points by channel, in beta', 'points-by-channel-in-beta'],
  ['Café & Größe 1.5', 'cafe-große-1-5'],
])('%s is #%s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});
