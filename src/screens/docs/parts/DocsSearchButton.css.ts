import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media';
import { vars } from '#theme/theme.css';
import { layout } from '../layout';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.height,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}, color ${vars.duration.fast} ${vars.ease.out}`,
  '@media': { [layout.withoutScripts]: { display: 'none' } },
});

export const button = styleVariants({
  field: [
    base,
    {
      inlineSize: '100%',
      paddingInline: vars.space.m,
      background: vars.color.surfaceSunken,
      borderColor: vars.color.outlineControl,
      selectors: { '&:hover': { borderColor: vars.color.textMuted, color: vars.color.text } },
    },
  ],
  icon: [
    base,
    {
      justifyContent: 'center',
      aspectRatio: '1',
      padding: 0,
      color: vars.color.text,
      selectors: { '&:hover': { background: vars.color.surfaceHover } },
    },
  ],
});

export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const shortcut = style({
  marginInlineStart: 'auto',
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.outline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  '@media': { [media.coarse]: { display: 'none' } },
});
