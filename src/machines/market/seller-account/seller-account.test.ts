import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { keysOf } from '../../errors-by-kind';
import {
  account,
  accountWithStore,
  ada,
  bob,
  credentials,
  failedWith,
  mailErrors,
  newAccount,
  nobody,
  ok,
  openAccount,
  openErrors,
  passwordErrors,
  requestLink,
  savePassword,
  sellerAccountFixtures,
  signIn,
  signInErrors,
  signUp,
  signUpErrors,
  withAccount,
  withChosenUsername,
  withoutAccount,
  withStore,
} from './seller-account.fixtures';
import { sellerAccountMachine } from './seller-account.machine';
import { accountView, addressPart } from './view';

const notice = <Name extends string>(name: Name) => ({ type: 'notice' as const, notice: name });
const leave = (storeId: string | null) => ({ type: 'leave' as const, storeId });
const open = (part: 'create' | 'sign-in' | 'reset' | 'new-password' | 'confirmed') => ({
  type: 'open' as const,
  part,
});

describe('seller-account', () => {
  walkMachine(sellerAccountMachine, sellerAccountFixtures);
});

const start = () => scenario(sellerAccountMachine).expect('closed');
const signedOut = () => start().send(nobody);
const signedIn = () => start().send(ada);
const create = () => signedOut().send(open('create')).expect({ creating: 'editing' });
const confirm = () =>
  create()
    .send(signUp)
    .resolve('isUsernameFree', ok(true))
    .resolve('signUp', ok('confirm'))
    .expect({ confirming: { mail: 'resting', check: 'idle' } });
const enter = () => signedOut().send(open('sign-in')).expect({ signingIn: 'editing' });

describe('the button "Sell a Membership"', () => {
  it('waits until the session is known, and shows that it waits', () => {
    const dialog = start().send(open('create')).expect({ waiting: 'hidden' });
    expect([dialog.snapshot().hasTag('busy'), dialog.snapshot().hasTag('open')]).toEqual([
      true,
      false,
    ]);
    dialog.send(nobody).expect({ creating: 'editing' });
    expect(dialog.snapshot().hasTag('open')).toBe(true);
  });

  it('leads a seller to the store without a dialog', () => {
    const dialog = signedIn().send(open('create')).expect('arriving');
    expect(dialog.snapshot().hasTag('open')).toBe(false);
    dialog
      .resolve('loadAccount', withStore)
      .expect('left')
      .expectEmitted([leave(accountWithStore.storeId)]);
  });

  it('leads a seller without a store to setup', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', withAccount)
      .expect('left')
      .expectEmitted([leave(null)]);
  });

  it('asks a Discord user for the username only', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', withoutAccount)
      .expect({ opening: 'editing' })
      .send(openAccount)
      .expectCalls('openAccount', [{ username: 'card_shop' }])
      .resolve('openAccount', ok(account))
      .expect('left')
      .expectEmitted([notice('created'), leave(null)]);
  });

  it('offers another try when the account does not load', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', failedWith({ kind: 'unreachable' }))
      .expect('unavailable')
      .expectEmitted([])
      .send({ type: 'retry' })
      .expect('checking')
      .resolve('loadAccount', withStore)
      .expectEmitted([leave('biz_1')]);
  });

  it('offers another try when the session is not known', () => {
    start()
      .send(open('create'))
      .send({ type: 'session unreachable' })
      .expect('unavailable')
      .send({ type: 'retry' })
      .expectEmitted([{ type: 'retry session' }])
      .expect({ waiting: 'shown' })
      .send(nobody)
      .expect({ creating: 'editing' });
  });

  it('asks a user whose session has ended to sign in again', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', failedWith({ kind: 'signInRequired' }))
      .expect({ signingIn: { failed: 'sessionEnded' } });
  });
});

describe('creating an account', () => {
  it('checks the username, signs up, opens the account and leads to setup', () => {
    create()
      .send(signUp)
      .expect({ creating: 'checkingName' })
      .expectCalls('isUsernameFree', [{ username: 'card_shop' }])
      .expectCalls('signUp', [])
      .resolve('isUsernameFree', ok(true))
      .expectCalls('signUp', [newAccount])
      .resolve('signUp', ok('session'))
      .expect({ opening: 'requesting' })
      .expectContext({ credentials: { ...credentials, password: '' } })
      .expectCalls('openAccount', [{ username: 'card_shop' }])
      .expectEmitted([])
      .resolve('openAccount', ok(account))
      .expect('left')
      .expectEmitted([notice('created'), leave(null)]);
  });

  it('does not sign up with a username that is taken', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(false))
      .expect({ creating: { failed: 'usernameTaken' } })
      .expectCalls('signUp', [])
      .expectContext({ username: '' })
      .send({ type: 'change' })
      .expect({ creating: 'editing' });
  });

  it.each(keysOf(signUpErrors))('%s: allows changes and another attempt', (kind) => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .resolve('signUp', failedWith(signUpErrors[kind]))
      .expect({ creating: { failed: kind } })
      .expectEmitted([])
      .send({ type: 'change' })
      .expect({ creating: 'editing' })
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .expectCalls('signUp', [newAccount, newAccount]);
  });

  it('keeps why a password is weak', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .resolve('signUp', failedWith(signUpErrors.weakPassword))
      .expectContext({ reasons: ['characters', 'pwned'] });
  });

  it('ignores its own session while it signs up, and continues with one from another tab', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .send(ada)
      .expect({ creating: 'signingUp' })
      .resolve('signUp', ok('session'))
      .expectCalls('openAccount', [{ username: 'card_shop' }])
      .expectCalls('loadAccount', []);
    create().send(ada).expect('checking');
  });

  it('sends one request, however often it is submitted', () => {
    create()
      .send(signUp)
      .send(signUp)
      .send({ type: 'show sign in' })
      .expect({ creating: 'checkingName' })
      .expectCalls('isUsernameFree', [{ username: 'card_shop' }]);
  });

  it('a username that was taken meanwhile is asked for again, without another sign-up', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .resolve('signUp', ok('session'))
      .resolve('openAccount', failedWith(openErrors.usernameTaken))
      .expect({ opening: { failed: 'usernameTaken' } })
      .expectEmitted([])
      .send({ type: 'open account', username: 'other' })
      .expectCalls('openAccount', [{ username: 'card_shop' }, { username: 'other' }])
      .expectCalls('signUp', [newAccount]);
  });

  it.each(['usernameInvalid', 'unreachable', 'unknown'] as const)(
    'an account that is not opened can be tried again: %s',
    (kind) => {
      signedIn()
        .send(open('create'))
        .resolve('loadAccount', withoutAccount)
        .send(openAccount)
        .resolve('openAccount', failedWith(openErrors[kind]))
        .expect({ opening: { failed: kind } })
        .send(openAccount)
        .resolve('openAccount', ok(account))
        .expectEmitted([notice('created'), leave(null)]);
    },
  );
});

describe('confirming an address', () => {
  it('sends the link again after a minute', () => {
    const dialog = confirm()
      .send({ type: 'send again' })
      .expectCalls('resendConfirmation', [])
      .after(59_999)
      .expect({ confirming: { mail: 'resting', check: 'idle' } })
      .after(1)
      .expect({ confirming: { mail: 'ready', check: 'idle' } })
      .send({ type: 'send again' })
      .expectCalls('resendConfirmation', [{ email: 'ada@example.com' }]);
    dialog
      .resolve('resendConfirmation', failedWith(mailErrors.rateLimited))
      .expect({ confirming: { mail: { failed: 'rateLimited' }, check: 'idle' } })
      .send({ type: 'send again' })
      .resolve('resendConfirmation', ok(null))
      .expect({ confirming: { mail: 'resting', check: 'idle' } });
  });

  it('continues when the link signs in, in another tab', () => {
    confirm()
      .send(ada)
      .expect('checking')
      .expectContext({ credentials: { ...credentials, password: '' } })
      .resolve('loadAccount', withChosenUsername)
      .expect({ opening: 'requesting' })
      .expectCalls('openAccount', [{ username: 'card_shop' }]);
  });

  it('signs in when the user says that it is confirmed', () => {
    confirm()
      .send({ type: 'check' })
      .expectCalls('signIn', [credentials])
      .resolve('signIn', failedWith(signInErrors.notConfirmed))
      .expect({ confirming: { mail: 'resting', check: { failed: 'notConfirmed' } } })
      .send({ type: 'check' })
      .resolve('signIn', ok(null))
      .expect('checking')
      .expectEmitted([notice('signedIn')]);
  });

  it('asks for the password of an account that existed before', () => {
    confirm()
      .send({ type: 'check' })
      .resolve('signIn', failedWith(signInErrors.invalidCredentials))
      .expect({ signingIn: { failed: 'invalidCredentials' } });
  });

  it('leads back to the form, for another address', () => {
    confirm()
      .send({ type: 'show create' })
      .expect({ creating: 'editing' })
      .expectContext({ credentials: { ...credentials, password: '' } });
  });

  it('the link opens the account with the username of the sign-up', () => {
    const dialog = start().send(open('confirmed')).expect({ waiting: 'shown' });
    expect(accountView(dialog.snapshot())).toBe('loading');
    dialog
      .send(ada)
      .expect('checking')
      .resolve('loadAccount', withChosenUsername)
      .resolve('openAccount', ok(account))
      .expect('left')
      .expectEmitted([notice('created'), leave(null)]);
  });

  it('a link that signed nobody in leads to the sign-in, and from there to the account', () => {
    start()
      .send(open('confirmed'))
      .send(nobody)
      .expect({ signingIn: 'afterLink' })
      .send(signIn)
      .resolve('signIn', ok(null))
      .resolve('loadAccount', withChosenUsername)
      .expect({ opening: 'requesting' });
  });
});

describe('signing in', () => {
  it('from the account menu: stays on the page', () => {
    enter()
      .send(signIn)
      .expectCalls('signIn', [credentials])
      .resolve('signIn', ok(null))
      .expect('checking')
      .resolve('loadAccount', withStore)
      .expect('closed')
      .expectEmitted([notice('signedIn')]);
    enter()
      .send(signIn)
      .resolve('signIn', ok(null))
      .resolve('loadAccount', withoutAccount)
      .expect('closed');
  });

  it('from the form for a new account: leads to the store', () => {
    create()
      .send({ type: 'show sign in' })
      .send(signIn)
      .resolve('signIn', ok(null))
      .resolve('loadAccount', withStore)
      .expect('left')
      .expectEmitted([notice('signedIn'), leave('biz_1')]);
  });

  it('a form for a new account keeps its username for the account', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .resolve('signUp', failedWith(signUpErrors.addressTaken))
      .send({ type: 'show sign in' })
      .send(signIn)
      .resolve('signIn', ok(null))
      .resolve('loadAccount', withoutAccount)
      .expect({ opening: 'requesting' })
      .expectCalls('openAccount', [{ username: 'card_shop' }]);
  });

  it.each(['invalidCredentials', 'rateLimited', 'unreachable'] as const)(
    '%s: allows changes and another attempt',
    (kind) => {
      enter()
        .send(signIn)
        .resolve('signIn', failedWith(signInErrors[kind]))
        .expect({ signingIn: { failed: kind } })
        .send({ type: 'change' })
        .expect({ signingIn: 'editing' })
        .send(signIn)
        .expectCalls('signIn', [credentials, credentials]);
    },
  );

  it('with an address that is not confirmed offers a new link at once', () => {
    enter()
      .send(signIn)
      .resolve('signIn', failedWith(signInErrors.notConfirmed))
      .expect({ confirming: { mail: 'ready', check: 'idle' } })
      .send({ type: 'send again' })
      .expectCalls('resendConfirmation', [{ email: 'ada@example.com' }]);
  });

  it('is not offered to a signed-in user', () => {
    signedIn().send(open('sign-in')).expect('closed');
    signedIn().send(open('reset')).expect('closed');
  });
});

describe('a session that ends', () => {
  it('keeps the username of the form, and opens the account after the next sign-in', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', withoutAccount)
      .send(openAccount)
      .send(nobody)
      .expect({ signingIn: { failed: 'sessionEnded' } })
      .send(signIn)
      .resolve('signIn', ok(null))
      .resolve('loadAccount', withoutAccount)
      .expect({ opening: 'requesting' })
      .expectCalls('openAccount', [{ username: 'card_shop' }, { username: 'card_shop' }]);
  });

  it('of one user does not open the account of another', () => {
    signedIn()
      .send(open('create'))
      .resolve('loadAccount', withoutAccount)
      .send(ada)
      .expect({ opening: 'editing' })
      .send(bob)
      .expect('checking')
      .resolve('loadAccount', withStore)
      .expectEmitted([leave('biz_1')])
      .expectCalls('openAccount', []);
  });
});

describe('a forgotten password', () => {
  const reset = () =>
    enter().send({ type: 'show reset' }).expect({ resetting: 'editing' }).send(requestLink);

  it('requests a link, once a minute', () => {
    reset()
      .expectCalls('requestReset', [{ email: 'ada@example.com' }])
      .resolve('requestReset', ok(null))
      .expect({ resetSent: { mail: 'resting', code: 'idle' } })
      .send({ type: 'send again' })
      .after(60_000)
      .expect({ resetSent: { mail: 'ready', code: 'idle' } })
      .send({ type: 'send again' })
      .expectCalls('requestReset', [{ email: 'ada@example.com' }, { email: 'ada@example.com' }])
      .resolve('requestReset', failedWith(mailErrors.unknown))
      .expect({ resetSent: { mail: { failed: 'unknown' }, code: 'idle' } })
      .send({ type: 'send again' })
      .resolve('requestReset', ok(null))
      .expect({ resetSent: { mail: 'resting', code: 'idle' } });
  });

  it.each(keysOf(mailErrors))('%s: allows another attempt', (kind) => {
    reset()
      .resolve('requestReset', failedWith(mailErrors[kind]))
      .expect({ resetting: { failed: kind } })
      .send(requestLink)
      .expect({ resetting: 'requesting' });
  });

  it('closes when the link signs in, in another tab', () => {
    reset().resolve('requestReset', ok(null)).send(ada).expect('closed');
  });

  it('the link leads to the form for a new password', () => {
    start()
      .send(open('new-password'))
      .expect({ waiting: 'shown' })
      .send(ada)
      .expect({ settingPassword: 'editing' })
      .send(savePassword)
      .expectCalls('changePassword', [{ password: 'another password' }])
      .resolve('changePassword', ok(null))
      .expect('closed')
      .expectEmitted([notice('passwordChanged')]);
  });

  it('a link that signed nobody in leads to a request for another', () => {
    start().send(open('new-password')).send(nobody).expect({ resetting: 'linkUnused' });
  });

  it.each([
    'weakPassword',
    'samePassword',
    'linkTooOld',
    'rateLimited',
    'unreachable',
    'unknown',
  ] as const)('%s: the password can be changed again', (kind) => {
    signedIn()
      .send(open('new-password'))
      .send(savePassword)
      .resolve('changePassword', failedWith(passwordErrors[kind]))
      .expect({ settingPassword: { failed: kind } })
      .expectEmitted([])
      .send(savePassword)
      .expectCalls('changePassword', [
        { password: 'another password' },
        { password: 'another password' },
      ]);
  });

  it('is never saved for another user', () => {
    const form = () => signedIn().send(open('new-password')).expect({ settingPassword: 'editing' });
    form().send(bob).expect('closed').expectCalls('changePassword', []);
    form().send(nobody).expect({ resetting: 'linkUnused' });
    form()
      .send(savePassword)
      .resolve('changePassword', failedWith(passwordErrors.signInRequired))
      .expect({ resetting: 'linkUnused' });
  });
});

describe('closing', () => {
  it('stops a pending request and forgets the password', () => {
    create()
      .send(signUp)
      .resolve('isUsernameFree', ok(true))
      .send({ type: 'close' })
      .expect('closed')
      .expectRunning([])
      .expectContext({ credentials: { ...credentials, password: '' } })
      .expectEmitted([]);
  });
});

describe('addressPart', () => {
  it.each([
    ['create', { creating: 'editing' }],
    ['create', { signingIn: 'editing' }],
    ['confirmed', { signingIn: 'afterLink' }],
    ['confirmed', { confirming: { mail: 'ready', check: 'idle' } }],
    ['new-password', { settingPassword: 'editing' }],
    ['reset', { resetting: 'editing' }],
    [null, 'closed'],
    [undefined, 'left'],
    [undefined, 'arriving'],
    [undefined, 'checking'],
  ] as const)('%s in %j', (part, value) => {
    const { context } = start().snapshot();
    expect(addressPart(sellerAccountMachine.resolveState({ value, context }))).toBe(part);
  });

  it('names the sign-in that stays on the page', () => {
    expect(addressPart(enter().snapshot())).toBe('sign-in');
  });
});
