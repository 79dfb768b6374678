import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { discord, discordFont } from './discord-theme.css';

/** The maximum width of a code block. An embed sets it, so that the block can use the full width of the embed. */
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
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const tones = styleVariants(discord.syntax, (color) => ({ color }));

export const bold = style({ fontWeight: 700 });
export const underlined = style({ textDecoration: 'underline' });
export const colors = styleVariants(discord.ansi, (color) => ({ color }));

/** The same in both of Discord's themes. Named after the foreground color whose ANSI code ends in the same digit. */
export const backgrounds = styleVariants(
  {
    gray: '#002b36',
    red: '#cb4b16',
    green: '#586e75',
    yellow: '#657b83',
    blue: '#839496',
    pink: '#6c71c4',
    cyan: '#93a1a1',
    white: '#fdf6e3',
  },
  (background) => ({ background }),
);
