import { Spinner } from '#components/Spinner/Spinner';
import { appMessages } from '#content/messages/app';
import { page } from './LoadingPage.css';

/** Shown while a page's own code is on its way. */
export function LoadingPage() {
  return (
    <main className={page}>
      <Spinner label={appMessages.loadingPage} />
    </main>
  );
}
