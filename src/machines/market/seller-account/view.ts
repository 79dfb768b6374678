import type { SnapshotFrom } from 'xstate';
import type { AccountPart } from '#domain/marketplace/account-address';
import type { sellerAccountMachine } from './seller-account.machine';

type Snapshot = SnapshotFrom<typeof sellerAccountMachine>;

export type AccountView =
  | 'loading'
  | 'unavailable'
  | 'creating'
  | 'confirming'
  | 'signingIn'
  | 'resetting'
  | 'resetSent'
  | 'opening'
  | 'settingPassword';

export function accountView(snapshot: Snapshot): AccountView | null {
  if (!snapshot.hasTag('open')) return null;
  const { value } = snapshot;
  if (typeof value === 'string') return value === 'unavailable' ? 'unavailable' : 'loading';
  if ('creating' in value) return 'creating';
  if ('confirming' in value) return 'confirming';
  if ('signingIn' in value) return 'signingIn';
  if ('resetting' in value) return 'resetting';
  if ('resetSent' in value) return 'resetSent';
  if ('opening' in value) return 'opening';
  return 'settingPassword' in value ? 'settingPassword' : 'loading';
}

/** Whether the form of the dialog was sent and the response is pending. */
export function isSending(snapshot: Snapshot): boolean {
  return (
    snapshot.matches({ creating: 'checkingName' }) ||
    snapshot.matches({ creating: 'signingUp' }) ||
    snapshot.matches({ signingIn: 'requesting' }) ||
    snapshot.matches({ resetting: 'requesting' }) ||
    snapshot.matches({ opening: 'requesting' }) ||
    snapshot.matches({ settingPassword: 'saving' })
  );
}

export type AccountErrorKind = NonNullable<ReturnType<typeof accountError>>;

export function accountError({ value }: Snapshot) {
  if (typeof value === 'string') return null;
  if ('creating' in value) return failureIn(value.creating);
  if ('signingIn' in value) return failureIn(value.signingIn);
  if ('resetting' in value) return failureIn(value.resetting);
  if ('opening' in value) return failureIn(value.opening);
  return 'settingPassword' in value ? failureIn(value.settingPassword) : null;
}

function failureIn<Kind>(form: string | { failed: Kind }): Kind | null {
  return typeof form === 'string' ? null : form.failed;
}

/** Returns the state of the request that sends the email again, or null if the dialog is not about an email. */
export function mailState({ value }: Snapshot) {
  if (typeof value === 'string') return null;
  if ('confirming' in value) return value.confirming.mail;
  return 'resetSent' in value ? value.resetSent.mail : null;
}

/** Returns null if the dialog does not offer the sign-in that follows the confirmation of the address. */
export function checkState({ value }: Snapshot) {
  return typeof value !== 'string' && 'confirming' in value ? value.confirming.check : null;
}

/** Returns the part that the URL should name, so that a reload opens it. `undefined` leaves the URL unchanged. */
export function addressPart(snapshot: Snapshot): AccountPart | null | undefined {
  if (snapshot.matches('left')) return undefined;
  switch (accountView(snapshot)) {
    case 'creating':
    case 'opening':
      return 'create';
    case 'confirming':
      return 'confirmed';
    case 'signingIn':
      if (snapshot.context.goal === 'signIn') return 'sign-in';
      // A sign-in with Discord redirects back to the URL. It must name a part that causes the account to be read.
      return snapshot.matches({ signingIn: 'afterLink' }) ? 'confirmed' : 'create';
    case 'resetting':
    case 'resetSent':
      return 'reset';
    case 'settingPassword':
      return 'new-password';
    case 'loading':
    case 'unavailable':
      return undefined;
    case null:
      return snapshot.hasTag('busy') ? undefined : null;
  }
}
