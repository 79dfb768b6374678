import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';

const usable = ':not([data-disabled], [data-pending])';
const hovered = `&[data-hovered]${usable}`;
const pressed = `&[data-pressed]${usable}`;

/** The look of everything pressed for an action: Button, LinkButton and IconButton wear it. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    minInlineSize: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color, scale',
    transitionDuration: vars.duration.fast,
    transitionTimingFunction: vars.ease.out,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': { cursor: 'default', color: vars.colour.textMuted },
      [pressed]: { scale: '0.98' },
    },
  },
  variants: {
    tone: {
      accent: {
        background: vars.colour.accent,
        color: vars.colour.onAccent,
        selectors: {
          [hovered]: { background: vars.colour.accentHover },
          [pressed]: { background: vars.colour.accentPressed },
          '&[data-disabled]': { background: vars.colour.surfaceHover },
        },
      },
      danger: {
        background: vars.colour.danger,
        color: vars.colour.onDanger,
        selectors: {
          [hovered]: { background: vars.colour.dangerHover },
          '&[data-disabled]': { background: vars.colour.surfaceHover },
        },
      },
      plain: {
        background: 'transparent',
        borderColor: vars.colour.outlineControl,
        color: vars.colour.text,
        selectors: {
          [hovered]: { background: vars.colour.surfaceHover },
          '&[data-disabled]': { borderColor: vars.colour.outline },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.colour.text,
        selectors: { [hovered]: { background: vars.colour.surfaceHover } },
      },
    },
    size: {
      normal: { minBlockSize: vars.control.height, fontSize: vars.size.m },
      compact: { minBlockSize: vars.control.compact, fontSize: vars.size.s },
    },
    shape: { label: {}, icon: { aspectRatio: '1', padding: 0, flexShrink: 0 } },
  },
  compoundVariants: [
    {
      variants: { shape: 'label', size: 'normal' },
      style: { paddingBlock: vars.space.xs, paddingInline: vars.space.l },
    },
    {
      variants: { shape: 'label', size: 'compact' },
      style: { paddingBlock: 0, paddingInline: vars.space.m, gap: vars.space.xs },
    },
  ],
  defaultVariants: { tone: 'accent', size: 'normal', shape: 'label' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

/** Holds a decorative icon and brings it to 16 px, whatever size it was drawn at. */
export const iconSlot = style({ display: 'inline-flex', flexShrink: 0 });
globalStyle(`${iconSlot} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style([iconSlot, { animation: `${turn} 800ms linear infinite` }]);
