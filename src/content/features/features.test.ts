import { describe, expect, it } from 'vitest';
import { introSlides } from '../intro';
import { plans } from '../plans';
import { reportReasons, reportText, reviews } from '../reviews';
import { additionalFeatures, amazonFeatures, customSteps } from './plan-features';
import { baseFeatureCount, baseFeatures } from './base';
import { featureCards } from './cards';

const base = baseFeatures.flatMap(({ features }) => features);
const all = [...base, ...amazonFeatures, ...additionalFeatures, ...customSteps];

describe('the features', () => {
  it('are as many as the site claims: 70+, and about 70', () => {
    expect(base).toHaveLength(baseFeatureCount);
    expect(baseFeatureCount).toBe(75);
  });

  it('are unique', () => {
    for (const texts of [all.map(({ name }) => name), all.map(({ text }) => text)]) {
      expect(texts.filter((each, at) => texts.indexOf(each) !== at)).toEqual([]);
    }
    const ids = baseFeatures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are described in one sentence each', () => {
    const odd = all.filter(({ text }) => !/^[A-Z][^]{10,}[.]$/.test(text) || text.length > 130);
    expect(odd).toEqual([]);
  });

  it('include the Amazon tools and the add-ons', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(amazonFeatures)).toEqual([
      'SellerAMP',
      'Keepa',
      'Storefront Stalker',
      'IP-Alert Check',
    ]);
    expect(names(additionalFeatures)).toEqual(['Anti-Mirroring Module', 'SMS System']);
    expect(customSteps).toHaveLength(4);
  });

  it('have six cards', () => {
    expect(featureCards.map(({ name }) => name)).toEqual([
      'Member Management',
      'Keyword Pinging System',
      'Community Engagement',
      'Success Tracking',
      'Automation & Notifications',
      'Deals Monitors',
    ]);
  });
});

describe('the plans', () => {
  it('have the documented prices and features', () => {
    expect(
      plans.map(({ title, pricePerMonth, features }) => [title, pricePerMonth, features]),
    ).toEqual([
      ['Amazon Plan', 80, ['Amazon Specific Tools', 'Enhanced Support', 'Amazon Analytics']],
      ['Base Plan', 50, ['Core Features', 'Basic Support', '24/7 Discord Support']],
      ['Sports Picks', 50, ['Sports Betting Tools', 'Daily Picks']],
    ]);
  });

  it('link to three checkouts that skip the marketplace', () => {
    expect(new Set(plans.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(3);
    for (const { checkoutUrl } of plans) {
      expect(new URL(checkoutUrl).searchParams.get('d2c')).toBe('true');
    }
  });
});

describe('the intro', () => {
  it('has six slides', () => {
    expect(introSlides.map(({ title }) => title)).toEqual([
      'Welcome',
      'Member Management',
      'Success Tracking',
      'Automation & Notifications',
      'Point Systems & Rewards',
      'Ready to Get Started?',
    ]);
  });
});

describe('the reviews', () => {
  it('are six different ones', () => {
    expect(reviews).toHaveLength(6);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(6);
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it.each(reportReasons)('are reported with a reason: $label', ({ id, label }) => {
    const [review] = reviews;
    if (review === undefined) throw new Error('there is no review');
    expect(reportText(review, id)).toBe(
      [
        'Report of the review by Marcus Tran (marcus-t, February 2025)',
        `Reason: ${label}`,
        `Review: “${review.content}”`,
      ].join('\n'),
    );
  });
});
