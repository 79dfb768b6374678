import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { captchaFixtures, loaded, notLoaded, passed } from './captcha.fixtures';
import { captchaMachine } from './captcha.machine';

const answered = (token: string | null) => [{ type: 'answered' as const, token }];
const start = () => scenario(captchaMachine).expect({ quiet: 'loading' });
const checking = () => start().resolve('load', loaded).expect({ quiet: 'checking' });
const refused = () =>
  checking()
    .send({ type: 'refused' })
    .expect({ shown: { failed: 'refused' } });

describe('captcha', () => {
  walkMachine(captchaMachine, captchaFixtures);

  it('gives a token without a dialog', () => {
    const check = checking();
    expect(check.snapshot().hasTag('open')).toBe(false);
    check.send(passed).expect('passed').expectEmitted(answered('token-1'));
    expect(check.snapshot().hasTag('open')).toBe(false);
  });

  it('gives one token, however often the widget reports', () => {
    checking()
      .send(passed)
      .send({ ...passed, token: 'token-2' })
      .send({ type: 'refused' })
      .send({ type: 'cancel' })
      .expect('passed')
      .expectEmitted(answered('token-1'));
  });

  it('opens the dialog if the user has to do something', () => {
    const check = checking()
      .send({ type: 'interaction needed' })
      .expect({ shown: 'challenging' })
      .expectEmitted([]);
    expect(check.snapshot().hasTag('open')).toBe(true);
    check.send(passed).expect('passed').expectEmitted(answered('token-1'));
  });

  it('says that it is blocked, and loads again', () => {
    start()
      .resolve('load', notLoaded)
      .expect({ shown: { failed: 'blocked' } })
      .expectEmitted([])
      .send({ type: 'retry' })
      .expect({ shown: 'loading' })
      .resolve('load', loaded)
      .expect({ shown: 'challenging' });
  });

  it('counts as blocked if nothing responds for 20 s, but not while the user is asked', () => {
    start()
      .after(19_999)
      .expect({ quiet: 'loading' })
      .after(1)
      .expect({ shown: { failed: 'blocked' } });
    checking().send({ type: 'interaction needed' }).after(60_000).expect({ shown: 'challenging' });
  });

  it.each([
    ['while it loads', start],
    ['while it runs', checking],
    ['after it has failed', refused],
  ])('gives no token if it is canceled %s', (_, at) => {
    at()
      .send({ type: 'cancel' })
      .expect('canceled')
      .expectRunning([])
      .expectEmitted(answered(null));
  });
});
