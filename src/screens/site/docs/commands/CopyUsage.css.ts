import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.control.height,
  paddingInlineStart: vars.space.m,
  background: vars.color.surfaceSunken,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
});

export const label = style({
  flex: 'none',
  inlineSize: '3.75rem',
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  minInlineSize: vars.control.height,
  background: 'none',
  border: 0,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-view=copied]': { color: vars.color.successText },
    '&[data-view=failed]': { color: vars.color.dangerText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [layout.withoutScripts]: { display: 'none' } },
});

/** A temporary text beside the button. The element is always mounted, because it is a live region. */
export const notice = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.control.height} + ${vars.space.s})`,
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:empty)': { paddingBlock: vars.space.xs, paddingInline: vars.space.s } },
});
