import { Spinner } from '#components/Spinner/Spinner';
import { appMessages } from '#content/messages/shell/app';
import { page } from './LoadingPage.css';

export function LoadingPage() {
  return (
    <main className={page}>
      <Spinner label={appMessages.loadingPage} />
    </main>
  );
}
