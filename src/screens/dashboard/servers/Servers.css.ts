import { style } from '@vanilla-extract/css';
import { pageSections } from '#theme/layout.css';

export const page = style([pageSections, { maxInlineSize: '72rem' }]);
