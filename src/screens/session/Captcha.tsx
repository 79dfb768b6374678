import { useEffect, useRef } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { Dialog } from '#components/Dialog/Dialog';
import { captchaErrors, captchaMessages } from '#content/messages/session/captcha';
import {
  CaptchaContext,
  type ChallengeEvent,
  captchaView,
} from '#machines/session/captcha/captcha.machine';
import * as css from './Captcha.css';

export interface CaptchaProps {
  /** Returns a function that removes the widget. `isQuiet`: it appears only if the user has to do something. */
  renderChallenge: (
    place: HTMLElement,
    isQuiet: boolean,
    report: (event: ChallengeEvent) => void,
  ) => () => void;
}

/** A security check (product.md §6.15): first without a dialog, and in a dialog if the user has to do something. */
export function Captcha({ renderChallenge }: CaptchaProps) {
  const captcha = CaptchaContext.useActorRef();
  const isOpen = CaptchaContext.useSelector((state) => state.hasTag('open'));
  const view = CaptchaContext.useSelector(captchaView);
  const failure = view === 'blocked' || view === 'refused' ? view : null;
  const cancel = () => captcha.send({ type: 'cancel' });
  return (
    <>
      {view === 'quiet' && <Challenge isQuiet renderChallenge={renderChallenge} />}
      <Dialog
        size="small"
        title={captchaMessages.title}
        description={captchaMessages.help}
        isOpen={isOpen}
        // A press outside is easily made by mistake, and would end the sign-in.
        isDismissable={false}
        onOpenChange={(next) => {
          if (!next) cancel();
        }}
        footer={
          <>
            <Button tone="quiet" onPress={cancel}>
              {captchaMessages.cancel}
            </Button>
            {view !== 'challenging' && (
              <Button
                isPending={view === 'loading'}
                pendingLabel={captchaMessages.loading}
                onPress={() => captcha.send({ type: 'retry' })}
              >
                {captchaMessages.retry}
              </Button>
            )}
          </>
        }
      >
        {view === 'challenging' && <Challenge isQuiet={false} renderChallenge={renderChallenge} />}
        {failure && (
          <AlertPanel
            key={failure}
            isLive
            tone="warning"
            level={3}
            title={captchaErrors[failure].title}
          >
            <p>{captchaErrors[failure].help}</p>
          </AlertPanel>
        )}
      </Dialog>
    </>
  );
}

function Challenge({ isQuiet, renderChallenge }: CaptchaProps & { isQuiet: boolean }) {
  const captcha = CaptchaContext.useActorRef();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    // "Try Again", which had the focus, is gone.
    if (!isQuiet && document.activeElement === document.body) {
      place.current.focus({ preventScroll: true });
    }
    return renderChallenge(place.current, isQuiet, (event) => captcha.send(event));
  }, [captcha, isQuiet, renderChallenge]);
  return isQuiet ? (
    // The attribute keeps React Aria from hiding the widget behind an open dialog.
    <div ref={place} data-react-aria-top-layer className={css.quiet} />
  ) : (
    <div
      ref={place}
      role="group"
      aria-label={captchaMessages.title}
      tabIndex={-1}
      className={css.shown}
    />
  );
}
