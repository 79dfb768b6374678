import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { outlinedInForcedColors } from '#theme/forced-colors';
import { focusRing } from '#theme/focus-ring';
import { vars } from '#theme/theme.css';

export const header = style({
  padding: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const menu = style({
  padding: vars.space.xs,
  minInlineSize: '11rem',
  overflow: 'auto',
  outline: 'none',
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.outline}`,
});

export const glass = style({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.textMuted,
});

/** 16 px at least, because iOS zooms to a field with smaller text. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.control.height} + ${vars.space.xs})`,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontSize: '1rem',
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.textMuted } },
});

export const none = style({
  padding: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xs,
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `1px solid ${vars.color.outline}`,
    },
  },
});

export const sectionTitle = style({
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.xs}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.medium,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontSize: vars.size.s,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[href]': { cursor: 'pointer' },
      '&[data-focused]': { background: vars.color.surfaceHover, ...outlinedInForcedColors },
      '&[data-focus-visible]': focusRing('-2px'),
    },
  },
  variants: {
    tone: {
      plain: {},
      danger: {
        color: vars.color.dangerText,
        selectors: { '&[data-focused]': { background: vars.color.dangerSoft } },
      },
    },
    isDescribed: {
      true: { selectors: { '&[data-disabled]': { color: vars.color.textMuted } } },
      false: { selectors: { '&[data-disabled]': { opacity: 0.5 } } },
    },
  },
  defaultVariants: { tone: 'plain', isDescribed: false },
});

export type MenuItemTone = NonNullable<NonNullable<RecipeVariants<typeof item>>['tone']>;

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '20rem',
  paddingBlock: vars.space.s,
  lineHeight: vars.leading.tight,
});

export const description = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  textWrap: 'pretty',
});

export const icon = style({ display: 'flex', flex: 'none', opacity: 0.8 });
globalStyle(`${icon} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
