import { assignVars, createTheme, createThemeContract, style } from '@vanilla-extract/css';
import { media } from '#theme/media';

/**
 * Discord's colors by purpose. The preview does not use the site's theme, because it must look like Discord in dark and
 * light. If one of Discord's colors has a contrast below 4.5:1, it is replaced by the nearest color with that contrast.
 */
export const discord = createThemeContract({
  page: null,
  edge: null,
  embed: null,
  text: null,
  heading: null,
  muted: null,
  link: null,
  /** For code outside embeds. Code in an embed uses `codeInEmbed`, because embeds have their own background color. */
  code: null,
  codeEdge: null,
  codeInEmbed: null,
  codeEdgeInEmbed: null,
  mention: { text: null, background: null },
  spoiler: { hidden: null, hovered: null, shown: null },
  quote: null,
  tag: { text: null, background: null },
  focus: null,
  syntax: {
    comment: null,
    keyword: null,
    string: null,
    number: null,
    title: null,
    type: null,
    builtIn: null,
    deletion: null,
  },
  ansi: {
    gray: null,
    red: null,
    green: null,
    yellow: null,
    blue: null,
    pink: null,
    cyan: null,
    white: null,
  },
});

const blurple = '#5865f2';
const tag = { text: '#ffffff', background: blurple };

const dark = {
  page: '#313338',
  edge: '#3f4147',
  embed: '#2b2d31',
  text: '#dbdee1',
  heading: '#f2f3f5',
  muted: '#9ba2ab',
  link: '#00a8fc',
  code: '#2b2d31',
  codeEdge: '#1e1f22',
  codeInEmbed: '#1e1f22',
  codeEdgeInEmbed: '#1e1f22',
  mention: { text: '#c9cdfb', background: '#3c4270' },
  spoiler: { hidden: '#17181b', hovered: '#1e1f22', shown: '#232428' },
  quote: '#4e5058',
  tag,
  focus: '#00a8fc',
  syntax: {
    comment: '#8f99a9',
    keyword: '#c792ea',
    string: '#98c379',
    number: '#d19a66',
    title: '#61afef',
    type: '#e5c07b',
    builtIn: '#56b6c2',
    deletion: '#ef8891',
  },
  ansi: {
    gray: '#9a9ea5',
    red: '#f0716e',
    green: '#93a90f',
    yellow: '#c4980f',
    blue: '#4aa0dd',
    pink: '#e87fb0',
    cyan: '#33b3a9',
    white: '#ffffff',
  },
};

const light = {
  page: '#ffffff',
  edge: '#e3e5e8',
  embed: '#f2f3f5',
  text: '#313338',
  heading: '#060607',
  muted: '#5c5e66',
  link: '#0062d1',
  code: '#f2f3f5',
  codeEdge: '#e3e5e8',
  codeInEmbed: '#e3e5e8',
  codeEdgeInEmbed: '#e3e5e8',
  mention: { text: '#4752c4', background: '#e6e8fc' },
  spoiler: { hidden: '#c4c9ce', hovered: '#b5bac1', shown: '#e3e5e8' },
  quote: '#c4c9ce',
  tag,
  focus: '#0062d1',
  syntax: {
    comment: '#60646c',
    keyword: '#8f2a92',
    string: '#2f6f33',
    number: '#8a5a00',
    title: '#2f57cf',
    type: '#8a5a00',
    builtIn: '#016d95',
    deletion: '#b3302a',
  },
  ansi: {
    gray: '#4f545c',
    red: '#b3201d',
    green: '#4d5900',
    yellow: '#6f5300',
    blue: '#175d8f',
    pink: '#a01f5d',
    cyan: '#135f56',
    white: '#53565d',
  },
};

export const discordDark = createTheme(discord, dark);
export const discordLight = createTheme(discord, light);

/** Discord's colors in the theme of the site. */
export const discordOfSite = style({
  vars: assignVars(discord, dark),
  selectors: { ":root[data-theme='light'] &": { vars: assignVars(discord, light) } },
  '@media': {
    [media.prefersLight]: {
      selectors: { ":root:not([data-theme='dark']) &": { vars: assignVars(discord, light) } },
    },
  },
});

/** Discord's fallback fonts. Its main fonts are not licensed for other sites. */
export const discordFont = {
  text: "'gg sans', 'Noto Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  code: "'gg mono', 'Source Code Pro', Consolas, 'Andale Mono WT', 'Andale Mono', Menlo, Monaco, monospace",
} as const;
