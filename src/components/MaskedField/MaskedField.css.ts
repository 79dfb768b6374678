import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/** Uses `-webkit-text-security`, which all browsers support, but which the style types do not contain. */
const drawnAs = (value: 'disc' | 'none') =>
  Object.fromEntries([['WebkitTextSecurity', value]]) as GlobalStyleRule;

/** Draws the text as dots. The type stays 'text', so that browsers do not offer to store a password. */
export const concealed = style({});
globalStyle(`${concealed} input`, drawnAs('disc'));
globalStyle(`${concealed} input::placeholder`, drawnAs('none'));
