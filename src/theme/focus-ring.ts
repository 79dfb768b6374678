import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css';

/**
 * Every `:focus-visible` element has this outline already. Use it only for another offset, for the focus of a child, or
 * after `outline: none`. A negative `offset` moves it inside the element.
 */
export function focusRing(offset: string = '2px') {
  return {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: offset,
  } satisfies StyleRule;
}
