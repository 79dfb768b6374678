import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { BookOpen, Server } from 'lucide-react';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl';
import { brand } from '#content/brand';
import { embedsDescription } from '#content/embeds-page';
import { embedSendMessages } from '#content/messages/designer/embed-send';
import { type GuildResources, noGuildResources } from '#domain/bot-config/guild-resources';
import type { ReturnTo } from '#domain/message/return-to';
import { isSameSender } from '#domain/message/webhook-sender';
import { paths } from '#domain/paths';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { messageOf } from '#machines/designer/message-draft/shown';
import { ShareOpenContext } from '#machines/designer/share-open/share-open.machine';
import {
  WebhookProfileContext,
  senderOf,
} from '#machines/designer/webhook-profile/webhook-profile.machine';
import { box } from '#theme/box';
import { PageHead } from '../shell/PageHead';
import { TopBar } from '../shell/TopBar';
import { DraftNotices, ReturnNotice } from './editor/DraftNotices';
import { DraftToolbar } from './editor/DraftToolbar';
import { EditorView } from './editor/EditorView';
import { KeptParts } from './editor/KeptParts';
import { MessageEditor } from './editor/MessageEditor';
import * as css from './Embeds.css';
import { lazyComponent } from './lazy-component';
import { mentionNames, MentionNamesContext, ServerResourcesContext } from './preview/mentions';
import { MessagePreview } from './preview/MessagePreview';
import { SendDialogsProvider } from './send/SendDialogs';
import { SendPanel } from './send/SendPanel';

const SharedNotice = lazyComponent(async () => (await import('./send/SharedNotice')).SharedNotice);

const views = [
  { id: 'edit', label: 'Edit' },
  { id: 'preview', label: 'Preview' },
] as const;
type View = (typeof views)[number]['id'];

export interface EmbedsProps {
  /** When the page was opened, in Unix ms. The relative times in the preview are initially computed from it. */
  now: number;
  /** A link back to the setting whose message is open in the designer; null if there is none. */
  returnTo?: ReturnTo | null;
  resources?: GuildResources;
  account?: ReactNode;
}

/**
 * The embed designer (product.md §15.1): it edits a message for Discord, previews it, and exports it. Reads the
 * machines `message-draft`, `webhook-send`, `webhook-profile`, `share-open` and `copy-notice`.
 */
export function Embeds({
  now,
  returnTo = null,
  resources = noGuildResources,
  account,
}: EmbedsProps) {
  // Used only in the narrow layouts.
  const [view, setView] = useState<View>('edit');
  const nameOf = useMemo(() => mentionNames(resources), [resources]);
  return (
    <EditorView onShow={() => setView('edit')}>
      <PageHead title={`Discord Embed Designer · ${brand.name}`} description={embedsDescription} />
      <EmbedsTopBar account={account} />
      <SendDialogsProvider>
        <main id="main" tabIndex={-1} className={css.page} data-view={view}>
          <div className={css.top}>
            <div className={box({ shrinks: true })}>
              <h1 className={css.title}>Embed Designer</h1>
              <p className={box({ color: 'textMuted' })}>
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
              <ServerResourcesContext value={resources}>
                <MessageEditor />
              </ServerResourcesContext>
            </div>
            <div className={css.aside}>
              <MentionNamesContext value={nameOf}>
                <div className={css.preview}>
                  <Preview now={now} />
                </div>
                <SendPanel />
              </MentionNamesContext>
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

/** Uses a deferred value, so that a key press does not wait for the preview to render. */
function Preview({ now }: Pick<EmbedsProps, 'now'>) {
  const message = useDeferredValue(MessageDraftContext.useSelector(messageOf));
  const sender = WebhookProfileContext.useSelector(senderOf, isSameSender);
  return <MessagePreview message={message} now={now} sender={sender} />;
}

interface EmbedsTopBarProps {
  account: ReactNode;
}

/** Header links to the rest of the site (product.md §15.1). */
function EmbedsTopBar({ account }: EmbedsTopBarProps) {
  return (
    <TopBar
      back={{ href: paths.home.href(), label: 'Hub' }}
      links={[
        { href: paths.docs.href(), label: 'Documentation', icon: BookOpen },
        { href: paths.servers.href(), label: 'Servers', icon: Server },
      ]}
      end={account}
    />
  );
}
