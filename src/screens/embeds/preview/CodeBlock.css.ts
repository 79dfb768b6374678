import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { discord, discordFont } from './discord-theme.css';

/** How wide a block may be: an embed, narrow as it is, gives it all its room. */
export const widest = createVar();

export const block = style({
  maxInlineSize: fallbackVar(widest, '90%'),
  marginBlockStart: '6px',
  font: 'inherit',
  textIndent: 0,
});

export const code = style({
  display: 'block',
  padding: '8px',
  background: discord.code,
  border: `1px solid ${discord.codeEdge}`,
  borderRadius: '4px',
  color: discord.text,
  fontFamily: discordFont.code,
  fontSize: '14px',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The colors of the parts of code. */
export const tones = styleVariants(discord.syntax, (color) => ({ color }));
