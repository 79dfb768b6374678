import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { outOfSight } from '../_shell/visually-hidden.css';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  maxInlineSize: '44rem',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.space.l,
});

/** The panel below has the words that matter here. */
export const title = style(outOfSight);

export const discordId = style({ display: 'block', marginBlockStart: vars.space.s });

/** Selected as a whole, to be copied. */
export const id = style({ userSelect: 'all', overflowWrap: 'anywhere' });
