import { paths } from '#domain/paths';
import { brand } from '../brand';
import { links } from '../links';
import { type LegalDocument, list, paragraph } from './legal-document';
import { legalLinks } from './legal-links';

/** What whoever uses the product agrees to (spec §2 «Terms and Privacy»). */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `What you agree to when you use ${brand.name}: the bot, its dashboard, the documentation and the embed designer.`,
  summary: `Use ${brand.name} for communities you may run, keep to Discord’s rules, and look after your account. Payments are made to our payment provider, never to this site. You can stop at any time.`,
  sections: [
    {
      id: 'what-this-covers',
      title: `What ${brand.name} is`,
      blocks: [
        paragraph(
          `${brand.name} is a Discord bot for paid communities, with a dashboard to configure it, documentation, and a designer for Discord messages. “We” are the people who run it. “You” are whoever uses any part of it: as the owner of a community, as someone on its team, or as a visitor.`,
        ),
        paragraph(
          'By using it you agree to these terms. If you use it for a company or a community, you agree on its behalf and say that you may. If you do not agree, do not use it, and remove the bot from your server.',
        ),
        paragraph(
          `${brand.name} is not made, endorsed or sponsored by Discord. Discord is a trademark of Discord Inc.`,
        ),
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        paragraph(
          'You sign in with your Discord account; we never see its password. You must be old enough to use Discord where you live. What we learn from Discord when you do is listed in our ',
          { text: 'Privacy Policy', href: paths.privacy.href() },
          '.',
        ),
        list(
          'You are responsible for what is done through your account. Sign out on devices you share.',
          'A server’s owner decides who else may open which panel of its dashboard, and answers for what those people change there. Every change to a configuration is written down with who made it and when.',
          'Do not sign in as somebody else, and do not share access in a way that hides who made a change.',
          'Tell us at once if you think that someone else uses your account.',
        ),
      ],
    },
    {
      id: 'plans-and-payment',
      title: 'Plans and payment',
      blocks: [
        paragraph(
          `This site takes no payments and sees no card numbers. Plans are sold on the pages of Whop, our payment provider, under `,
          { text: 'Whop’s terms', href: legalLinks.whopTerms },
          ` and at the price shown there when you check out. Prices on this site are per month, in US dollars.`,
        ),
        list(
          'A plan renews each month until you cancel it with the payment provider. It then runs to the end of the month you paid for.',
          'Refunds are decided under the rules shown at checkout, and by the consumer law of the place you live in, which these terms do not limit.',
          'We may change prices and what a plan holds. You will hear of a higher price before the month it starts with, in time to cancel.',
          'Memberships that sellers offer through the marketplace are contracts between the seller and the buyer. We are no part of them.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Using it fairly',
      blocks: [
        paragraph(
          'Whatever you do with the bot happens on Discord, so it has to keep to ',
          { text: 'Discord’s Terms of Service', href: legalLinks.discordTerms },
          ' and its ',
          { text: 'Community Guidelines', href: legalLinks.discordGuidelines },
          ' as well as to the law. In particular, do not use it to:',
        ),
        list(
          'send spam, scams, malware, or direct messages that people did not ask for',
          'harass people, or collect data about them that they would not expect you to have',
          'copy or resell what others publish without the right to do so',
          'sell what is illegal where you or your members are, or promise earnings that nobody can promise',
          'run a server that you have no right to run, or get round its permissions',
          'attack, overload, probe or reverse-engineer the service, or get round its limits',
        ),
        paragraph(
          'Tools that watch shops, prices or odds inform you and decide nothing for you. What you buy, sell or bet on because of them is your own decision.',
        ),
      ],
    },
    {
      id: 'your-content',
      title: 'Your content and ours',
      blocks: [
        paragraph(
          'Your configurations, messages, designs and pictures stay yours. You let us store, process and show them as far as running the service for you and your team takes it, and no further. You say that you have the right to what you upload.',
        ),
        paragraph(
          `A message shared by a link from the embed designer is contained in that link: whoever has the link has the message. A webhook’s address lets anybody who knows it post to its channel, so treat it like a password.`,
        ),
        paragraph(
          `The bot, the site, their design and the name ${brand.name} are ours. You may use them as long as these terms hold, and may not copy them into a product of your own. If you send us an idea, we may use it without owing you for it.`,
        ),
      ],
    },
    {
      id: 'availability-and-liability',
      title: 'Availability and liability',
      blocks: [
        paragraph(
          'We work to keep the service running and correct, and we do not promise that it always is. It depends on Discord, on our hosts and on the shops and sites it watches, and each of them can change or stop without telling us. It is provided as it is, without warranties beyond those the law gives you in any case.',
        ),
        paragraph(
          'As far as the law allows, we are not liable for lost profits, lost members, lost data, or for decisions made on what the bot reported; and for anything else no more than what you paid for your plan in the three months before it happened. Nothing here limits liability for intent, gross negligence or harm to people.',
        ),
      ],
    },
    {
      id: 'changes-and-ending',
      title: 'Changes, ending and contact',
      blocks: [
        paragraph(
          'We may change these terms when the service or the law does. Changes that matter are announced in our community server before they apply; using the service after that means that you agree.',
        ),
        paragraph(
          'You may stop at any time: remove the bot, cancel your plan with the payment provider, and ask us to delete what we store. We may suspend or end an account that breaks these terms or puts others at risk, with notice where that is possible.',
        ),
        paragraph(
          'If part of these terms turns out not to hold, the rest still does. For anything about them, ask in our ',
          { text: 'community server', href: links.communityInvite },
          ': open a support ticket there, and a member of the team answers.',
        ),
      ],
    },
  ],
};
