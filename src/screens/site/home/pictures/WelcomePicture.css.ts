import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/theme.css';

export const circle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '9.5rem',
  aspectRatio: '1',
  border: `1px dashed ${vars.color.outlineControl}`,
  borderRadius: vars.radius.round,
});

export const mark = style({ scale: '2' });

const place = (left: string, top: string) =>
  ({ position: 'absolute', left, top, translate: '-50% -50%' }) as const;

export const places = styleVariants({
  top: place('50%', '0%'),
  right: place('97%', '34%'),
  lowRight: place('80%', '90%'),
  lowLeft: place('20%', '90%'),
  left: place('3%', '34%'),
});
