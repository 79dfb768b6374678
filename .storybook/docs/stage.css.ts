import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

// Storybook's docs pages are white; what they show stands on our own page, in either scheme.
globalStyle('.sbdocs .docs-story', { background: vars.color.page, color: vars.color.text });
