import { describe, expect, it } from 'vitest';
import { sectionOfSetup, setups } from '../bot-config/setups';
import { paths } from '../paths';
import { readErrand, stateOfErrand } from './factor-errand';

const id = '845201933120405504';
const errandTo = (href: string) => stateOfErrand({ href, server: 'Resell Heaven' });

describe('readErrand', () => {
  it.each([
    paths.dashboard.href(id),
    paths.dashboard.href(id, 'points', 'SuccessPoints'),
    ...setups.map((setup) => paths.dashboard.href(id, sectionOfSetup(setup))),
  ])('returns to %s', (href) => {
    expect(readErrand(errandTo(href))).toEqual({ href, server: 'Resell Heaven' });
  });

  it.each(['https://example.com', '//example.com', '/security', '/dashboard/1/../../security'])(
    'does not lead to %s',
    (href) => {
      expect(readErrand(errandTo(href))).toBeNull();
    },
  );
});
