import { style } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.l,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.dialog,
});

export const date = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const content = style({ lineHeight: 1.6, textWrap: 'pretty' });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
});

export const who = style({ minInlineSize: 0 });

export const name = style({ fontWeight: vars.weight.strong });

export const trade = style({ color: vars.color.textMuted, fontSize: vars.size.s });

/** Hidden without JavaScript. Visitors without JavaScript can report a review in the community server instead. */
export const report = style({
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  // The page has six of these buttons. The muted color makes them less prominent.
  vars: { [vars.color.text]: vars.color.textMuted },
  '@media': { '(scripting: none)': { display: 'none' } },
});
