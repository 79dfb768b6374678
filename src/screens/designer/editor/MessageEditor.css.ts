import { style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { focusRing } from '#theme/focus-ring';

export const embed = style({
  ...drawnApart,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.m } },
});

export const count = style({
  paddingInline: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  ...drawnApart,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const message = style([embed, { gap: vars.space.m }]);

export const heading = style({ fontSize: vars.size.m, fontWeight: vars.weight.strong });

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.control.compact,
  // Aligns the text with the fields. The background of the hovered line is wider.
  marginInline: `calc(-1 * ${vars.space.s})`,
  paddingInline: vars.space.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const fold = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.s,
  alignSelf: 'stretch',
  minBlockSize: vars.control.compact,
  padding: 0,
  background: 'none',
  border: 0,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  // Makes the whole line clickable, including the excerpt.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing('-2px'),
    '&:hover::after': { background: `color-mix(in srgb, ${vars.color.text} 4%, transparent)` },
  },
});

export const chevron = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.fast} ${vars.ease.out}`,
  selectors: { [`${fold}[aria-expanded=true] &`]: { rotate: '90deg' } },
});

export const excerpt = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  '@media': { [media.tiny]: { paddingBlock: vars.space.s, whiteSpace: 'normal' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockStart: vars.space.s,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': {
    [media.roomyUp]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.xl },
  },
});
