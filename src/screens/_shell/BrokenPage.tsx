import { RotateCw } from 'lucide-react';
import { Button } from '#components/Button/Button';
import { appMessages } from '#content/messages/app';
import { code, page, text } from './MessagePage.css';

export interface BrokenPageProps {
  /** `updated`: a new version was deployed, and the page's chunks no longer exist. */
  cause: 'defect' | 'updated';
  onReload: () => void;
}

/** The page that replaces a page that threw an error. It has a button to reload. */
export function BrokenPage({ cause, onReload }: BrokenPageProps) {
  const isUpdate = cause === 'updated';
  return (
    <main className={page}>
      <h1 className={code}>{isUpdate ? appMessages.updatedTitle : appMessages.brokenTitle}</h1>
      <p className={text}>{isUpdate ? appMessages.updated : appMessages.broken}</p>
      <Button icon={<RotateCw />} onPress={onReload}>
        {appMessages.reload}
      </Button>
    </main>
  );
}
