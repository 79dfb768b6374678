import { style } from '@vanilla-extract/css';
import { pageSections } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { section } from './parts/WaitingLists.css';

export const page = style([pageSections, { maxInlineSize: '52rem' }]);

/** This element gets the focus if the focused element inside is unmounted. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  outline: 'none',
});

export const apart = style([section, { marginBlockStart: vars.space.xl }]);

/** A frame for a message shown instead of the list. */
export const notice = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

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

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: vars.size.l, fontWeight: vars.weight.strong });

export const store = style({ color: vars.color.textMuted });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.m,
});

export const label = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const value = style({ overflowWrap: 'anywhere' });

export const help = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
