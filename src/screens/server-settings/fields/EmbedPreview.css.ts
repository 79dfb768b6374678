import { assignVars, createThemeContract, style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Discord's colors. With them, the preview looks like the message in Discord. */
const discord = createThemeContract({
  chat: null,
  embed: null,
  text: null,
  heading: null,
  muted: null,
  mention: null,
  mentionText: null,
});

const dark = {
  chat: '#313338',
  embed: '#2b2d31',
  text: '#dbdee1',
  heading: '#f2f3f5',
  muted: '#a3a9b3',
  mention: '#3c4270',
  mentionText: '#c9cdfb',
};

const light = {
  chat: '#ffffff',
  embed: '#f2f3f5',
  text: '#313338',
  heading: '#060607',
  muted: '#5c5e66',
  mention: '#e6e8fd',
  mentionText: '#3f48b5',
};

/** Discord's blue. It is the color of the bar if the embed has no color. */
const bar = '#5865f2';

export const message = style({
  padding: vars.space.l,
  background: discord.chat,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.control,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  color: discord.text,
  vars: assignVars(discord, dark),
  selectors: { ":root[data-theme='light'] &": { vars: assignVars(discord, light) } },
  '@media': {
    [media.prefersLight]: {
      selectors: { ":root:not([data-theme='dark']) &": { vars: assignVars(discord, light) } },
    },
  },
});

export const nothing = style({ color: discord.muted });

export const embed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  inlineSize: 'fit-content',
  minInlineSize: 'min(100%, 12rem)',
  // The same width as all embed previews (product.md §15.6).
  maxInlineSize: 'min(100%, 28.125rem)',
  padding: `${vars.space.s} ${vars.space.l} ${vars.space.l} ${vars.space.m}`,
  background: discord.embed,
  borderInlineStart: `4px solid ${bar}`,
  borderRadius: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: '1rem',
  lineHeight: '1.375rem',
  fontWeight: vars.weight.strong,
  color: discord.heading,
});

export const text = style({ whiteSpace: 'pre-wrap' });

export const channel = style({
  paddingInline: '2px',
  borderRadius: '3px',
  background: discord.mention,
  color: discord.mentionText,
  fontWeight: vars.weight.medium,
});

export const field = style({ flex: '1 1 100%', minInlineSize: 0 });

/** Up to three inline fields share a line. */
export const inlineField = style({ flex: '1 1 30%', minInlineSize: 0 });

export const name = style({
  fontWeight: vars.weight.strong,
  color: discord.heading,
  whiteSpace: 'pre-wrap',
});

export const footer = style({ fontSize: '0.75rem', lineHeight: '1rem', color: discord.muted });
