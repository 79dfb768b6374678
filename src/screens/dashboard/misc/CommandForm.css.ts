import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  padding: vars.space.xl,
  '@media': { [media.phone]: { padding: vars.space.l } },
});

export const name = style({
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  outline: 'none',
  // Shows the slash that users type before a command in Discord.
  '::before': {
    content: '"/" / ""',
    color: vars.color.textMuted,
    fontWeight: vars.weight.regular,
  },
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

/** Hidden on phones, which show only the relative time. */
export const exact = style({ '@media': { [media.phone]: { display: 'none' } } });
