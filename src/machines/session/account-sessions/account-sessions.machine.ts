import type { AccountSession, SessionsError } from '#domain/session/account-session';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/** The sessions of the viewer (product.md §6.16). */
export const accountSessionsMachine = reader<{
  answer: Result<readonly AccountSession[], SessionsError>;
}>()({
  id: 'accountSessions',
  kinds: { signInRequired: 'stays', unreachable: 'stays' },
  follows: 'page',
});

export const AccountSessionsContext = createReaderContext(accountSessionsMachine);
