import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { discord, discordFont } from './discord-theme.css';

export const bold = style({ fontWeight: 700 });

export const code = style({
  marginBlock: '-0.2em',
  padding: '0.2em',
  background: discord.code,
  border: `1px solid ${discord.codeEdge}`,
  borderRadius: '4px',
  fontFamily: discordFont.code,
  fontSize: '0.85em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const quote = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '90%',
  paddingInlineStart: '16px',
  paddingInlineEnd: '8px',
  textIndent: 0,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '4px',
    background: discord.quote,
    borderRadius: '4px',
  },
});

const headingBase = style({
  display: 'block',
  marginBlock: '16px 8px',
  color: discord.heading,
  fontWeight: 700,
  lineHeight: 1.375,
  textIndent: 0,
  selectors: { '&:first-child': { marginBlockStart: '8px' } },
});

export const heading = styleVariants({
  1: [headingBase, { fontSize: '1.5rem' }],
  2: [headingBase, { fontSize: '1.25rem' }],
  3: [headingBase, { fontSize: '1rem' }],
});

export const subtext = style({
  display: 'block',
  color: discord.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textIndent: 0,
});

const listBase = style({ marginBlockStart: '4px', listStylePosition: 'outside', textIndent: 0 });

export const list = styleVariants({
  disc: [listBase, { marginInlineStart: '16px', listStyleType: 'disc' }],
  circle: [listBase, { marginInlineStart: '16px', listStyleType: 'circle' }],
  decimal: [listBase, { listStyleType: 'decimal' }],
});

export const item = style({ marginBlockEnd: '4px' });

export const link = style({
  color: discord.link,
  overflowWrap: 'anywhere',
  // As with Discord's setting "Always underline links": color alone does not distinguish a link.
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in srgb, ${discord.link} 40%, transparent)`,
  textUnderlineOffset: '2px',
  selectors: {
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&:focus-visible': { outline: `2px solid ${discord.focus}`, borderRadius: '2px' },
  },
});

export const pill = style({
  paddingInline: '2px',
  background: discord.mention.background,
  borderRadius: '3px',
  color: discord.mention.text,
  fontWeight: 500,
  unicodeBidi: 'plaintext',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const timestamp = style({
  paddingInline: '2px',
  background: `color-mix(in srgb, ${discord.text} 8%, transparent)`,
  borderRadius: '3px',
});

const cover = style({
  borderRadius: '4px',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

export const spoiler = styleVariants({
  hidden: [
    cover,
    {
      background: discord.spoiler.hidden,
      cursor: 'pointer',
      selectors: {
        '&:hover': { background: discord.spoiler.hovered },
        '&:focus-visible': { outline: `2px solid ${discord.focus}` },
      },
    },
  ],
  shown: [cover, { background: discord.spoiler.shown, outline: 'none' }],
});

/** The content takes up space, but it cannot be read, selected or searched. */
export const covered = style({ opacity: 0, userSelect: 'none', pointerEvents: 'none' });

export const large = style({ lineHeight: 1.2, fontSize: '3rem' });

// Emoji are inline with the text. The reset style sheet would otherwise make the images `display: block`.
export const emoji = styleVariants({
  small: { display: 'inline', inlineSize: '1.375em', blockSize: '1.375em' },
  large: { display: 'inline', inlineSize: '3rem', blockSize: '3rem' },
});
globalStyle(`${emoji.small}, ${emoji.large}`, {
  objectFit: 'contain',
  verticalAlign: 'bottom',
});
