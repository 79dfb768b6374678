import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/** `-webkit-text-security` draws text as dots. All browsers support it, but the style types lack it. */
const drawnAs = (value: 'disc' | 'none') =>
  Object.fromEntries([['WebkitTextSecurity', value]]) as GlobalStyleRule;

/**
 * Wraps an input whose text is drawn as dots. The input stays a text input, so that browsers do not offer to store a
 * password.
 */
export const concealed = style({});
globalStyle(`${concealed} input`, drawnAs('disc'));
globalStyle(`${concealed} input::placeholder`, drawnAs('none'));
