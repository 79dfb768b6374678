import { style } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from './layout';

export const docs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '80rem',
  marginInline: 'auto',
  paddingInline: vars.space.xl,
  '@media': {
    [media.phone]: { paddingInline: vars.space.l },
    [media.wideUp]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)' },
  },
});

export const side = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': {
    [media.wideUp]: {
      position: 'sticky',
      insetBlockStart: layout.header,
      display: 'flex',
      blockSize: `calc(100dvh - ${layout.header})`,
      marginInlineStart: `calc(-1 * ${vars.space.m})`,
      paddingBlock: vars.space.xxl,
      paddingInline: `${vars.space.m} ${vars.space.xl}`,
      borderInlineEnd: `1px solid ${vars.color.outline}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    // Without scripts the menu cannot be opened. The navigation is then above the page.
    [layout.withoutScripts]: { display: 'flex', paddingBlockStart: vars.space.xl },
  },
});

export const page = style({
  minInlineSize: 0,
  '@media': { [media.wideUp]: { paddingInlineStart: vars.space.xxxl } },
});
