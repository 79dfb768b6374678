import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  added,
  allTaken,
  alreadyOwn,
  claimInput,
  linkSent,
  membershipClaimFixtures,
  nothing,
  notRead,
  notSent,
  ownAddress,
  partlyTaken,
  shopAddress,
} from './membership-claim.fixtures';
import { claimFailure, claimView, membershipClaimMachine } from './membership-claim.machine';
import type { ClaimInput } from './membership-claim.setup';

const start = (input: ClaimInput = claimInput) =>
  scenario(membershipClaimMachine, { input: () => input }).expect('closed');
const opened = () => start().send({ type: 'open' }).expect('typing');
const typed = (address = shopAddress) => opened().send({ type: 'change', address });
const mailed = () => typed().send({ type: 'submit' }).resolve('sendLink', linkSent);

const kept = (isSent: boolean, address = shopAddress) => ({
  type: 'keep' as const,
  claim: { address, isSent },
});
const forgotten = { type: 'keep', claim: null } as const;
const changed = { type: 'changed' } as const;

describe('membership-claim', () => {
  walkMachine(membershipClaimMachine, membershipClaimFixtures);

  it('claims with the confirmed address of the account at once', () => {
    opened()
      .expectContext({ address: ownAddress })
      .send({ type: 'submit' })
      .expect('claiming')
      .expectCalls('claim', [{ address: ownAddress }])
      .resolve('claim', added)
      .expect('claimed')
      .expectContext({ counts: { claimed: 2, own: 0, taken: 0 } })
      .expectEmitted([forgotten, changed]);
  });

  it.each([' Noor@Grouped.example ', ownAddress])(
    'knows the address of the account: %j',
    (address) => {
      typed(address).send({ type: 'submit' }).expect('claiming').expectCalls('sendLink', []);
    },
  );

  it('never claims a typed address before a link was sent to it', () => {
    const story = typed(` ${shopAddress} `).send({ type: 'submit' }).expect('sendingMail');
    story.expectCalls('claim', []).expectCalls('sendLink', [{ address: shopAddress }]);
    story.resolve('sendLink', linkSent).expect('mailSent');
    story.expectEmitted([kept(false), kept(true)]).expectCalls('claim', []);
    expect(claimView(story.snapshot())).toBe('mailSent');
  });

  it('finds the memberships once the link was opened', () => {
    const story = mailed().send({ type: 'check' }).expect('claiming');
    expect(claimView(story.snapshot())).toBe('mailSent');
    story.resolve('claim', notRead('notConfirmed')).expect('mailSent');
    story
      .expectContext({ isEarly: true, isSent: true })
      .expectCalls('sendLink', [{ address: shopAddress }]);
    story.send({ type: 'check' }).resolve('claim', added).expect('claimed');
    story.expectContext({ isSent: false });
  });

  it('sends a link to an address of the account that is not confirmed', () => {
    opened()
      .send({ type: 'submit' })
      .resolve('claim', notRead('notConfirmed'))
      .expect('sendingMail')
      .resolve('sendLink', linkSent)
      .expect('mailSent');
  });

  it('goes on where the link returns to', () => {
    start({ ownAddress, kept: { address: shopAddress, isSent: true } })
      .send({ type: 'returned' })
      .expect('claiming')
      .expectCalls('claim', [{ address: shopAddress }]);
  });

  it('ignores a return that this browser did not ask for', () => {
    start().send({ type: 'returned' }).expect('closed').expectCalls('claim', []);
    start({ ownAddress, kept: { address: shopAddress, isSent: false } })
      .send({ type: 'returned' })
      .expect('closed');
  });

  it('keeps the typed address', () => {
    typed().send({ type: 'close' }).send({ type: 'open' }).expectContext({ address: shopAddress });
    start({ ownAddress, kept: { address: shopAddress, isSent: false } })
      .send({ type: 'open' })
      .expect('typing')
      .expectContext({ address: shopAddress });
    mailed().send({ type: 'close' }).send({ type: 'open' }).expect('mailSent');
  });

  it('starts over with another address', () => {
    const story = mailed().send({ type: 'other' }).expect('typing');
    story.expectContext({ isSent: false, address: shopAddress });
    story.send({ type: 'submit' }).expect('sendingMail');
  });

  it('follows the address of the account until it is edited', () => {
    const follow = { type: 'own address', address: shopAddress } as const;
    opened().send(follow).expectContext({ address: shopAddress });
    typed('ben@mail.example').send(follow).expectContext({ address: 'ben@mail.example' });
  });

  it('does not send what is no address', () => {
    typed('shop').send({ type: 'submit' }).expect({ failed: 'invalidAddress' });
  });

  it.each([
    'rateLimited',
    'invalidAddress',
    'addressInUse',
    'signInRequired',
    'unreachable',
  ] as const)('sends the link again after %s', (kind) => {
    const story = typed().send({ type: 'submit' }).resolve('sendLink', notSent(kind));
    expect([claimFailure(story.snapshot()), claimView(story.snapshot())]).toEqual([kind, 'form']);
    story.expectContext({ address: shopAddress }).send({ type: 'submit' }).expect('sendingMail');
  });

  it.each(['signInRequired', 'unreachable'] as const)('claims again after %s', (kind) => {
    const story = mailed().send({ type: 'check' }).resolve('claim', notRead(kind));
    expect([claimFailure(story.snapshot()), claimView(story.snapshot())]).toEqual([
      kind,
      'mailSent',
    ]);
    story.send({ type: 'submit' }).expect('claiming').resolve('claim', added).expect('claimed');
  });

  it.each([
    ['those that were the viewer’s before', alreadyOwn, 'claimed'],
    ['some', partlyTaken, 'claimed'],
    ['those of others', allTaken, { failed: 'takenByOther' }],
    ['none', nothing, 'nothingFound'],
  ] as const)('finds %s', (_, answer, state) => {
    opened().send({ type: 'submit' }).resolve('claim', answer).expect(state);
  });

  it('reads the list again if it is closed before the answer', () => {
    opened()
      .send({ type: 'submit' })
      .send({ type: 'close' })
      .expect('closed')
      .expectRunning([])
      .expectEmitted([changed]);
  });
});
