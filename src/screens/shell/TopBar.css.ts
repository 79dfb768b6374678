import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { visuallyHiddenRule } from '#theme/visually-hidden.css';
import { header } from './bar.css';

export const bar = recipe({
  base: [header, { paddingBlock: vars.space.xs }],
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

/** Keeps the place of the menu button until a page's script runs. */
export const menu = style({
  flex: 'none',
  display: 'flex',
  minInlineSize: vars.control.height,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const name = style({ '@media': { [media.phone]: { display: 'none' } } });

/** On phones, the server or store replaces the Back arrow, which is then in the drawer. */
export const start = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: vars.space.s,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.outline}`,
  '@media': {
    [media.phone]: { marginInlineStart: 0, paddingInlineStart: vars.space.xs },
  },
  selectors: {
    '&[data-yields]': { '@media': { [media.phone]: { display: 'none' } } },
  },
});

export const place = style({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  marginInline: vars.space.s,
  '@media': { [media.phone]: { marginInline: 0 } },
});

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

/** Hidden on phones, which show only the icon. */
export const words = style({ '@media': { [media.phone]: visuallyHiddenRule } });

/** Like `words`, beside the name of a server or store: shown where it fits together with the areas. */
export const yieldingWords = style({ '@media': { '(width < 90em)': visuallyHiddenRule } });

export const phoneIcon = style([
  icon,
  { inlineSize: '1.125rem', '@media': { [media.tabletUp]: { display: 'none' } } },
]);

export const link = style({ display: 'flex', flex: 'none' });

// Links that show only an icon have a square press target.
globalStyle(`${start} > a, ${link} > a`, {
  '@media': { [media.phone]: { justifyContent: 'center', minInlineSize: '2.75rem' } },
});

/** On phones, the name of a server or store gets the room. The drawer has the search, too. */
export const search = style({
  display: 'flex',
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    [`${place} ~ * &`]: { '@media': { [media.phone]: { display: 'none' } } },
  },
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
    [media.phone]: { gap: 0 },
    [media.tiny]: { flexWrap: 'wrap', selectors: { [`${place} ~ &`]: { flex: '0 1 auto' } } },
  },
});
