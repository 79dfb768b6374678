import { style } from '@vanilla-extract/css';
import { stickyBar } from '#theme/layout.css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';

/** The form. The preview is beside it if there is enough space. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 17rem',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.l,
});

export const wide = style({ gridColumn: '1 / -1' });

export const preview = style([
  stickyBar,
  {
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minInlineSize: 0,
    '@media': { [media.phone]: { position: 'static' } },
  },
]);

export const page = style({
  minInlineSize: 0,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.outline}`,
});
