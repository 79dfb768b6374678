import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../src/theme/theme.css';

// Stories in docs pages get the page colors of the site, in both color schemes.
globalStyle('.sbdocs .docs-story', { background: vars.color.page, color: vars.color.text });

// A contact sheet uses the whole width.
globalStyle('.sbdocs-wrapper:has([data-contact-sheet])', { padding: 0 });
globalStyle('.sbdocs-content:has([data-contact-sheet])', { maxInlineSize: 'none' });
