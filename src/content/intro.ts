import { brand } from './brand';

/** A slide of the intro dialog (product.md §3.5). */
export interface IntroSlide {
  /** The name of the slide's picture. */
  id: 'welcome' | 'members' | 'success' | 'automation' | 'points' | 'ready';
  title: string;
  description: string;
  /** The name of the pair of color tokens for the glow behind the slide. */
  color: 'accent' | 'success' | 'warning' | 'danger';
  bullets?: readonly string[];
}

export const introSlides = [
  {
    id: 'welcome',
    title: 'Welcome',
    description: `${brand.name} is a Discord bot with a dashboard. It handles the daily work of a paid community, so you can focus on your members.`,
    color: 'accent',
  },
  {
    id: 'members',
    title: 'Member Management',
    description: 'Manage every step of a membership, from welcome to cancellation.',
    color: 'success',
    bullets: [
      'A ticket greets each new member',
      'Whop confirms the payment',
      'Roles are added and removed with the subscription',
    ],
  },
  {
    id: 'success',
    title: 'Success Tracking',
    description: 'Wins are your best advertising. Points give members a reason to post them.',
    color: 'warning',
    bullets: [
      'Points for every success post',
      'Your logo on every picture and video',
      'Points are taken back when a post is deleted',
    ],
  },
  {
    id: 'automation',
    title: 'Automation & Notifications',
    description: 'Let the bot do what your team does by hand today.',
    color: 'accent',
    bullets: [
      'Keyword pings for members who want them',
      'Sticky messages, reminders, and logs',
      'Deal monitors around the clock',
    ],
  },
  {
    id: 'points',
    title: 'Point Systems & Rewards',
    description: 'Points keep members active, and you decide what they are worth.',
    color: 'danger',
    bullets: [
      'A word scramble every 5 hours',
      'Bounties, raffles, and giveaways',
      'A leaderboard that updates itself',
    ],
  },
  {
    id: 'ready',
    title: 'Ready to Get Started?',
    description:
      'See the bot at work on our own server, or read what each of the 70+ features does.',
    color: 'accent',
  },
] as const satisfies readonly IntroSlide[];
