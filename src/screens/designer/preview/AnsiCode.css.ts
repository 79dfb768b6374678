import { style, styleVariants } from '@vanilla-extract/css';
import { discord } from './discord-theme.css';

export const bold = style({ fontWeight: 700 });
export const underlined = style({ textDecoration: 'underline' });
export const colors = styleVariants(discord.ansi, (color) => ({ color }));

/**
 * Discord's background colors, which are the same in the dark and the light theme. Each background has the name of the
 * foreground color whose ANSI code ends in the same digit.
 */
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
