import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#content/brand';
import {
  verificationHelp,
  verificationMessages,
  verificationSignIn,
} from '#content/messages/session/verification';
import { paths } from '#domain/paths';
import { verificationView, verificationFailure } from '#machines/session/verification/view';
import { SessionContext } from '#machines/session/session/session.machine';
import { VerificationContext } from '#machines/session/verification/verification.machine';
import { stack } from '#theme/layout.css';
import { BrandMark } from '../../shell/BrandMark';
import { PageHead } from '../../shell/PageHead';
import { Emblem } from './parts/Emblem';
import { FailedActions } from './parts/FailedActions';
import { StartActions } from './parts/StartActions';
import { AccountToVerify } from './parts/AccountToVerify';
import * as css from './Verification.css';

/** Verifies that a Discord account belongs to the user (product.md §14.1). Reads the machine `verification`. */
export function Verification() {
  const view = VerificationContext.useSelector(verificationView);
  const failure = VerificationContext.useSelector(verificationFailure);
  const isSignedOut = SessionContext.useSelector(
    (session) => session.context.session === null && !session.matches('restoring'),
  );
  const { title, body } = verificationMessages[view];
  const isSignInFirst = view === 'initial' && isSignedOut;

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
      <Link to={paths.home.href()} className={css.brand}>
        <BrandMark />
        {brand.name}
      </Link>
      <div className={css.card}>
        <Emblem view={view} />
        <div className={stack({ gap: 's' })}>
          {/* Each state gets a new element. Screen readers then announce the heading when it takes the focus. */}
          <h1 key={view} ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <div role="status" className={css.body}>
            <p className={css.said}>{isSignInFirst ? verificationSignIn : body}</p>
            {failure && <p className={css.help}>{verificationHelp[failure]}</p>}
          </div>
        </div>
        {view !== 'failed' && <AccountToVerify isVerified={view === 'verified'} />}
        {view === 'initial' && <StartActions isSignedOut={isSignedOut} />}
        {view === 'failed' && <FailedActions />}
      </div>
    </main>
  );
}
