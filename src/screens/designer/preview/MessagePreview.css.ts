import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/theme.css';
import {
  discord,
  discordDark,
  discordFont,
  discordLight,
  discordOfSite,
} from './discord-theme.css';

export const stage = recipe({
  base: {
    overflow: 'clip',
    minInlineSize: 0,
    paddingBlock: vars.space.l,
    background: discord.page,
    border: `1px solid ${discord.edge}`,
    borderRadius: vars.radius.card,
    color: discord.text,
    fontFamily: discordFont.text,
    fontSize: '1rem',
    lineHeight: 1.375,
    fontKerning: 'auto',
  },
  variants: {
    theme: {
      dark: [discordDark, { colorScheme: 'dark' }],
      light: [discordLight, { colorScheme: 'light' }],
      /** The preview uses the color scheme of the site. */
      site: [discordOfSite],
    },
    device: {
      desktop: {},
      phone: {
        inlineSize: '100%',
        maxInlineSize: '23.4375rem',
        marginInline: 'auto',
        borderRadius: '24px',
      },
    },
  },
});

export const nothing = style({
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.xl,
  color: discord.muted,
  fontSize: '0.875rem',
  textAlign: 'center',
});
