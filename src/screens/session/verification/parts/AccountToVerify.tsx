import { UserRound } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { verificationAccount } from '#content/messages/session/verification';
import { viewerOf } from '#domain/session/profile';
import { SessionContext } from '#machines/session/session/session.machine';
import * as css from './AccountToVerify.css';

/** The account to verify. While the session loads, the space of the account is reserved, so that nothing moves. */
export function AccountToVerify({ isVerified }: { isVerified: boolean }) {
  const session = SessionContext.useSelector(({ context }) => context.session);
  const isRestoring = SessionContext.useSelector((snapshot) => snapshot.matches('restoring'));
  if (isRestoring) return <div className={css.whom} />;
  const viewer = session && viewerOf(session);
  if (!viewer?.profile) {
    return (
      <div className={css.whom}>
        <span aria-hidden className={css.nobody}>
          <UserRound />
        </span>
        <span className={css.caption}>
          {viewer ? verificationAccount.noDiscordAccount : verificationAccount.signedOut}
        </span>
      </div>
    );
  }
  const { username, avatar, discordId } = viewer.profile;
  return (
    <div className={css.whom}>
      <Avatar src={avatar} name={username} seed={discordId} size={32} />
      <span className={css.lines}>
        <span dir="auto" className={css.name}>
          {username}
        </span>
        <span className={css.caption}>
          {isVerified ? verificationAccount.verified : verificationAccount.signedIn}
        </span>
      </span>
    </div>
  );
}
