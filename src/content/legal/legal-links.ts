/** Policies of other companies that the legal pages link to. */
export const legalLinks = {
  discordTerms: 'https://discord.com/terms',
  discordGuidelines: 'https://discord.com/guidelines',
  discordPrivacy: 'https://discord.com/privacy',
  supabasePrivacy: 'https://supabase.com/privacy',
  turnstilePrivacy: 'https://www.cloudflare.com/turnstile-privacy-policy/',
  whopTerms: 'https://whop.com/tos',
  whopPrivacy: 'https://whop.com/privacy',
} as const;
