import { brand } from './brand';

/** What owners ask before they buy (product.md §3.4). */
export const questions: readonly { question: string; answer: string }[] = [
  {
    question: `Does ${brand.name} take my members’ payments?`,
    answer:
      'No. Members pay on the page of your payment provider. Stripe and Whop report each payment, and the bot gives or removes the role.',
  },
  {
    question: 'Can I try it before I pay?',
    answer:
      'Yes. The demo server has every setting. It opens without an account, and so does the Embed Designer.',
  },
  {
    question: 'Who can change my settings?',
    answer:
      'You, the admins of your server, and the editors whom you add. You choose the panels of each editor, and only the owner sees API settings.',
  },
  {
    question: 'What if somebody breaks a setting?',
    answer:
      'The history shows who changed what. Undo one change, or go back to how all settings were at an earlier time.',
  },
  {
    question: 'How do I know that the bot can do its work?',
    answer:
      'The health check compares your settings with the roles, channels and permissions of your server, and names the fix for each problem.',
  },
  {
    question: `Is ${brand.name} made by Discord?`,
    answer: `No. ${brand.name} is made for Discord communities and is not affiliated with Discord.`,
  },
];
