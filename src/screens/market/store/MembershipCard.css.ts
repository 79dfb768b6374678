import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { storeColor } from './store-color';

export const membership = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 },
  variants: {
    layout: {
      modern: {
        padding: vars.space.l,
        borderRadius: vars.radius.dialog,
        background: storeColor('surface'),
        border: `1px solid ${storeColor('outline')}`,
      },
      classic: {
        padding: vars.space.l,
        borderRadius: vars.radius.card,
        background: storeColor('surface'),
        borderInlineStart: `4px solid ${storeColor('primary')}`,
      },
      minimal: {
        paddingBlock: vars.space.l,
        borderBlockEnd: `1px solid ${storeColor('outline')}`,
      },
    },
  },
});

export const head = recipe({
  base: { display: 'grid', gap: vars.space.xs, minInlineSize: 0 },
  variants: {
    layout: {
      modern: {},
      classic: {},
      minimal: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.l,
        alignItems: 'baseline',
        '@container': { [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
});

export const regular = style({ color: storeColor('quietText') });

export const limit = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  color: storeColor('accentText'),
});

export const description = style({
  color: storeColor('quietText'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Stays at the bottom of the card, even if the card is taller than its content. */
export const joining = style({ display: 'grid', gap: vars.space.s, marginBlockStart: 'auto' });

export const joinButton = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  color: storeColor('onPrimary'),
  background: storeColor('primary'),
  border: `1px solid ${storeColor('primaryText')}`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const host = style({
  fontSize: vars.size.xs,
  color: storeColor('quietText'),
  overflowWrap: 'anywhere',
});

export const closed = style({
  marginBlockStart: 'auto',
  fontWeight: vars.weight.medium,
  color: storeColor('quietText'),
});

/** Hidden if scripts are disabled, because joining a waiting list needs a sign-in, and signing in needs scripts. */
export const waitlist = style({
  display: 'grid',
  gap: vars.space.s,
  outline: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const waitlistButton = style({
  minBlockSize: '2.75rem',
  paddingInline: vars.space.l,
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  color: storeColor('primaryText'),
  background: 'none',
  border: `1px solid ${storeColor('primaryText')}`,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  selectors: { '&[aria-disabled=true]': { cursor: 'default', textDecoration: 'none' } },
});
