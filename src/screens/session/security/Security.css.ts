import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export { pageSections as page } from '#theme/layout.css';

export const session = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline}` } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

/** On phones, the button is below the text. */
export const action = style({
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxl,
  color: vars.color.textMuted,
});
