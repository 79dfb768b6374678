import { paths } from '#domain/paths';
import { brand } from '../brand';
import { legalLinks, links } from '../links';
import { type LegalDocument, list, paragraph } from './legal-document';

/** The terms of service (product.md §3.9). */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: `What you agree to when you use ${brand.name}: the bot, its dashboard, the documentation, the embed designer, and the marketplace.`,
  summary: `Use ${brand.name} only for communities you are allowed to run, follow Discord’s rules, and keep your account safe. You pay our payment provider, never this site. You can stop at any time.`,
  sections: [
    {
      id: 'what-this-covers',
      title: `What ${brand.name} is`,
      blocks: [
        paragraph(
          `${brand.name} is a Discord bot for paid communities, with a dashboard to configure it, documentation, a designer for Discord messages, and a marketplace where sellers offer memberships. “We” means the people who run it. “You” means anyone who uses any part of it: the owner of a community, a member of its team, a seller or buyer in the marketplace, or a visitor.`,
        ),
        paragraph(
          'By using it, you agree to these terms. If you use it for a company or a community, you agree on its behalf and confirm that you are authorized to do so. If you do not agree, do not use it, and remove the bot from your server.',
        ),
        paragraph(
          `${brand.name} is not made, endorsed, or sponsored by Discord. Discord is a trademark of Discord Inc.`,
        ),
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        paragraph(
          'You sign in with Discord, whose password we never see, or, as a seller, with an email address and a password. You must be old enough to use Discord where you live. The data that Discord sends us when you sign in is listed in our ',
          { text: 'Privacy Policy', href: paths.privacy.href() },
          '.',
        ),
        list(
          'You are responsible for everything done through your account. Sign out on shared devices.',
          'A server’s owner decides who else can open which panels of its dashboard and is responsible for their changes. Every change to a configuration is recorded with who made it and when.',
          'Do not sign in as someone else, and do not share access in a way that hides who made a change.',
          'Tell us right away if you think someone else is using your account.',
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
          ` at the price shown at checkout. Plan prices on this site are per month, in US dollars.`,
        ),
        list(
          'A plan renews each month until you cancel it with the payment provider. It then runs until the end of the month you paid for.',
          'Refunds follow the rules shown at checkout and your local consumer law, which these terms do not limit.',
          'We may change prices and what a plan includes. We announce price increases before they take effect, so that you can cancel.',
          'Memberships that sellers offer through the marketplace are contracts between the seller and the buyer. We are not a party to them.',
        ),
      ],
    },
    {
      id: 'fair-use',
      title: 'Acceptable use',
      blocks: [
        paragraph(
          'Everything you do with the bot happens on Discord, so it must follow ',
          { text: 'Discord’s Terms of Service', href: legalLinks.discordTerms },
          ' and its ',
          { text: 'Community Guidelines', href: legalLinks.discordGuidelines },
          ' as well as the law. In particular, do not use it to:',
        ),
        list(
          'send spam, scams, malware, or unsolicited direct messages',
          'harass people, or collect data about them that they would not expect you to have',
          'copy or resell other people’s content without permission',
          'sell anything that is illegal where you or your members live, or promise guaranteed earnings',
          'run a server without the right to do so, or bypass its permissions',
          'attack, overload, probe, or reverse-engineer the service, or bypass its limits',
        ),
        paragraph(
          'Tools that monitor stores, prices, or odds only inform you. What you buy, sell, or bet on is your own decision.',
        ),
      ],
    },
    {
      id: 'your-content',
      title: 'Your content and ours',
      blocks: [
        paragraph(
          'Your configurations, messages, designs, and pictures remain yours. You allow us to store, process, and display them only as needed to run the service for you and your team. You confirm that you have the right to use what you upload.',
        ),
        paragraph(
          `A share link from the embed designer contains the whole message, so anyone with the link can read it. Anyone who knows a webhook URL can post to its channel, so treat it like a password.`,
        ),
        paragraph(
          `The bot, the site, their design, and the name ${brand.name} belong to us. You may use them while these terms apply, but you may not copy them into your own product. If you send us an idea, we may use it without compensation.`,
        ),
      ],
    },
    {
      id: 'availability-and-liability',
      title: 'Availability and liability',
      blocks: [
        paragraph(
          'We work to keep the service running and accurate, but we do not guarantee it. It depends on Discord, our hosts, and the stores and sites it monitors, and any of them can change or stop without notice. The service is provided as is, without warranties beyond those required by law.',
        ),
        paragraph(
          'As far as the law allows, we are not liable for lost profits, lost members, lost data, or decisions based on what the bot reported. For anything else, our liability is limited to what you paid for your plan in the three months before the event that led to the claim. Nothing here limits liability for willful misconduct, gross negligence, or personal injury.',
        ),
      ],
    },
    {
      id: 'changes-and-ending',
      title: 'Changes, termination, and contact',
      blocks: [
        paragraph(
          'We may change these terms when the service or the law changes. We announce important changes in our community server before they take effect. If you use the service after that, you agree to them.',
        ),
        paragraph(
          'You can stop at any time: remove the bot, cancel your plan with the payment provider, and ask us to delete your data. We may suspend or close an account that breaks these terms or puts others at risk, with notice where possible.',
        ),
        paragraph(
          'If part of these terms is invalid, the rest still applies. If you have questions, ask in our ',
          { text: 'community server', href: links.communityInvite },
          ' by opening a support ticket.',
        ),
      ],
    },
  ],
};
