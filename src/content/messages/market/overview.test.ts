import { describe, expect, it } from 'vitest';
import {
  changeText,
  comparisonText,
  dayName,
  monthNames,
  othersText,
  shareText,
  shortDayName,
} from './overview';

describe('the overview', () => {
  it.each([
    [1_500, 1_000, '$5.00 more than at this point in October'],
    [500, 1_000, '$5.00 less than at this point in October'],
    [-500, 1_000, '$15.00 less than at this point in October'],
    [700, 700, 'Same as at this point in October'],
  ])('compares %i with %i', (thisMonthMinor, lastMonthByNowMinor, text) => {
    const revenue = { currency: 'USD', thisMonthMinor, lastMonthMinor: 9, lastMonthByNowMinor };
    expect(comparisonText(revenue, 'October')).toBe(text);
  });

  it('compares in the minor units of the currency', () => {
    const revenue = {
      currency: 'JPY',
      thisMonthMinor: 1_500,
      lastMonthMinor: 0,
      lastMonthByNowMinor: 1_000,
    };
    expect(comparisonText(revenue, 'May')).toBe('¥500 more than at this point in May');
  });

  it('names days and months in UTC', () => {
    expect(shortDayName('2026-11-01')).toBe('Nov 1');
    expect(dayName('2026-11-30')).toBe('November 30, 2026');
    expect(monthNames('2026-01-31')).toEqual({ thisMonth: 'January', lastMonth: 'December' });
    expect(monthNames('2026-03-31')).toEqual({ thisMonth: 'March', lastMonth: 'February' });
  });

  it('gives shares, and none of nothing', () => {
    expect(shareText(1, 8)).toBe('12.5%');
    expect(shareText(3, 2)).toBe('150%');
    expect(shareText(0, 0)).toBe('–');
    expect([othersText(1), othersText(1_200)]).toEqual(['1 other website', '1,200 other websites']);
  });

  it('says what was changed', () => {
    const usd = (minor: number) => ({ minor, currency: 'USD' });
    const base = { day: '2026-11-06', name: 'Vault' };
    expect(changeText({ kind: 'design', day: base.day })).toBe('Design saved');
    expect(changeText({ kind: 'price', ...base, before: usd(3_999), after: usd(4_999) })).toBe(
      'Vault: $39.99 → $49.99',
    );
    expect(changeText({ kind: 'early_bird_price', ...base, before: null, after: usd(999) })).toBe(
      'Vault, early bird: none → $9.99',
    );
  });
});
