import { RotateCw } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { appMessages } from '#content/messages/shell/app';
import { box } from '#theme/box';
import { page, text, loading } from './MessagePage.css';
import { Spinner } from '#components/Spinner/Spinner';

/**
 * `defect`: the page threw an error. `updated`: a new version was deployed, and the page's chunks are gone.
 * `notLoaded`: the code could not be loaded for another reason.
 */
export type BrokenCause = 'defect' | 'updated' | 'notLoaded';

export interface BrokenPageProps {
  cause: BrokenCause;
  onReload: () => void;
}

const texts = {
  defect: [appMessages.brokenTitle, appMessages.broken],
  updated: [appMessages.updatedTitle, appMessages.updated],
  notLoaded: [appMessages.notLoadedTitle, appMessages.notLoaded],
} satisfies Record<BrokenCause, readonly [title: string, text: string]>;

/** The page that replaces a page that does not work. It has a button to reload. */
export function BrokenPage({ cause, onReload }: BrokenPageProps) {
  const [title, sentence] = texts[cause];
  return (
    <main className={page}>
      <h1 className={box({ size: 'xxl', weight: 'strong', letterSpacing: '-0.02em' })}>{title}</h1>
      <p className={text}>{sentence}</p>
      <Button icon={<RotateCw />} onPress={onReload}>
        {appMessages.reload}
      </Button>
    </main>
  );
}

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

export function LoadingPage() {
  return (
    <main className={loading}>
      <Spinner label={appMessages.loadingPage} />
    </main>
  );
}
