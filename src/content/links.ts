/**
 * Addresses outside of the site that it leads to, in one place: change them here for a deployment of your own. Checkout
 * happens on the payment provider's pages (spec §7); `d2c=true` skips its marketplace.
 */
export const links = {
  /** The community server: where help is given, ideas are collected and custom work is ordered. */
  communityInvite: 'https://discord.gg/grouped',
  checkout: {
    amazon: 'https://whop.com/grouped/amazon-plan?d2c=true',
    base: 'https://whop.com/grouped/base-plan?d2c=true',
    sportsPicks: 'https://whop.com/grouped/sports-picks?d2c=true',
  },
  discordApp: 'https://discord.com/app',
  discordDownload: 'https://discord.com/download',
} as const;
