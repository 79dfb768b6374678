import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css';

/**
 * The outline of a focused element. Every `:focus-visible` element has an outline with the default offset. Use this
 * function only for another offset, for the focus of a child, or after `outline: none`. A negative `offset` draws the
 * outline inside the element.
 */
export function focusRing(offset: string = '2px') {
  return {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: offset,
  } satisfies StyleRule;
}
