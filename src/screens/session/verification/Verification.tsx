import { useEffect, useRef } from 'react';
import { Check, type LucideIcon, ShieldCheck, TriangleAlert, UserRound } from 'lucide-react';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { Anchor } from '#components/Link/Anchor';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { brand } from '#content/brand';
import { links } from '#content/links';
import {
  verificationHelp,
  verificationMessages,
  verificationSignIn,
  verificationAccount,
} from '#content/messages/session/verification';
import { paths } from '#domain/paths';
import { viewerOf } from '#domain/session/profile';
import { isSignedOut, SessionContext } from '#machines/session/session/session.machine';
import {
  VerificationContext,
  verificationView,
  verificationFailure,
  type VerificationView,
} from '#machines/session/verification/verification.machine';
import { box, stack } from '#theme/box';
import { BrandMark } from '../../shell/BrandMark';
import { PageHead } from '../../shell/PageHead';
import { DiscordSignInButton } from '../DiscordSignInButton';
import { actions } from './Verification.css';
import * as css from './Verification.css';

const icons: Record<VerificationView, LucideIcon> = {
  initial: ShieldCheck,
  processing: ShieldCheck,
  verified: Check,
  failed: TriangleAlert,
};

/** Verifies that a Discord account belongs to the user (product.md §14.1). Reads the machine `verification`. */
export function Verification() {
  const view = VerificationContext.useSelector(verificationView);
  const failure = VerificationContext.useSelector(verificationFailure);
  const isVisitor = SessionContext.useSelector(isSignedOut);
  const { title, body } = verificationMessages[view];
  const isSignInFirst = view === 'initial' && isVisitor;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    // On the first render, do not move the focus from the top of the page.
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);

  return (
    <main className={css.page}>
      <PageHead
        title={`${verificationMessages.initial.title} · ${brand.name}`}
        description={verificationMessages.initial.body}
        isUnlisted
      />
      <Anchor href={paths.home.href()} className={css.brand}>
        <BrandMark />
        {brand.name}
      </Anchor>
      <div className={css.card}>
        <Emblem view={view} />
        <div className={stack({ gap: 's' })}>
          {/* Each state gets a new element. Screen readers then announce the heading when it takes the focus. */}
          <h1
            key={view}
            ref={heading}
            tabIndex={-1}
            className={box({
              outline: 'none',
              size: 'xl',
              weight: 'strong',
              letterSpacing: '-0.02em',
            })}
          >
            {title}
          </h1>
          <div role="status" className={stack({ gap: 'm', color: 'textMuted' })}>
            <p className={css.said}>{isSignInFirst ? verificationSignIn : body}</p>
            {failure && <p className={css.help}>{verificationHelp[failure]}</p>}
          </div>
        </div>
        {view !== 'failed' && <AccountToVerify isVerified={view === 'verified'} />}
        {view === 'initial' && <StartActions isSignedOut={isVisitor} />}
        {view === 'failed' && <FailedActions />}
      </div>
    </main>
  );
}

/** The first action. It signs the user in, or starts the verification for a user who is already signed in. */
function StartActions({ isSignedOut }: { isSignedOut: boolean }) {
  const verification = VerificationContext.useActorRef();
  return (
    <div className={actions}>
      {isSignedOut ? (
        <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>
      ) : (
        <Button onPress={() => verification.send({ type: 'verify' })}>Verify My Identity</Button>
      )}
    </div>
  );
}

/** An icon for the state. Decorative, because the heading says the same. */
function Emblem({ view }: { view: VerificationView }) {
  const Icon = icons[view];
  return (
    <span aria-hidden className={css.emblem({ view })}>
      <Icon key={Icon.displayName} className={css.icon} />
      {view === 'processing' && <span className={css.ring} />}
    </span>
  );
}

/** The actions after a failure. If only a new sign-in can resolve the failure, the sign-in comes first. */
function FailedActions() {
  const verification = VerificationContext.useActorRef();
  const needsSignIn = VerificationContext.useSelector((snapshot) => snapshot.hasTag('signIn'));
  return (
    <div className={actions}>
      {needsSignIn && <DiscordSignInButton>Sign in with Discord</DiscordSignInButton>}
      <Button
        tone={needsSignIn ? 'plain' : 'accent'}
        onPress={() => verification.send({ type: 'try again' })}
      >
        Try Again
      </Button>
      <LinkButton tone="quiet" href={links.discordApp} target="_blank">
        Return to Discord
      </LinkButton>
    </div>
  );
}

/** The account to verify. While the session loads, the space of the account is reserved, so that nothing moves. */
function AccountToVerify({ isVerified }: { isVerified: boolean }) {
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
        <span className={box({ size: 's', color: 'textMuted' })}>
          {viewer ? verificationAccount.noDiscordAccount : verificationAccount.signedOut}
        </span>
      </div>
    );
  }
  const { username, avatar, discordId } = viewer.profile;
  return (
    <div className={css.whom}>
      <Avatar src={avatar} name={username} seed={discordId} size={32} />
      <span className={stack({ shrinks: true })}>
        <span dir="auto" className={box({ weight: 'medium', truncated: true })}>
          {username}
        </span>
        <span className={box({ size: 's', color: 'textMuted' })}>
          {isVerified ? verificationAccount.verified : verificationAccount.signedIn}
        </span>
      </span>
    </div>
  );
}
