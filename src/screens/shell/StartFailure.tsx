import { appMessages } from '#content/messages/shell/app';
import { box } from '#theme/box';
import { page, text } from './MessagePage.css';

export interface StartFailureProps {
  /** One sentence for the site's operator that describes the invalid setting. */
  reason: string;
}

/** Shown instead of a blank page when the app cannot start. */
export function StartFailure({ reason }: StartFailureProps) {
  return (
    <main className={page}>
      <h1 className={box({ size: 'xxl', weight: 'strong', letterSpacing: '-0.02em' })}>
        {appMessages.cannotStart}
      </h1>
      <p className={text}>{reason}</p>
    </main>
  );
}
