import { keptDays } from '#domain/kept-days';
import { paths } from '#domain/paths';
import { brand } from '../brand';
import { legalLinks, links } from '../links';
import { facts, type LegalDocument, list, paragraph } from './legal-document';

/**
 * The privacy policy (product.md §3.9). It must describe what the database stores (`supabase/migrations`) and what the
 * browser stores (`services`). A test checks the storage keys.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: `What ${brand.name} stores about you, why, where, for how long, and how to have it deleted.`,
  summary:
    'We store what we need to run your dashboard: your Discord account, your servers, their settings, and who changed them. We do not show ads, track you, or sell data. Your drafts, and the webhook you send them to, stay in your browser.',
  sections: [
    {
      id: 'what-this-covers',
      title: 'What this covers',
      blocks: [
        paragraph(
          `This policy covers this site, its dashboard, and the backend they share with the ${brand.name} bot. “We” means the people who run ${brand.name} and decide how the data is used. You can reach us in our `,
          { text: 'community server', href: links.communityInvite },
          '.',
        ),
        paragraph(
          'You do not need an account to read the documentation and these pages or to design messages. The owner of a Discord server is responsible for what its members write there and decides what the bot does in it.',
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
              'Your Discord ID, username, picture, and email address, which Discord sends us when you sign in. Also the time, IP address, and browser of each session, and when it was last used. You see your sessions on the page “Security” and can end them there. A session ends 30 days after its last use, 180 days after the sign-in, or when you sign out; it is deleted then or soon after.',
            ],
          },
          {
            name: 'Accounts with a password',
            words: [
              'If you create an account without Discord: your email address and your password, which is stored only as a hash that cannot be reversed.',
            ],
          },
          {
            name: 'Authenticator apps',
            words: [
              'If you set one up: the name you give it, its secret, when you added it, and when a code was last used in a session. The secret is shown once. All of it is deleted when you remove the app; a setup that you do not finish is removed later. A server that you edit can require an app: it stores only that it does, and its owner does not see whether you have one.',
            ],
          },
          {
            name: 'Requests for access',
            words: [
              'If you ask for access to a server: your name on Discord, your Discord ID, and the time. The people who manage the editors of that server see them.',
            ],
          },
          {
            name: 'Seller accounts',
            words: [
              'If you sell memberships: your username, and when you chose it. If you enter a seller name for a store, visitors to the store see it. It is stored until you remove it or delete the store.',
            ],
          },
          {
            name: 'Discord tokens',
            words: [
              'The keys that let us request your list of servers from Discord. They are stored encrypted, and only the backend can use them. They give access to your profile, your email address, and the list of your servers, and to nothing else.',
            ],
          },
          {
            name: 'Your servers',
            words: [
              'The name and icon of each server, and whether you are its owner, an administrator, or a member. We check your role again with Discord after 24 hours.',
            ],
          },
          {
            name: 'Configurations',
            words: [
              'The settings of a server and the history of every change: the values before and after, the time, and the name and Discord ID of the person who made it. The history also shows their current picture on Discord. This includes commands executed in the dashboard.',
            ],
          },
          {
            name: 'API keys',
            words: [
              'Keys you enter for other services, when they were set, and by whom. The keys are stored encrypted and are never shown again on this site. The history shows only that a key was set, replaced, or cleared.',
            ],
          },
          {
            name: 'Health checks',
            words: [
              'When the settings of a server were last compared with Discord, the name of the person who opened the dashboard for it, and which settings do not work.',
            ],
          },
          {
            name: 'Names on Discord',
            words: [
              'The names of the roles and channels of a server, and when they were read, so that the documentation can show your settings by name. They are read when someone opens the dashboard or the bot checks the server.',
            ],
          },
          {
            name: 'Notices on Discord',
            words: [
              'If the owner or an admin of a server sets a webhook: its address, when it was set, and by whom. The address is stored encrypted and is never shown again on this site. We send what changes in the settings and the team, who made the change, who asks for access, and what the bot can no longer do. It goes to the channel of the webhook, where everyone in it can read it.',
            ],
          },
          {
            name: 'Team members',
            words: [
              'What a server’s team enters about the people it gives access to: name, nickname, Discord ID, role, color, picture, the panels they can open, who added them, and when. Anyone who knows the address of an uploaded picture can see it.',
            ],
          },
          {
            name: 'Managed users',
            words: [
              'If we manage your panel: your Discord ID, the ID of the panel, who added you, and when.',
            ],
          },
          {
            name: 'Memberships you buy',
            words: [
              'If you buy a membership from a store, or its seller adds you: your name, email address, Discord ID, the membership with its dates, and each payment, refund, and dispute with its amount. Most of it comes from the payment provider. The seller of the store sees it, but not your Discord ID until you confirm that the membership is yours, unless the seller adds it. While you are signed in, the links to a checkout contain a random code, so that we can ask you to confirm what was bought with it. The code is valid for 4 days and tells nobody who you are; if you buy nothing, the seller learns nothing about you. If we cannot read an event of the provider, we keep all of it until it can be read, for at most 30 days. Nobody sees it through this site.',
            ],
          },
          {
            name: 'Reviews',
            words: [
              'If you review a store: your star rating, your text, when you wrote it, and the seller’s reply. Visitors to the store see them with your Discord display name, and whether you have confirmed a purchase there.',
            ],
          },
          {
            name: 'Waiting lists',
            words: [
              'If you join the waiting list for a membership: when you joined. The seller of the store sees it with your Discord display name. Removed when you leave the list or become a member.',
            ],
          },
          {
            name: 'Reports',
            words: [
              'The site checks whether the purchases behind the reviews of a store look like purchases: whether the authors have paid, have been refunded, and when they created their accounts. Our staff sees how many this is about, and no names.',
              'If you report a store or a review: the reason, your text, and when you sent it. Our staff sees it with your name; the seller and the author do not. What our staff decides is recorded with its reason. If a reported store is deleted, its name, its owner with their Discord account and the reports are kept for a year, or for longer until our staff has decided. If the author deletes a reported review, its reports are kept for a year and belong to the author’s next review of the store.',
            ],
          },
          {
            name: 'Store visits',
            words: [
              'For each store and day, how many visitors opened the page, clicked a membership, and followed a checkout link, and which website they came from. We store only these numbers, nothing about a visitor. To stop false visits, we also count how many come from each of 256 groups of networks; the groups change every day, and your IP address is not stored. The seller of the store sees the numbers of visitors.',
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
              'Our staff members are shown as online, with name, picture, and role, while they have the site open. We keep when a staff member last had the site open. Visitors are counted under a random ID for each visit, which does not say who they are. It is deleted at the next count after 75 seconds.',
            ],
          },
        ),
        paragraph(
          'We do not store card or bank details. Checkout happens on the payment provider’s pages, and what you enter there never passes through this site.',
        ),
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        paragraph(
          'This site sets no cookies of its own. It uses your browser’s storage to remember the following:',
        ),
        facts(
          {
            name: 'Your session',
            key: 'supabase-auth',
            words: [
              'Your sign-in tokens and account data, which keep you signed in, and a one-time code while you sign in or wait for the link in an email. Removed when you sign out.',
            ],
          },
          {
            name: 'Page to return to',
            key: 'authRedirectPath',
            words: [
              'The page to open after you sign in. Removed once you are there, or when you sign out.',
            ],
          },
          {
            name: 'Theme',
            key: 'grouped:theme',
            words: ['Dark or light, if you chose one.'],
          },
          {
            name: 'Unsaved settings',
            key: 'grouped:draft',
            words: ['Changes to a server’s settings that you have not saved yet, except API keys.'],
          },
          {
            name: 'Unsaved store settings',
            key: 'grouped:store-setup',
            words: ['Changes to the settings of your store that you have not saved yet.'],
          },
          {
            name: 'Unsaved designs',
            key: 'grouped:design-draft',
            words: ['Changes to the design of your store that you have not saved yet.'],
          },
          {
            name: 'Unsaved memberships',
            key: 'grouped:membership-draft',
            words: ['Changes to the memberships of your store that you have not saved yet.'],
          },
          {
            name: 'Unsaved reviews',
            key: 'grouped:review',
            words: ['Changes to your reviews that you have not saved yet.'],
          },
          {
            name: 'Unsaved replies',
            key: 'grouped:reply',
            words: ['Replies to the reviews of your store that you have not saved yet.'],
          },
          {
            name: 'Unsent reports',
            key: 'grouped:report',
            words: [
              'What you typed to report a store or a review. Removed when you send it or close the tab.',
            ],
          },
          {
            name: 'Open report',
            key: 'grouped:open-report',
            words: [
              'Whether a report was open, so that it opens again after a reload. Removed when you close the report or the tab.',
            ],
          },
          {
            name: 'Waiting list',
            key: 'grouped:waitlist',
            words: [
              'The membership whose waiting list you wanted to join before you signed in. Removed once you have joined, or when you close the tab.',
            ],
          },
          {
            name: 'Claimed memberships',
            key: 'grouped:claim',
            words: [
              'The email address with which you bought a membership, while you claim it. Removed when the claim is finished.',
            ],
          },
          {
            name: 'Counted visits',
            key: 'grouped:counted',
            words: [
              'Which store pages this tab has opened, and the website that led to them, so that a reload is not counted again. Removed when you close the tab.',
            ],
          },
          {
            name: 'Account form',
            key: 'grouped:account-form',
            words: [
              'The username and email address you typed to create an account, never the password. Removed when the account exists or you close the tab.',
            ],
          },
          {
            name: 'This tab',
            key: 'grouped:tab',
            words: ['A random number that keeps the unsaved changes of open tabs separate.'],
          },
          {
            name: 'Scroll positions',
            key: 'grouped:scroll',
            words: [
              'How far you scrolled on the pages that you opened in a tab, so that going back leads there. Removed when you close the tab.',
            ],
          },
          {
            name: 'Messages',
            key: 'grouped:embeds',
            words: [
              'The message you are editing in the embed designer, its undo history, your saved drafts, and the last webhook URL you entered. Your browser sends the webhook URL only to Discord. It is removed when you sign out.',
            ],
          },
          {
            name: 'Pinned servers',
            key: 'grouped:pinned-servers',
            words: ['The servers that you put first in your list, for each account.'],
          },
          {
            name: 'Verification',
            key: 'grouped:verification',
            words: [
              'That the verification page asked you to sign in, so that you return to it. Removed after you sign in.',
            ],
          },
          {
            name: 'Known servers',
            key: 'grouped:known-servers',
            words: [
              'The IDs and names of the servers that your list showed last, and your account ID, so that a resync can say what changed. Removed when you sign out.',
            ],
          },
          {
            name: 'Resync',
            key: 'grouped:resync',
            words: [
              'That this tab is resyncing your Discord data, until its result is shown. Removed when you close the tab.',
            ],
          },
          {
            name: 'The last servers and stores',
            key: 'grouped:last-places',
            words: [
              'The IDs of the last 8 servers and the last 8 stores of yours that you opened, and your account ID, so that menus list them first, the documentation can show the settings of the last server, and links to a setting open it there.',
            ],
          },
          {
            name: 'Start here',
            key: 'grouped:start-here',
            words: [
              'For each account, the new servers whose checklist you have opened or dismissed.',
            ],
          },
          {
            name: 'Health',
            key: 'grouped:health',
            words: [
              'For each account and server, the findings of the health check that you ignore: the setting, the limit, and the ID of the role or channel.',
            ],
          },
          {
            name: 'Where you sent messages',
            key: 'grouped:sent-to',
            words: [
              'The IDs of the last 50 channels to which you sent a message from the embed designer, and of their servers, so that the checklist of a new server can show that its test message arrived.',
            ],
          },
          {
            name: 'Recent picks',
            key: 'grouped:recent-picks',
            words: [
              'The results you last picked in the site search, so that it can show them first.',
            ],
          },
          {
            name: 'Lists you have seen',
            key: 'grouped:seen',
            words: [
              'The command lists you have opened, so that they are not animated again. Removed when you close the tab.',
            ],
          },
          {
            name: 'Font',
            key: 'grouped:font',
            words: ['Whether this tab has loaded our font. Removed when you close the tab.'],
          },
          {
            name: 'The last notice',
            key: 'grouped:toast',
            words: ['A notice that was open when you left a page, until the next page shows it.'],
          },
          {
            name: 'Version history',
            key: 'grouped:version-history',
            words: [
              'Whether the list of versions is open next to the changelog. Removed when you close the list or leave the changelog.',
            ],
          },
          {
            name: 'The demo server',
            key: 'grouped:demo',
            words: [
              'Everything you try out on the demo server, including its team and their pictures.',
            ],
          },
        ),
        paragraph(
          'You can clear all of this in your browser’s settings for this site. That signs you out and deletes unsaved changes, the message you are editing, your saved drafts, the webhook URL, and your changes to the demo server. We have no copy of these.',
        ),
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      blocks: [
        list(
          'To provide the service: to sign you in, show your servers, let the right people change settings, and run the bot with those settings.',
          'To keep it safe: to show who changed what, to undo changes, and to prevent unauthorized access.',
          'To show sellers how many people visit their stores.',
          'To help you when you contact us.',
        ),
        paragraph(
          'Where the law requires a legal basis, it is our contract with you for the first and the last purpose, and our legitimate interest in a secure and useful service for the others. We do not sell data, show ads, build profiles, or make automated decisions about you. This site counts only store visits and who is online, and it tracks no one. Its fonts and scripts are served from the site itself, except for the security check, if it is switched on.',
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
              'Hosts the database, sign-in, live updates, and uploaded pictures for us. See ',
              { text: 'Supabase’s privacy policy', href: legalLinks.supabasePrivacy },
              '.',
            ],
          },
          {
            name: 'Discord',
            words: [
              'Tells us who you are and which servers you are in, names your webhook in the preview, finds the members of your server whose name you type to add an editor, delivers the messages you send to it and the notices of your servers, and hosts the pictures of people and servers. When your browser loads those, Discord sees your IP address. See ',
              { text: 'Discord’s privacy policy', href: legalLinks.discordPrivacy },
              '.',
            ],
          },
          {
            name: 'Cloudflare',
            words: [
              'If the security check is switched on: checks that you are not a program when you use a password or request an email. Your browser then loads the check from Cloudflare, which sees your IP address and details of your browser. See ',
              {
                text: 'Cloudflare’s privacy policy for the check',
                href: legalLinks.turnstilePrivacy,
              },
              '.',
            ],
          },
          {
            name: 'Whop',
            words: [
              'Handles checkout if you buy a plan. See ',
              { text: 'Whop’s privacy policy', href: legalLinks.whopPrivacy },
              '.',
            ],
          },
          {
            name: 'Your team',
            words: [
              'People with access to a server’s dashboard see its settings, team, and history, as far as their panels allow.',
            ],
          },
          {
            name: 'Image hosts',
            words: [
              'When a message or a profile links to a picture on another site, your browser loads it from there, and that site sees your IP address.',
            ],
          },
        ),
        paragraph(
          'Some of them operate in the United States and other countries, with the safeguards described in their policies. We share data with no one else unless the law requires it.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        list(
          'Your account, seller account, Discord tokens, and verification: until your account is deleted. You can ask us to delete it.',
          `Your list of servers and your roles in them: until Discord sends us a newer list, and at most ${keptDays.lapsedRoles} days after they were last valid.`,
          `Requests for access: until the server or your account is deleted, and at most ${keptDays.answeredRequests} days after the answer.`,
          'A server’s settings, history, API keys, and permissions: until its owner asks us to delete the server. The history keeps the name and Discord ID of the person who made a change, even after their account is deleted, so that changes can still be traced.',
          `The webhook of a server for notices: until it is removed, or the server is deleted. Messages for it: ${keptDays.messages} days, sent or not.`,
          'The last check of a server’s settings: until the next check, or until the server is deleted.',
          'The names of a server’s roles and channels: until they are read again, or until the server is deleted.',
          'Managed users: until a site admin removes them.',
          'Team members: until someone who manages the team removes them, or you ask us to.',
          `Memberships, payments, and reviews of a store: until the store is deleted. Your reviews are also deleted with your account. Messages of a payment provider that change nothing are kept for ${keptDays.unusedEvents} days.`,
          `Numbers of a store’s visitors: ${keptDays.visits} days.`,
          'Reports: until the store is deleted. What our staff decided stays recorded.',
          'Backups made by our host: until newer ones replace them.',
        ),
        paragraph(
          'Removing the bot from a server does not delete its data, so that you can add it again later. You can revoke our access to your Discord account at any time on Discord, under User Settings > Authorized Apps.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and contact',
      blocks: [
        paragraph(
          'You can ask us what we store about you, request a copy, and ask us to correct or delete it. You can also object to how we use it, and withdraw consent where we rely on it. Open a support ticket in our ',
          { text: 'community server', href: links.communityInvite },
          ' from the Discord account in question, so that we know it is yours. This is free of charge.',
        ),
        paragraph(
          'If you are not satisfied with our answer, you can file a complaint with your local data protection authority. The service is not intended for people too young to use Discord. If we learn that we have stored such a person’s data, we delete it.',
        ),
        paragraph(
          'If our practices change, we update this page and announce important changes in the community server. For the rules of using the service, see our ',
          { text: 'Terms of Service', href: paths.terms.href() },
          '.',
        ),
      ],
    },
  ],
};
