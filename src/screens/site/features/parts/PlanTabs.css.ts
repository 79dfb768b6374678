import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xl,
  scrollMarginBlockStart: '5.5rem',
});

export const list = style({
  display: 'flex',
  maxInlineSize: '100%',
  gap: vars.space.xs,
  padding: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.card,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.size.m,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-shown]': {
      background: vars.color.surfaceRaised,
      borderColor: vars.color.outline,
      color: vars.color.text,
    },
  },
  '@media': {
    [media.phone]: { paddingInline: vars.space.s, fontSize: vars.size.s },
  },
});

export const panel = style({
  inlineSize: '100%',
  scrollMarginBlockStart: '5.5rem',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    '(scripting: enabled)': { selectors: { '&:not([data-shown])': { display: 'none' } } },
  },
});
