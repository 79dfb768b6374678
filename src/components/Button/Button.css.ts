import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

const usable = ':not(:disabled, [aria-disabled="true"])';
const disabled = '&:is(:disabled, [aria-disabled="true"]):not([data-pending])';

/** Returns the hover style, for devices that can hover. The pressed style takes precedence. */
function whenHovered(style: { background: string }) {
  return { [media.hover]: { selectors: { [`&:hover:not(:active)${usable}`]: style } } };
}

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
      '&[data-pending]': { cursor: 'progress' },
      [disabled]: {
        cursor: 'default',
        color: vars.color.textMuted,
        // In forced-colors mode, the browser grays out disabled buttons, but not disabled links.
        '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
      [`&:active${usable}`]: { scale: '0.98' },
    },
  },
  variants: {
    tone: {
      accent: {
        background: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          [`&:active${usable}`]: { background: vars.color.accentPressed },
          [disabled]: { background: vars.color.surfaceHover },
        },
        '@media': whenHovered({ background: vars.color.accentHover }),
      },
      danger: {
        background: vars.color.danger,
        color: vars.color.onDanger,
        selectors: {
          [`&:active${usable}`]: { background: vars.color.dangerHover },
          [disabled]: { background: vars.color.surfaceHover },
        },
        '@media': whenHovered({ background: vars.color.dangerHover }),
      },
      plain: {
        background: 'transparent',
        borderColor: vars.color.outlineControl,
        color: vars.color.text,
        selectors: {
          [`&:active${usable}`]: { background: vars.color.surfaceHover },
          [disabled]: { borderColor: vars.color.outline },
        },
        '@media': whenHovered({ background: vars.color.surfaceHover }),
      },
      quiet: {
        background: 'transparent',
        color: vars.color.text,
        selectors: { [`&:active${usable}`]: { background: vars.color.surfaceHover } },
        '@media': whenHovered({ background: vars.color.surfaceHover }),
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

export const iconSlot = style({ display: 'inline-flex', flexShrink: 0 });
globalStyle(`${iconSlot} > svg`, { inlineSize: '1rem', blockSize: '1rem' });

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style([iconSlot, { animation: `${turn} 800ms linear infinite` }]);

/** The icon of a link that opens in a new tab. It is smaller and fainter than the icon before the label. */
export const awayIcon = style({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  flexShrink: 0,
  opacity: 0.8,
});
