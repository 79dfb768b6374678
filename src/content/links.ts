/**
 * All external URLs (product.md §2.6). If you deploy your own site, change them here. Checkout happens on the payment
 * provider's pages. The parameter `d2c=true` skips the provider's marketplace.
 */
export const links = {
  /** The community and support server. */
  communityInvite: 'https://discord.gg/grouped',
  checkout: {
    amazon: 'https://whop.com/grouped/amazon-plan?d2c=true',
    base: 'https://whop.com/grouped/base-plan?d2c=true',
    sportsPicks: 'https://whop.com/grouped/sports-picks?d2c=true',
  },
  discordApp: 'https://discord.com/app',
  discordDownload: 'https://discord.com/download',
} as const;

export const legalLinks = {
  discordTerms: 'https://discord.com/terms',
  discordGuidelines: 'https://discord.com/guidelines',
  discordPrivacy: 'https://discord.com/privacy',
  supabasePrivacy: 'https://supabase.com/privacy',
  turnstilePrivacy: 'https://www.cloudflare.com/turnstile-privacy-policy/',
  whopTerms: 'https://whop.com/tos',
  whopPrivacy: 'https://whop.com/privacy',
} as const;
