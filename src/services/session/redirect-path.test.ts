import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetRedirectPath,
  saveRedirectPath,
  takeRedirectPath,
  takeVerificationReturn,
} from './redirect-path';

beforeEach(forgetRedirectPath);

describe('a sign-in that the verification page asked for', () => {
  it.each(['/auth', '/auth/', '/Auth'])('returns there, once, from %s', (path) => {
    saveRedirectPath(path);
    expect(takeVerificationReturn()).toBe(true);
    expect(takeVerificationReturn()).toBe(false);
  });

  it('still stores the server picker as the path to return to', () => {
    saveRedirectPath('/auth');
    expect(takeRedirectPath()).toBe('/servers');
  });

  it('is forgotten when another page asks', () => {
    saveRedirectPath('/auth');
    saveRedirectPath('/embeds');
    expect(takeVerificationReturn()).toBe(false);
  });

  it('is forgotten when the user signs out', () => {
    saveRedirectPath('/auth');
    forgetRedirectPath();
    expect(takeVerificationReturn()).toBe(false);
  });
});
