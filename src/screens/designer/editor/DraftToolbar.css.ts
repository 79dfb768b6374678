import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Takes the remaining space of the line, so that the buttons are at the end.
  flex: '1 1 auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minInlineSize: 0,
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});

export const keeping = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  whiteSpace: 'nowrap',
  flex: '1 1 auto',
  textAlign: 'end',
  selectors: { '&[data-keeping=full]': { color: vars.color.warningText } },
  // On phones, there is space only for the error.
  '@media': { [media.phone]: { selectors: { '&:not([data-keeping=full])': visuallyHiddenRule } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%', justifyContent: 'flex-end' } },
});
/** With this size, the buttons fit on one line on every phone. */
globalStyle(`${actions} > button`, {
  '@media': {
    [media.phone]: {
      flex: '1 1 0',
      minInlineSize: 'calc(100% / 6)',
      maxInlineSize: '2.75rem',
      paddingInline: 0,
      aspectRatio: 'auto',
    },
    [media.tiny]: { flex: 'none', minInlineSize: vars.control.height },
  },
});

/** On phones, the button shows only its icon. The label is still available to screen readers. */
export const label = style({ '@media': { [media.phone]: visuallyHiddenRule } });

export const result = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexBasis: '100%',
  paddingInlineStart: vars.space.m,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.size.s,
});
