import { appMessages } from '#content/messages/app';
import { code, page, text } from './MessagePage.css';

export interface StartFailureProps {
  /** One sentence for whoever runs the site: which setting is wrong. */
  reason: string;
}

/** The app could not start at all. Rather a sentence than a white page. */
export function StartFailure({ reason }: StartFailureProps) {
  return (
    <main className={page}>
      <h1 className={code}>{appMessages.cannotStart}</h1>
      <p className={text}>{reason}</p>
    </main>
  );
}
