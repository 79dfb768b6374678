import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  maxInlineSize: '44rem',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.space.l,
});

/** The alert panel below has the visible title. */
export const title = style(visuallyHiddenRule);

export const discordId = style({ display: 'block', marginBlockStart: vars.space.s });

/** Selects the whole id on click, for copying. */
export const id = style({ userSelect: 'all', overflowWrap: 'anywhere' });
