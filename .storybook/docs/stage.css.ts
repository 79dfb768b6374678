import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

// Storybook's docs pages are white. Stories in them get the site's page colors, in either color scheme.
globalStyle('.sbdocs .docs-story', { background: vars.color.page, color: vars.color.text });
