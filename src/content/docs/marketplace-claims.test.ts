import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#domain/format-number';
import { keptDays } from '#domain/kept-days';
import { limits } from '#domain/limits';
import { REVIEW_LIMIT } from '#domain/marketplace/review-form';
import { slugLimits } from '#domain/marketplace/slug';
import { REPORTS_PER_DAY } from '#domain/marketplace/store-report';
import { richTexts } from '#domain/docs/blocks';
import type { DocSection } from '#domain/docs/page';
import { filesBelow } from '../../../tests/setup/source-files';
import {
  cancelTexts,
  myMembershipsMessages,
  pastDueTexts,
} from '../messages/market/my-memberships';
import { connectionSteps } from '../messages/market/payments';
import { waitlistMessages } from '../messages/market/waitlist';
import { buyingSections } from './buying';
import { sellingSections } from './selling';

/** For each section, the tests that prove what it says: a file, and the title of a test in it. */
const proofs: Record<string, readonly (readonly [file: string, test: string])[]> = {
  'open-a-store': [
    ['tests/database/limits.test.ts', 'has at most 10 stores, however they are opened'],
    [
      'tests/database/limits.test.ts',
      'only with a design and a membership, and a checkout link for each',
    ],
    [
      'tests/journeys/backend/selling.spec.ts',
      'a new seller without Discord sells on a page that is complete',
    ],
  ],
  'memberships-and-prices': [
    ['tests/database/limits.test.ts', 'has at most 40 memberships that are not archived'],
    ['tests/database/stores.test.ts', 'keep the membership from being deleted, but not the store'],
    ['tests/database/waitlist.test.ts', 'counts places as the store page does'],
  ],
  'providers-and-webhooks': [
    ['tests/database/payment-records.test.ts', 'waits until its plan is assigned'],
    ['tests/database/payments/month.test.ts', 'adds up to the ledger in each month and currency'],
    ['tests/database/kept-secrets.test.ts', 'cannot be set by a former seller'],
  ],
  payouts: [['tests/database/payments/month.test.ts', 'keeps the sums of each month']],
  'members-and-import': [
    ['tests/database/limits.test.ts', 'imports at most 100 files a day, trials included'],
    ['tests/database/store-members.test.ts', 'is stored whole or not at all'],
    ['tests/database/attacks-on-references.test.ts', 'only after the visitor has confirmed it'],
    ['tests/database/server-links.test.ts', 'gives no role before Discord has said'],
    ['tests/bot-memberships.test.ts', 'tries somebody who is not in the server yet again'],
    ['tests/bot-memberships.test.ts', 'removes a role when a membership ends'],
  ],
  'refunds-and-cancellations': [
    [
      'tests/database/payment-records.test.ts',
      'a full refund ends what is one-time by our membership',
    ],
    ['tests/database/payment-records.test.ts', 'money that goes back'],
  ],
  'reviews-and-reports': [
    ['tests/database/reviews.test.ts', 'does not come from accounts that the store has added'],
    [
      'tests/database/reviews.test.ts',
      'keeps a bad review, whatever the store does with the buyer',
    ],
    ['tests/database/moderation.test.ts', 'is limited to 10 stores in 24 hours for each user'],
    [
      'tests/database/moderation.test.ts',
      'takes it off the site at once, and gives its owner the reason',
    ],
    ['tests/database/kept-secrets.test.ts', 'so that refunds and ends still reach its buyers'],
  ],
  'seller-data': [
    ['tests/database/store-members.test.ts', 'are read by its owner alone, with their addresses'],
    ['tests/database/pruning.test.ts', 'say the same about how long something is kept'],
    [
      'tests/database/store-counts.test.ts',
      'is counted for the day, the kind and the host of the referrer',
    ],
  ],
  'buy-a-membership': [
    ['tests/database/attacks-on-references.test.ts', 'whose address must be that of the receipt'],
    ['tests/journeys/backend/buying.spec.ts', 'a buyer pays, the seller sees it without a reload'],
  ],
  'missing-membership': [
    [
      'tests/database/claim-memberships.test.ts',
      'takes what was bought with the address in all stores',
    ],
    ['tests/database/agreed-memberships.test.ts', 'says what the bot does with the role'],
    ['tests/database/payment-records.test.ts', 'a free one is given to the oldest'],
  ],
  'how-to-cancel': [
    ['src/domain/marketplace/my-membership.test.ts', 'is canceled by'],
    [
      'tests/database/payment-records.test.ts',
      'shows that a membership ends after the paid period',
    ],
  ],
  'payments-and-refunds': [
    ['src/domain/marketplace/my-membership.test.ts', 'past due on Whop'],
    ['tests/database/payment-records.test.ts', 'are those of members with a place'],
  ],
  'waiting-lists': [
    [
      'tests/database/waitlist.test.ts',
      'shows the seller names, and never a part of an email address',
    ],
  ],
  'buyer-data': [
    ['tests/database/claim-memberships.test.ts', 'and the seller sees the Discord account'],
    [
      'tests/database/agreed-memberships.test.ts',
      'is refused: it ends, frees its spot, and gives no role',
    ],
  ],
};

const sections = [...sellingSections, ...buyingSections];
const textsOf = ({ blocks }: DocSection) => blocks.flatMap(richTexts);
const texts = sections.flatMap(textsOf);

describe('the documentation for sellers and buyers', () => {
  it('names what proves each section', () => {
    expect(Object.keys(proofs)).toEqual([...new Set(sections.map(({ id }) => id))]);
  });

  it.each(Object.entries(proofs).flatMap(([id, each]) => each.map((proof) => [id, ...proof])))(
    '%s: %s proves "%s"',
    (_, file, title) => {
      expect(readFileSync(file, 'utf8')).toContain(title);
    },
  );

  it('calls everything as the site does', () => {
    const code = filesBelow('src', /\.tsx?$/)
      .filter((path) => /^src\/(app|screens|content\/messages)\//.test(path))
      .filter((path) => !/\.(test|stories|fixtures?)\.tsx?$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const labels = texts.flatMap((text) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label),
    );
    expect(labels.filter((label) => !code.includes(label))).toEqual([]);
    expect(labels.length).toBeGreaterThan(15);
  });

  // The docs search loads the texts, so they do not import those of other pages.
  it('repeats what the site says as it is', () => {
    const { noMessage, privacy } = waitlistMessages;
    const { stripe, whop } = pastDueTexts;
    const said = [...Object.values(cancelTexts), stripe, whop, noMessage, privacy];
    const all = texts.join('\n');
    expect([...said, myMembershipsMessages.oversold].filter((each) => !all.includes(each))).toEqual(
      [],
    );
  });

  it('has only numbers that the rules have', () => {
    const ruled = [
      ...Object.values({ ...limits, ...keptDays, ...slugLimits }),
      REVIEW_LIMIT,
      REPORTS_PER_DAY,
      // The stars of a review, and the hours of a day.
      1,
      5,
      24,
    ].map(formatNumber);
    const others: readonly string[] = Object.values(connectionSteps).flat();
    const numbers = texts
      .filter((text) => !others.includes(text))
      .flatMap((text) => text.match(/\d[\d,]*/g) ?? []);
    expect(numbers.filter((each) => !ruled.includes(each))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(10);
  });
});
