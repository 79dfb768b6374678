import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { asideNameText } from '#content/messages/embed-editor';
import { paths } from '#domain/paths';
import { CopyNoticeContext } from '#machines/copy-notice/copy-notice.context';
import { MessageDraftContext } from '#machines/message-draft/message-draft.context';
import { takeMessages } from '#machines/message-draft/take-messages';
import { ShareOpenContext } from '#machines/share-open/share-open.context';
import { WebhookSendContext } from '#machines/webhook-send/webhook-send.context';
import { DraftFilesContext } from '#screens/embeds/editor/draft-files';
import { Embeds } from '#screens/embeds/Embeds';
import { downloadJson, readTextFile } from '#services/browser/files';
import { shareNotices } from '../notices/embeds';
import { useNotices } from '../use-notices';
import {
  copyNoticeLogic,
  messageDraftInput,
  messageDraftLogic,
  shareOpenLogic,
  webhookSendInput,
  webhookSendLogic,
} from '../wiring/embeds';

const files = { save: downloadJson, read: readTextFile };

/** The embed designer with its flows. It needs no account. */
export function Component() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [opened] = useState(() => ({
    draft: messageDraftInput(),
    send: webhookSendInput(),
    share: search.get('share'),
    key,
    now: Date.now(),
  }));
  return (
    <MessageDraftContext.Provider logic={messageDraftLogic} options={{ input: opened.draft }}>
      <WebhookSendContext.Provider logic={webhookSendLogic} options={{ input: opened.send }}>
        <ShareOpenContext.Provider
          logic={shareOpenLogic}
          options={{ input: { share: opened.share } }}
        >
          <CopyNoticeContext.Provider logic={copyNoticeLogic}>
            <Reports />
            <SharedLinks openedAt={opened.key} />
            <DraftFilesContext value={files}>
              <Embeds now={opened.now} />
            </DraftFilesContext>
          </CopyNoticeContext.Provider>
        </ShareOpenContext.Provider>
      </WebhookSendContext.Provider>
    </MessageDraftContext.Provider>
  );
}

/** What one flow tells another, and what they tell the user. */
function Reports() {
  const draft = MessageDraftContext.useActorRef();
  const send = WebhookSendContext.useActorRef();
  const share = ShareOpenContext.useActorRef();
  useNotices(share, shareNotices);
  useEffect(
    () => takeMessages(draft, { share, send, asideName: () => asideNameText(Date.now()) }),
    [draft, share, send],
  );
  // Before the flows are stopped: what was typed last is kept with the rest.
  useLayoutEffect(() => () => draft.send({ type: 'page hidden' }), [draft]);
  return null;
}

/** A link is opened once, and then gone from the address: a reload shows what was made of it, not the link again. */
function SharedLinks({ openedAt }: { openedAt: string }) {
  const { key } = useLocation();
  const share = ShareOpenContext.useActorRef();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('share');
  useEffect(() => {
    if (asked === null) return;
    // The link the page was opened with is being read already.
    if (key !== openedAt) share.send({ type: 'open', share: asked });
    void navigate(paths.embeds.href(), { replace: true });
  }, [asked, key, openedAt, share, navigate]);
  return null;
}
