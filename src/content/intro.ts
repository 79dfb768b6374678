import { brand } from './brand';

/** One slide of the intro dialog (spec §3 «Intro slide»). */
export interface IntroSlide {
  /** Which picture is drawn for it. */
  id: 'welcome' | 'members' | 'success' | 'automation' | 'points' | 'ready';
  title: string;
  description: string;
  /** The light the slide stands in, by the name of a pair of tokens. */
  color: 'accent' | 'success' | 'warning' | 'danger';
  bullets?: readonly string[];
}

/** The six slides, in order (spec §2 «Intro dialog»). */
export const introSlides = [
  {
    id: 'welcome',
    title: 'Welcome',
    description: `${brand.name} is a Discord bot with a dashboard. It does the daily work of a paid community, so that you can run it instead of serving it.`,
    color: 'accent',
  },
  {
    id: 'members',
    title: 'Member Management',
    description: 'From the first hello to the day they cancel, every member is looked after.',
    color: 'success',
    bullets: [
      'A ticket greets each new member',
      'Whop confirms that they paid',
      'Roles follow the subscription, both ways',
    ],
  },
  {
    id: 'success',
    title: 'Success Tracking',
    description: 'Wins are the best advertisement you have. Members post them when it pays.',
    color: 'warning',
    bullets: [
      'Points for every success post',
      'Your logo on every picture and video',
      'A deleted post gives its points back',
    ],
  },
  {
    id: 'automation',
    title: 'Automation & Notifications',
    description: 'What your team does by hand today happens by itself, on time, every time.',
    color: 'accent',
    bullets: [
      'Keyword pings for those who asked',
      'Sticky messages, reminders and logs',
      'Deal monitors around the clock',
    ],
  },
  {
    id: 'points',
    title: 'Point Systems & Rewards',
    description: 'Points turn readers into regulars, and you decide what they are worth.',
    color: 'danger',
    bullets: [
      'Scramble words every 5 hours',
      'Bounties, raffles and giveaways',
      'A leaderboard that keeps itself up to date',
    ],
  },
  {
    id: 'ready',
    title: 'Ready to Get Started?',
    description:
      'Come and see it at work on our own server, or read what each of the 70+ features does.',
    color: 'accent',
  },
] as const satisfies readonly IntroSlide[];
