import { focusRing } from '#theme/focus-ring';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** Selects a dragged item, and the line where it will be dropped. `inset` is measured from the edge of an item. */
export function dragSelectors(inset: string) {
  const line = {
    content: '',
    position: 'absolute',
    insetInline: 0,
    blockSize: '2px',
    borderRadius: vars.radius.round,
    background: vars.color.accentText,
  } as const;
  return {
    '&[data-carried]': { opacity: 0.5 },
    '&[data-drop=before]::before': { ...line, insetBlockStart: inset },
    '&[data-drop=after]::after': { ...line, insetBlockEnd: inset },
  };
}

export const dragHandle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': focusRing('-2px'),
  },
} as const;
