import { expect, it } from 'vitest';
import { reviews } from '#content/reviews';
import { portraitLooks } from './portrait-looks';

it('has a different look for each reviewer', () => {
  expect(Object.keys(portraitLooks).toSorted()).toEqual(reviews.map(({ id }) => id).toSorted());
  const looks = Object.values(portraitLooks).map((look) => JSON.stringify(look));
  expect(new Set(looks).size).toBe(looks.length);
});
