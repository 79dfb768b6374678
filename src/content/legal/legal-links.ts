/** The rules of others that ours refer to. */
export const legalLinks = {
  discordTerms: 'https://discord.com/terms',
  discordGuidelines: 'https://discord.com/guidelines',
  discordPrivacy: 'https://discord.com/privacy',
  supabasePrivacy: 'https://supabase.com/privacy',
  whopTerms: 'https://whop.com/tos',
  whopPrivacy: 'https://whop.com/privacy',
} as const;
