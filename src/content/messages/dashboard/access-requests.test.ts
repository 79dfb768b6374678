import { expect, it } from 'vitest';
import { declineTitle, moreRequestsText, ownRequestText } from './access-requests';

it('says when a request was sent or declined', () => {
  const at = new Date('2026-11-20T12:00:00').toISOString();
  expect(ownRequestText({ status: 'open', at })).toBe('Requested on November 20, 2026');
  expect(ownRequestText({ status: 'declined', at })).toBe('Declined on November 20, 2026');
});

it('names the person and the number of other requests', () => {
  expect(declineTitle('Noor')).toBe("Decline Noor's request?");
  expect(moreRequestsText(1)).toBe('1 more request is waiting.');
  expect(moreRequestsText(2)).toBe('2 more requests are waiting.');
});
