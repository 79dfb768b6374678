import { paths } from '#domain/paths';
import { brand } from '../brand';
import { links } from '../links';
import { facts, type LegalDocument, list, paragraph } from './legal-document';
import { legalLinks } from './legal-links';

/**
 * What becomes of people's data (spec §2 «Terms and Privacy»). It has to be true: what the database keeps is in
 * `supabase/migrations`, what the browser keeps in `services`, and a test holds this page to the latter.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${brand.name} stores about you, why, where, for how long, and how to have it deleted.`,
  summary:
    'We store what running your dashboard takes: who you are on Discord, your servers, their settings and who changed them. There is no advertising, no tracking and no sale of data. Webhook addresses and drafts never reach us.',
  sections: [
    {
      id: 'what-this-covers',
      title: 'What this covers',
      blocks: [
        paragraph(
          `This policy is about this site and its dashboard, and about the backend they share with the ${brand.name} bot. “We” are the people who run ${brand.name} and who decide what is done with the data; you reach us in our `,
          { text: 'community server', href: links.communityInvite },
          '.',
        ),
        paragraph(
          'You can read the documentation and these pages, and design messages, without an account. What other members write in a Discord server is handled by that server’s owner, who decides what the bot does there.',
        ),
      ],
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      blocks: [
        facts(
          {
            name: 'Your account',
            words: [
              'Your Discord ID, user name, picture and e-mail address, as Discord gives them when you sign in; when you signed in, and the IP address and browser you did it from.',
            ],
          },
          {
            name: 'Discord tokens',
            words: [
              'The keys by which Discord lets us ask for your list of servers. They are kept encrypted, only the backend can use them, and they allow nothing else: your name and e-mail address, and the servers you are in.',
            ],
          },
          {
            name: 'Your servers',
            words: [
              'Name, icon, and what you are in each of them: owner, administrator or member. It is believed for 24 hours, then asked again.',
            ],
          },
          {
            name: 'Configurations',
            words: [
              'The settings of a server, and the history of every change: what it was before and after, when it was made, and the name and Discord ID of who made it. Commands executed in the dashboard are part of it.',
            ],
          },
          {
            name: 'API keys',
            words: [
              'Keys you enter for other services are kept encrypted and are never shown again, to anybody; the history says only that one was set.',
            ],
          },
          {
            name: 'Team members',
            words: [
              'What a server’s team enters about the people it gives access to: name, nickname, Discord ID, role, color, picture, which panels they may open, who added them and when. Pictures uploaded for them are public to whoever knows their address.',
            ],
          },
          {
            name: 'Verification',
            words: [
              'If you verify your identity: your Discord ID, and when Discord confirmed that it is yours.',
            ],
          },
          {
            name: 'Who is online',
            words: [
              'Members of our staff show up as online, with name, picture and role, while they have the site open. Visitors are counted under a name that is made up for the visit and says nothing of them. Neither is recorded.',
            ],
          },
        ),
        paragraph(
          'We store no payment data. Checkout happens on the pages of our payment provider, and what you enter there never passes through this site.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        paragraph(
          'This site sets no cookies of its own. It uses your browser’s storage, which is not sent anywhere by itself, for what it has to remember:',
        ),
        facts(
          {
            name: 'Your session',
            key: 'supabase-auth',
            words: ['Keeps you signed in. Removed when you sign out.'],
          },
          {
            name: 'Where you were',
            key: 'authRedirectPath',
            words: ['The page to return to after signing in. Removed once you are there.'],
          },
          {
            name: 'Color scheme',
            key: 'grouped:theme',
            words: ['Dark or light, if you chose one.'],
          },
          {
            name: 'Unsaved settings',
            key: 'grouped:draft',
            words: [
              'Changes to a server’s settings that you have not saved yet, for your account only.',
            ],
          },
          {
            name: 'This tab',
            key: 'grouped:tab',
            words: ['A random number that keeps the unsaved settings of two open tabs apart.'],
          },
          {
            name: 'Messages',
            key: 'grouped:embeds',
            words: [
              'The message under edit in the embed designer, those you kept, and the webhook address you entered last. That address goes from your browser to Discord, and to nobody else.',
            ],
          },
          {
            name: 'Recent picks',
            key: 'grouped:recent-picks',
            words: ['What you last picked in the search of the whole site, to be offered first.'],
          },
          {
            name: 'Lists you have seen',
            key: 'grouped:seen',
            words: [
              'Which lists of commands you have opened, so that they show at once. Forgotten when you close the tab.',
            ],
          },
          {
            name: 'How pages are shown',
            key: 'grouped:font',
            words: ['That this tab has loaded our font. Forgotten when you close the tab.'],
          },
          {
            name: 'The last notice',
            key: 'grouped:toast',
            words: [
              'A notice that was shown when you went on to another page, until that shows it.',
            ],
          },
          {
            name: 'Version history',
            key: 'grouped:version-history',
            words: [
              'That the list of versions is open beside the changelog. Forgotten when you leave the changelog.',
            ],
          },
          {
            name: 'The demo server',
            key: 'grouped:demo',
            words: [
              'Whatever you try out on the demo server, including its team and its pictures.',
            ],
          },
        ),
        paragraph(
          'You can clear all of it in your browser’s settings for this site. Nothing but what you had not saved is lost by it.',
        ),
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      blocks: [
        list(
          'To do what you came for: to sign you in, show your servers, let the right people change the right settings, and have the bot act on them.',
          'To keep it safe: to see who changed what, to undo it, and to keep strangers out.',
          'To help you when you ask us to.',
        ),
        paragraph(
          'Where the law asks for a legal basis, the first and the last are the contract with you, and the second is our legitimate interest, and yours, in a service that is not abused. We do not sell data, show advertising, build profiles, or decide anything about you by machine alone. There is no analytics and no tracking on this site; its fonts and scripts come from this site itself.',
        ),
      ],
    },
    {
      id: 'who-else',
      title: 'Who else receives it',
      blocks: [
        facts(
          {
            name: 'Supabase',
            words: [
              'Hosts the database, sign-in, live updates and uploaded pictures, on our behalf. See ',
              { text: 'Supabase’s privacy policy', href: legalLinks.supabasePrivacy },
              '.',
            ],
          },
          {
            name: 'Discord',
            words: [
              'Is asked who you are and which servers you are in, delivers what you send through a webhook, and serves the pictures of people and servers, by which it learns your IP address. See ',
              { text: 'Discord’s privacy policy', href: legalLinks.discordPrivacy },
              '.',
            ],
          },
          {
            name: 'Whop',
            words: [
              'Handles checkout, if you buy a plan. See ',
              { text: 'Whop’s privacy policy', href: legalLinks.whopPrivacy },
              '.',
            ],
          },
          {
            name: 'Your team',
            words: [
              'Whoever may open a server’s dashboard sees its settings, its team and the history of changes, as far as the panels they were given go.',
            ],
          },
          {
            name: 'Hosts of pictures',
            words: [
              'A picture that a message or a profile refers to by an address is loaded from there, as by any web page. Its host then learns your IP address.',
            ],
          },
        ),
        paragraph(
          'Some of them work in the United States and other countries, under the safeguards described in their policies. Apart from them we hand data on only where the law obliges us to.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        list(
          'Your account, its Discord tokens, its verification and what you are in which server: until your account is deleted, which you ask us for. Then they go with it, at once.',
          'Settings, their history, API keys and permissions of a server: until its owner asks us to delete the server. In the history, the name and Discord ID of who made a change stay with the change, also when their account is gone: a history without names would protect nobody.',
          'Team members: until somebody who manages the team removes them, or you ask us to.',
          'Backups made by our host: until newer ones replace them.',
        ),
        paragraph(
          'Removing the bot from a server deletes nothing by itself, so that you can come back. You can take away our access to your Discord account at any time in Discord, under User Settings, Authorized Apps.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and contact',
      blocks: [
        paragraph(
          'You may ask us what we store about you, for a copy of it, and to correct or delete it; you may object to what we do with it, and where consent was the reason, take it back. Open a support ticket in our ',
          { text: 'community server', href: links.communityInvite },
          ' from the Discord account it is about, so that we know it is yours. We answer within 30 days, and it costs nothing.',
        ),
        paragraph(
          'If our answer does not satisfy you, you may complain to the data protection authority of the place you live in. The service is not meant for people too young to use Discord; if we learn that we store data of one, we delete it.',
        ),
        paragraph(
          'When what we do changes, so does this page, and what matters is announced in the community server. How you may use the service is in our ',
          { text: 'Terms of Service', href: paths.terms.href() },
          '.',
        ),
      ],
    },
  ],
};
