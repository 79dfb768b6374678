/** A template in Discord's JSON format. Fields that are not set are omitted. */
export interface TemplateMessage {
  content?: string;
  embeds: readonly TemplateEmbed[];
}

interface TemplateEmbed {
  title: string;
  description: string;
  color: string;
  footer?: { text: string };
  fields?: readonly { name: string; value: string; inline: boolean }[];
}

export interface MessageTemplate {
  label: string;
  description: string;
  /** Deadlines in the message are relative to `now`, in Unix ms. */
  message: (now: number) => TemplateMessage;
}

export const templateIds = ['welcome', 'rules', 'announcement', 'giveaway', 'tickets'] as const;
export type TemplateId = (typeof templateIds)[number];

const WEEK = 7 * 24 * 60 * 60 * 1_000;

export const messageTemplates: Readonly<Record<TemplateId, MessageTemplate>> = {
  welcome: {
    label: 'Welcome',
    description: 'First steps for new members',
    message: () => ({
      embeds: [
        {
          title: '👋 Welcome to the community!',
          description:
            "We're glad you're here. These steps take two minutes:\n\n1. Read the rules.\n2. Choose your roles to see the channels you want.\n3. Say hello and tell us what brought you here.",
          color: '#5865f2',
          fields: [
            { name: 'Rules', value: 'In <id:guide>', inline: true },
            { name: 'Roles', value: 'In <id:customize>', inline: true },
            { name: 'All channels', value: 'In <id:browse>', inline: true },
          ],
          footer: { text: 'Questions? Ask a moderator at any time.' },
        },
      ],
    }),
  },
  rules: {
    label: 'Rules',
    description: 'Server rules and what happens if they are broken',
    message: () => ({
      embeds: [
        {
          title: '📜 Server rules',
          description: 'By staying in this server, you agree to these rules.',
          color: '#ed4245',
          fields: [
            {
              name: '1. Be respectful',
              value: 'No harassment, hate speech, or personal attacks.',
              inline: false,
            },
            {
              name: '2. No spam',
              value: 'No advertising, no mass mentions, and no unsolicited direct messages.',
              inline: false,
            },
            {
              name: '3. Keep it safe',
              value:
                "No adult content, no scams, and no sharing of anyone else's private information.",
              inline: false,
            },
            {
              name: '4. Keep paid content here',
              value: 'Do not share or resell what members pay for.',
              inline: false,
            },
          ],
        },
        {
          title: 'If a rule is broken',
          description:
            '- **First time:** a warning\n- **Second time:** a 24-hour timeout\n- **Third time:** a ban\n\n-# Moderators may act at once in serious cases.',
          color: '#2b2d31',
        },
      ],
    }),
  },
  announcement: {
    label: 'Announcement',
    description: 'News with what changes and when',
    message: () => ({
      content: '@everyone',
      embeds: [
        {
          title: '📣 Something new is here',
          description:
            '**In short:** say in one sentence what is new and who it is for.\n\n### What changes\n- The most important change\n- The second change\n\n### What you need to do\nNothing. The change is active for all members.',
          color: '#faa61a',
          footer: { text: 'Tell us what you think in the feedback channel.' },
        },
      ],
    }),
  },
  giveaway: {
    label: 'Giveaway',
    description: 'Prize, winners, and a deadline in one week',
    message: (now) => {
      const end = Math.floor((now + WEEK) / 1_000);
      return {
        embeds: [
          {
            title: '🎉 Giveaway: one month of membership',
            description: 'React with 🎉 to enter. One entry per member.',
            color: '#eb459e',
            fields: [
              { name: 'Winners', value: '3', inline: true },
              { name: 'Ends', value: `<t:${end}:R>`, inline: true },
              { name: 'Drawn on', value: `<t:${end}:F>`, inline: true },
            ],
            footer: { text: 'Winners have [time] to reply.' },
          },
        ],
      };
    },
  },
  tickets: {
    label: 'Ticket panel',
    description: 'How members get help',
    message: () => ({
      embeds: [
        {
          title: '🎫 Need help?',
          description: 'Open a ticket, and our team will answer you in a private channel.',
          color: '#57f287',
          fields: [
            {
              name: 'Before you open a ticket',
              value: 'Check the frequently asked questions. Most answers are there.',
              inline: false,
            },
            {
              name: 'What to include',
              value:
                '- What you wanted to do\n- What happened instead\n- A screenshot, if you have one',
              inline: false,
            },
            { name: 'We answer', value: '[your hours]', inline: true },
            { name: 'Languages', value: '[your languages]', inline: true },
          ],
          footer: { text: 'Never share your password or payment details in a ticket.' },
        },
      ],
    }),
  },
};
