import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

// Storybook's docs pages are white. Here, stories in them get the page colors of the site, in both color schemes.
globalStyle('.sbdocs .docs-story', { background: vars.color.page, color: vars.color.text });
