import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/** Draws a text as dots, or as it is. The type of style rules does not know this property, which every browser has. */
const drawnAs = (value: 'disc' | 'none') =>
  Object.fromEntries([['WebkitTextSecurity', value]]) as GlobalStyleRule;

/** Around an input whose text is drawn as dots. It stays a text input, so that no browser offers to store a password. */
export const concealed = style({});
globalStyle(`${concealed} input`, drawnAs('disc'));
globalStyle(`${concealed} input::placeholder`, drawnAs('none'));
