import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { DEFAULT_COLOR } from '#domain/message/color';
import { media } from '#theme/media';
import { widest } from './CodeBlock.css';
import { discord } from './discord-theme.css';
import { phone } from './MessageRow.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(100%, 28.125rem)',
  paddingBlock: '2px 16px',
  paddingInline: '12px 16px',
  background: discord.embed,
  borderInlineStart: `4px solid ${DEFAULT_COLOR}`,
  borderRadius: '4px',
  color: discord.text,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  textIndent: 0,
  vars: {
    [widest]: '100%',
    [discord.code]: discord.codeInEmbed,
    [discord.codeEdge]: discord.codeEdgeInEmbed,
  },
  // In forced colors mode, only the border keeps the color of the embed, which is part of the content.
  '@media': {
    [media.forcedColors]: {
      background: 'Canvas',
      color: 'CanvasText',
      forcedColorAdjust: 'none',
    },
  },
});
globalStyle(`${card} > *`, { '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } } });

export const texts = style({ gridColumn: 1, minInlineSize: 0 });

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '8px',
  color: discord.heading,
  fontWeight: 600,
});

export const authorIcon = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  objectFit: 'cover',
});

const quietLink = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${discord.focus}`, borderRadius: '2px' },
  },
});

export const authorLink = style([quietLink, { color: 'inherit' }]);
export const titleLink = style([quietLink, { color: discord.link }]);

export const title = style({
  marginBlockStart: '8px',
  color: discord.heading,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: '1.375rem',
  overflowWrap: 'anywhere',
});

export const description = style({
  marginBlockStart: '8px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '8px',
  marginBlockStart: '8px',
});

/** On phones, each field has its own row. */
const column = (span: number) => ({
  gridColumn: `span ${span}`,
  minInlineSize: 0,
  selectors: { [`${phone} &`]: { gridColumn: 'span 12' } },
});

export const field = styleVariants({ whole: column(12), half: column(6), third: column(4) });

export const fieldName = style({
  minBlockSize: '1.125rem',
  marginBlockEnd: '2px',
  color: discord.heading,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const fieldValue = style({
  minBlockSize: '1.125rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const thumbnail = style({
  gridColumn: 2,
  gridRow: 1,
  maxInlineSize: '4.375rem',
  maxBlockSize: '4.375rem',
  marginBlockStart: '8px',
  marginInlineStart: '16px',
  borderRadius: '4px',
});

// In cards without a thumbnail, a second column would make the text narrower.
globalStyle(`${card}:has(> ${thumbnail})`, { gridTemplateColumns: 'minmax(0, auto) min-content' });

export const image = style({
  gridColumn: '1 / -1',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '18.75rem',
  marginBlockStart: '16px',
  borderRadius: '4px',
});

export const gallery = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: '9.25rem',
  gap: '4px',
  overflow: 'hidden',
  inlineSize: '26rem',
  maxInlineSize: '100%',
  marginBlockStart: '16px',
  borderRadius: '4px',
});

export const tile = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '&:nth-child(1):nth-last-child(3)': { gridRow: 'span 2' },
    '&:nth-last-child(2):first-child, &:nth-child(2):last-child': { gridRow: 'span 2' },
  },
});

export const footer = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '8px',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '1rem',
});

export const footerIcon = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: '50%',
  objectFit: 'cover',
});

export const dot = style({ marginInline: '4px' });
