import { useDeferredValue, useState } from 'react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { brand } from '#content/brand';
import { messageOf } from '#machines/message-draft/shown';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { DraftNotices } from './editor/DraftNotices';
import { DraftToolbar } from './editor/DraftToolbar';
import { EditorView } from './editor/EditorView';
import { MessageEditor } from './editor/MessageEditor';
import { EmbedsTopBar } from './EmbedsTopBar';
import { MessagePreview } from './preview/MessagePreview';
import { SendPanel } from './send/SendPanel';
import { SharedNotice } from './send/SharedNotice';
import * as css from './Embeds.css';

/** What is shown where editor and preview have no room beside each other. */
const views = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const;
type View = (typeof views)[number]['id'];

export interface EmbedsProps {
  /** Unix ms when the page was opened: what the preview's times count from until they tick. */
  now: number;
}

/**
 * The embed designer (spec §2): a message for Discord, how it will look, and the ways out of here. It draws the flows
 * `message-draft`, `webhook-send`, `share-open` and `copy-notice`, and asks nobody else.
 */
export function Embeds({ now }: EmbedsProps) {
  // Side by side where there is room; else one at a time.
  const [view, setView] = useState<View>('edit');
  return (
    <EditorView onShow={() => setView('edit')}>
      <title>{`Embed Designer · ${brand.name}`}</title>
      <EmbedsTopBar />
      <main className={css.page} data-view={view}>
        <div className={css.top}>
          <div className={css.words}>
            <h1 className={css.title}>Embed Designer</h1>
            <p className={css.subtitle}>
              Write a message for Discord, see it as it will look, and send it through a webhook.
            </p>
          </div>
          <div className={css.bar}>
            <div className={css.views}>
              <SegmentedControl label="View" segments={views} value={view} onChange={setView} />
            </div>
            <DraftToolbar />
          </div>
        </div>
        <SharedNotice />
        <DraftNotices />
        <div className={css.columns}>
          <div className={css.editor}>
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
    </EditorView>
  );
}

/** A step behind the typing where that is fast: keys never wait for the picture. */
function Preview({ now }: EmbedsProps) {
  const message = useDeferredValue(MessageDraftContext.useSelector(messageOf));
  return <MessagePreview message={message} now={now} />;
}
