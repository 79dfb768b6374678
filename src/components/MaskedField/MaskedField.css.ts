import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/**
 * Returns the style that draws text as dots, or as usual. All browsers support `-webkit-text-security`, but the style
 * types do not contain it.
 */
const drawnAs = (value: 'disc' | 'none') =>
  Object.fromEntries([['WebkitTextSecurity', value]]) as GlobalStyleRule;

/**
 * Wraps an input whose text is drawn as dots. The input has the type 'text', so that browsers do not offer to store a
 * password.
 */
export const concealed = style({});
globalStyle(`${concealed} input`, drawnAs('disc'));
globalStyle(`${concealed} input::placeholder`, drawnAs('none'));
