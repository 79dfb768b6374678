/** The six cards of the landing page's features section (product.md §3.3), in order. */
export const featureCards = [
  {
    id: 'members',
    name: 'Member Management',
    text: 'Tickets greet new members, Whop confirms the payment, and roles are added and removed with the subscription.',
    points: ['Onboarding tickets', 'Subscription verification', 'Retention tickets'],
  },
  {
    id: 'keywords',
    name: 'Keyword Pinging System',
    text: 'Members follow the products they care about and are pinged only for those.',
    points: ['Keywords per member', 'Keyword relays', 'No @everyone'],
  },
  {
    id: 'engagement',
    name: 'Community Engagement',
    text: 'Word games, bounties, raffles, and giveaways give members a reason to come back.',
    points: ['Scramble words', 'Bounties', 'Giveaways and raffles'],
  },
  {
    id: 'success',
    name: 'Success Tracking',
    text: 'Every win earns points and carries your logo wherever it is shared.',
    points: ['Point rewards', 'Company logo watermarking', 'Points removed if the post is deleted'],
  },
  {
    id: 'automation',
    name: 'Automation & Notifications',
    text: 'Reminders, sticky messages, logs, and direct messages go out while your team sleeps.',
    points: ['Welcome messages', 'Sticky messages', 'Server logs'],
  },
  {
    id: 'deals',
    name: 'Deals Monitors',
    text: 'Finds deals around the clock and posts each kind in its own channel.',
    points: [
      'Class action settlements',
      'Tool deals',
      'Travel',
      'Video game',
      'Tech',
      'Amazon deals 10-100% off',
    ],
  },
] as const;

export type FeatureCardId = (typeof featureCards)[number]['id'];
