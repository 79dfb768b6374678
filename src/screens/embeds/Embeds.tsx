import { Suspense, useDeferredValue, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { brand } from '#content/brand';
import { embedsDescription } from '#content/embeds-page';
import { embedSendMessages } from '#content/messages/embed-send';
import type { ReturnTo } from '#domain/message/return-to';
import { messageOf } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { DraftNotices } from './editor/DraftNotices';
import { DraftToolbar } from './editor/DraftToolbar';
import { EditorView } from './editor/EditorView';
import { KeptParts } from './editor/KeptParts';
import { MessageEditor } from './editor/MessageEditor';
import { ReturnNotice } from './editor/ReturnNotice';
import { ShareOpenContext } from '#machines/share-open/share-open.context';
import { PageHead } from '../_shell/PageHead';
import { EmbedsTopBar } from './EmbedsTopBar';
import { lazyComponent } from './lazy-component';
import { MessagePreview } from '../_shell/preview/MessagePreview';
import { SendDialogsProvider } from './send/send-dialogs';
import { SendPanel } from './send/SendPanel';
import * as css from './Embeds.css';

const SharedNotice = lazyComponent(async () => (await import('./send/SharedNotice')).SharedNotice);

const views = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const;
type View = (typeof views)[number]['id'];

export interface EmbedsProps {
  /** The time in Unix ms at which the page was opened. The preview's relative times start at this time. */
  now: number;
  /** The setting whose message was opened here, if any. */
  returnTo?: ReturnTo | null;
}

/**
 * The embed designer (product.md §15.1): it edits a message for Discord, previews it, and exports it. Reads the
 * machines `message-draft`, `webhook-send`, `share-open` and `copy-notice`.
 */
export function Embeds({ now, returnTo = null }: EmbedsProps) {
  // Used only in the narrow layouts.
  const [view, setView] = useState<View>('edit');
  return (
    <EditorView onShow={() => setView('edit')}>
      <PageHead title={`Discord Embed Designer · ${brand.name}`} description={embedsDescription} />
      <EmbedsTopBar />
      <SendDialogsProvider>
        <main id="main" tabIndex={-1} className={css.page} data-view={view}>
          <div className={css.top}>
            <div className={css.words}>
              <h1 className={css.title}>Embed Designer</h1>
              <p className={css.subtitle}>
                Write a message for Discord, see how it will look, and send it through a webhook.
              </p>
            </div>
            <div className={css.bar}>
              <div className={css.views}>
                <SegmentedControl label="View" segments={views} value={view} onChange={setView} />
              </div>
              <DraftToolbar />
            </div>
          </div>
          <p className={css.needsScript}>{embedSendMessages.needsScript}</p>
          {returnTo && <ReturnNotice {...returnTo} />}
          <Shared />
          <DraftNotices />
          <div className={css.columns}>
            <div className={css.editor}>
              <KeptParts />
              <MessageEditor />
            </div>
            <div className={css.aside}>
              <div className={css.preview}>
                <Preview now={now} />
              </div>
              <SendPanel />
            </div>
          </div>
        </main>
      </SendDialogsProvider>
    </EditorView>
  );
}

function Shared() {
  const isAsked = ShareOpenContext.useSelector((state) => !state.matches('idle'));
  return (
    isAsked && (
      <Suspense>
        <SharedNotice />
      </Suspense>
    )
  );
}

/** The preview. It renders deferred, so that a key press does not wait for it. */
function Preview({ now }: Pick<EmbedsProps, 'now'>) {
  const message = useDeferredValue(MessageDraftContext.useSelector(messageOf));
  return <MessagePreview message={message} now={now} />;
}
