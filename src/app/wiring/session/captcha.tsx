import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { CaptchaContext, captchaMachine } from '#machines/session/captcha/captcha.machine';
import { Captcha } from '#screens/session/Captcha';
import { loadTurnstile, renderChallenge } from '#services/session/turnstile';

const captchaLogic = captchaMachine.provide({
  actors: { load: fromPromise(() => loadTurnstile()) },
});

/**
 * Runs one security check in a React root of its own, because forms of all pages and islands need it. Resolves with the
 * token, or with null if the check was not passed or `signal` was aborted.
 */
export function runCaptcha(siteKey: string, signal?: AbortSignal): Promise<string | null> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const captcha = createActor(captchaLogic);
  return new Promise<string | null>((resolve) => {
    captcha.on('answered', ({ token }) => resolve(token));
    const cancel = () => captcha.send({ type: 'cancel' });
    signal?.addEventListener('abort', cancel);
    captcha.start();
    if (signal?.aborted) cancel();
    root.render(
      <CaptchaContext.ActorProvider actor={captcha}>
        <Captcha
          renderChallenge={(element, isQuiet, report) =>
            renderChallenge(element, { siteKey, isQuiet }, report)
          }
        />
      </CaptchaContext.ActorProvider>,
    );
  }).finally(() => {
    captcha.stop();
    root.unmount();
    place.remove();
  });
}
