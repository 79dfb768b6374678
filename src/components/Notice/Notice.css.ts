import { globalStyle, style } from '@vanilla-extract/css';
import { drawnApart } from '#theme/drawn-apart';
import { vars } from '#theme/theme.css';

export const root = style({
  ...drawnApart,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  // The list is focused only by code, when a focused button inside is unmounted, so it needs no focus ring.
  outline: 'none',
  // An empty live region must stay mounted. This style makes it take up no space.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  selectors: {
    '&[data-tone=warning]': {
      background: vars.color.warningSoft,
      borderColor: `color-mix(in srgb, ${vars.color.warningText} 28%, transparent)`,
      color: vars.color.text,
    },
  },
});

export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  selectors: { [`${notice}[data-tone=warning] &`]: { color: vars.color.warningText } },
});
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

export const text = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
