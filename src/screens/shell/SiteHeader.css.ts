import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { header } from './bar.css';

/** The border of the header is transparent at the top of the page and appears on scroll. */
const edge = keyframes({
  from: { borderBlockEndColor: 'transparent' },
  to: { borderBlockEndColor: vars.color.outline },
});

export const bar = style([
  stickyBar,
  header,
  {
    // Sticky and not fixed, because a fixed header would cover the notice of demo mode above it.
    insetBlockStart: 0,
    zIndex: 20,
    background: `color-mix(in srgb, ${vars.color.page} 78%, transparent)`,
    backdropFilter: 'blur(16px) saturate(160%)',
    '@media': { [media.tiny]: { position: 'static' } },
    '@supports': {
      '(animation-timeline: scroll())': {
        animation: `${edge} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: `0 ${vars.space.xl}`,
      },
    },
  },
]);

export const withoutScript = style({
  fontSize: vars.size.s,
  '@media': { '(scripting)': { display: 'none' } },
});

export const name = style({
  '@media': { '(width < 22.5em)': visuallyHiddenRule },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: vars.space.xs } },
});

/** The link to the embed designer is shown only on medium and wide windows (product.md §4.1). */
export const embeds = style({
  display: 'none',
  '@media': {
    [media.tabletUp]: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      gap: vars.space.s,
      minBlockSize: vars.control.height,
      paddingInline: vars.space.m,
      border: `1px solid ${vars.color.outline}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface,
      color: vars.color.text,
      fontSize: vars.size.s,
      fontWeight: vars.weight.medium,
      textDecoration: 'none',
      transition: `border-color ${vars.duration.fast} ${vars.ease.out}, background-color ${vars.duration.fast} ${vars.ease.out}`,
    },
  },
  selectors: {
    '&:hover': { borderColor: vars.color.outlineControl, background: vars.color.surfaceHover },
  },
});

/** At least as wide as "Sign in", so that nothing moves when the account replaces the placeholder. */
export const account = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: '6rem',
  '@media': { [media.phone]: { minInlineSize: '5rem' } },
});

const shortcut = style({
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.body,
  fontSize: '0.6875rem',
  textAlign: 'center',
});

/** As wide as the longer of the two texts, so that nothing moves when one text replaces the other. */
export const keys = style([shortcut, { minInlineSize: '3rem' }]);

const chosen = (theme: string) => `:root[data-theme="${theme}"] &`;

export const shown = style({ display: 'contents' });

/** Shows one of the three icons: the one for the color scheme that the user has chosen. */
export const choice = styleVariants({
  system: { display: 'contents', selectors: { ':root[data-theme] &': { display: 'none' } } },
  dark: { display: 'none', selectors: { [chosen('dark')]: { display: 'contents' } } },
  light: { display: 'none', selectors: { [chosen('light')]: { display: 'contents' } } },
});
