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

export const description = style({ color: vars.color.textMuted, textWrap: 'pretty' });

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const statusIcon = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.successText,
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.outline}`,
});

export const title = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

export const none = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const run = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  fontSize: vars.size.s,
});

export const who = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const when = style({
  display: 'flex',
  gap: vars.space.m,
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** Hidden on phones, which show only the relative time. */
export const exact = style({ '@media': { [media.phone]: { display: 'none' } } });
