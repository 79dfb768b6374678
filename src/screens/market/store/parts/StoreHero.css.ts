import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from '../store-color';

export const hero = recipe({
  variants: {
    layout: {
      modern: {
        color: storeColor('onHero'),
        background: `linear-gradient(135deg, ${storeColor('heroFrom')}, ${storeColor('heroTo')})`,
      },
      classic: {
        background: storeColor('surface'),
        borderBlockStart: `6px solid ${storeColor('primary')}`,
        borderBlockEnd: `1px solid ${storeColor('outline')}`,
      },
      minimal: {},
    },
  },
});

export const inside = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xl,
    marginInline: 'auto',
    paddingInline: vars.space.xl,
    paddingBlockStart: vars.space.xl,
    '@container': { [media.phone]: { paddingInline: vars.space.l, gap: vars.space.l } },
  },
  variants: {
    layout: {
      modern: {
        maxInlineSize: '73rem',
        paddingBlockEnd: vars.space.xxxl,
        '@container': { [media.phone]: { paddingBlockEnd: vars.space.xxl } },
      },
      classic: { maxInlineSize: '68rem', paddingBlockEnd: vars.space.xl },
      minimal: { maxInlineSize: '40rem', paddingBlockStart: vars.space.xxxl },
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // Reserves the height of a signed-in viewer's account, so that nothing moves when the account appears.
  minBlockSize: '3rem',
});

/**
 * The account has the colors of the site, which a store cannot change. "Sign in" is a plain button here, because Join is
 * the main action of the page.
 */
export const account = recipe({
  base: {
    flex: 'none',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    background: vars.color.surface,
    vars: {
      [vars.color.accent]: vars.color.surface,
      [vars.color.accentHover]: vars.color.surfaceHover,
      [vars.color.accentPressed]: vars.color.surfaceHover,
      [vars.color.onAccent]: vars.color.text,
    },
  },
  variants: {
    layout: {
      // The ring is needed because the gradient behind the button can have the color of the button.
      modern: {
        boxShadow: `0 0 0 1px color-mix(in srgb, ${storeColor('onHero')} 50%, transparent)`,
      },
      classic: { boxShadow: `0 0 0 1px ${vars.color.outlineControl}` },
      minimal: { boxShadow: `0 0 0 1px ${vars.color.outlineControl}` },
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.height,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentColor' },
});

export const name = recipe({
  base: { display: 'flex', gap: vars.space.xl, minInlineSize: 0 },
  variants: {
    layout: {
      modern: {
        alignItems: 'center',
        '@container': {
          [media.phone]: {
            flexDirection: 'column',
            alignItems: 'flex-start',
            gap: vars.space.l,
          },
        },
      },
      classic: {
        alignItems: 'center',
        '@container': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
      },
      minimal: {},
    },
  },
});

export const badge = recipe({
  base: { display: 'grid', placeItems: 'center', flexShrink: 0 },
  variants: {
    layout: {
      modern: {
        inlineSize: '5.5rem',
        blockSize: '5.5rem',
        borderRadius: vars.radius.round,
        '@container': { [media.phone]: { inlineSize: '4rem', blockSize: '4rem' } },
        background: `color-mix(in srgb, ${storeColor('onHero')} 14%, transparent)`,
      },
      classic: {
        inlineSize: '5rem',
        blockSize: '5rem',
        borderRadius: vars.radius.dialog,
        color: storeColor('onPrimary'),
        background: storeColor('primary'),
      },
      minimal: {},
    },
  },
});

export const words = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space.s, minInlineSize: 0 },
  variants: { layout: { modern: {}, classic: {}, minimal: {} } },
});

export const title = recipe({
  base: {
    fontWeight: vars.weight.strong,
    letterSpacing: '-0.03em',
    lineHeight: vars.leading.tight,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  variants: {
    layout: {
      modern: { fontSize: vars.size.display },
      classic: { fontSize: vars.size.xxl },
      minimal: { fontSize: vars.size.headline },
    },
  },
});

export const subtitle = style({ maxInlineSize: '60ch' });

export const tagline = style({
  maxInlineSize: '60ch',
  color: storeColor('quietText'),
  overflowWrap: 'anywhere',
});

export const figures = recipe({
  base: { display: 'flex', flexWrap: 'wrap', fontSize: vars.size.s },
  variants: {
    layout: {
      modern: { gap: vars.space.s },
      classic: { columnGap: vars.space.xl, rowGap: vars.space.xs },
      minimal: { flexDirection: 'column', gap: '2px', color: storeColor('quietText') },
    },
  },
});

export const figure = recipe({
  base: { minInlineSize: 0, overflowWrap: 'anywhere' },
  variants: {
    layout: {
      modern: {
        paddingInline: vars.space.m,
        paddingBlock: vars.space.xs,
        // Makes a pill of one line. Fixed, so that the corners do not cut into text of several lines.
        borderRadius: '1.25rem',
        border: '1px solid currentColor',
      },
      classic: { color: storeColor('quietText') },
      minimal: {},
    },
  },
});

export const demo = recipe({
  base: { fontWeight: vars.weight.medium },
  variants: { layout: { modern: {}, classic: {}, minimal: {} } },
});

export const icon = style({ inlineSize: '2.5rem', blockSize: '2.5rem' });

export const logo = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '24%',
  objectFit: 'cover',
});
