import { style } from '@vanilla-extract/css';
import { pageSections } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { section } from './parts/WaitingLists.css';

export const page = style([pageSections, { maxInlineSize: '52rem' }]);

export const apart = style([section, { marginBlockStart: vars.space.xl }]);

/** A frame for a message shown instead of the list. */
export const notice = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const card = style([
  notice,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    padding: vars.space.xl,
    minInlineSize: 0,
    '@media': { [media.phone]: { padding: vars.space.l } },
  },
]);

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.m,
});
