import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { barHeight } from './bar-height';

export const bar = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.l,
    minBlockSize: barHeight,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xl,
    borderBlockEnd: `1px solid ${vars.color.outline}`,
    '@media': {
      [media.phone]: { gap: vars.space.s, paddingInline: vars.space.l },
      [media.narrowPhone]: { gap: vars.space.xs, paddingInline: vars.space.s },
      [media.tiny]: { flexWrap: 'wrap' },
    },
  },
  variants: {
    scrollsAway: {
      true: {},
      false: [
        stickyBar,
        {
          insetBlockStart: 0,
          zIndex: 10,
          background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
          backdropFilter: 'blur(12px)',
          '@media': { [media.tiny]: { position: 'static' } },
        },
      ],
    },
  },
});

export const menu = style({
  display: 'flex',
  '@media': { [media.wideUp]: { display: 'none' } },
});

export const name = style({ '@media': { [media.phone]: { display: 'none' } } });

export const start = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInlineStart: vars.space.l,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  '@media': {
    [media.phone]: { paddingInlineStart: vars.space.s },
    [media.narrowPhone]: { paddingInlineStart: 0, borderInlineStart: 'none' },
  },
  selectors: {
    '&[data-yields]': { '@media': { [media.belowWide]: { display: 'none' } } },
    // If the logo is hidden, no line is needed between the arrow and the logo.
    '[data-yields] + &': {
      '@media': { [media.phone]: { paddingInlineStart: 0, borderInlineStart: 'none' } },
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  selectors: {
    // On a narrow phone, the Back arrow replaces the logo.
    [`&:has(+ ${start})`]: { '@media': { [media.narrowPhone]: { display: 'none' } } },
    '&[data-yields]': { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const place = style({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Hidden on phones, which show only the icon. */
export const words = style({ '@media': { [media.phone]: visuallyHiddenRule } });

export const phoneIcon = style([
  icon,
  { inlineSize: '1.125rem', '@media': { [media.tabletUp]: { display: 'none' } } },
]);

/** Wraps buttons of a page that is visible before its script runs. They are hidden if scripts are disabled. */
export const needsScript = style({
  display: 'flex',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const link = style({ display: 'flex', flex: 'none' });

// Links that show only an icon have a square press target.
globalStyle(`${start} > a, ${link} > a`, {
  '@media': { [media.phone]: { justifyContent: 'center', minInlineSize: '2.75rem' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  // The name of the server or store is truncated before the buttons wrap to another line.
  selectors: { [`${place} ~ &`]: { flex: 'none' } },
  '@media': {
    [media.narrowPhone]: { gap: 0 },
    [media.tiny]: { flexWrap: 'wrap', selectors: { [`${place} ~ &`]: { flex: '0 1 auto' } } },
  },
});
