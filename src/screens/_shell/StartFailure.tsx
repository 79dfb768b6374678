import { appMessages } from '#content/messages/app';
import { code, page, text } from './MessagePage.css';

export interface StartFailureProps {
  /** For the site's operator: one sentence on the invalid setting. */
  reason: string;
}

/** Shown instead of a blank page when the app cannot start. */
export function StartFailure({ reason }: StartFailureProps) {
  return (
    <main className={page}>
      <h1 className={code}>{appMessages.cannotStart}</h1>
      <p className={text}>{reason}</p>
    </main>
  );
}
