import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css';

/**
 * Returns the outline of a focused element. Every `:focus-visible` element already has this outline with the default
 * offset. Use the function only for another offset, for the focus of a child, or after `outline: none`. A negative
 * `offset` moves the outline inside the element.
 */
export function focusRing(offset: string = '2px') {
  return {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: offset,
  } satisfies StyleRule;
}
