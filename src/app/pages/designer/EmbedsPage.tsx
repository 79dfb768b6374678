import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { waitFor } from 'xstate';
import { asideNameText } from '#content/messages/designer/embed-editor';
import { isTextPath, WEBHOOK_PATH } from '#domain/message/edits';
import { readReturnTo } from '#domain/message/return-to';
import { paths, serverIdIn } from '#domain/paths';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { MessageDraftContext } from '#machines/designer/message-draft/message-draft.machine';
import { takeMessages } from '#machines/designer/message-draft/take-messages';
import { flushPendingText } from '#machines/designer/message-draft/typed-text';
import {
  ShareOpenContext,
  type ShareOpenEmitted,
} from '#machines/designer/share-open/share-open.machine';
import {
  WebhookProfileContext,
  guildIdOf,
  followWebhook,
} from '#machines/designer/webhook-profile/webhook-profile.machine';
import { reportSent } from '#machines/designer/webhook-send/report-sent';
import { WebhookSendContext } from '#machines/designer/webhook-send/webhook-send.machine';
import { DraftFilesContext } from '#screens/designer/editor/DraftFileInput';
import { useHydrated } from '#screens/shell/use-hydrated';
import { Embeds } from '#screens/designer/Embeds';
import { downloadJson, readTextFile } from '#services/browser/files';
import { stopAwaitingDraft } from '#services/shell/first-paint';
import { storeSentPlace } from '#services/designer/sent-places';
import { quietClock } from '#services/browser/quiet-clock';
import { readWebhookUrl, watchForgottenUrl } from '#services/designer/webhook-url';
import { takeEarlyTexts } from '../../boot/early-texts';
import { isDemo } from '../../boot/is-demo';
import { openBackend } from '../../boot/page-state';
import { DesignerAccount } from '../../site/LazyAccount';
import { useNotices } from '../../toasts';
import { copyNoticeLogic } from '../../wiring/shell/copy-notice';
import {
  messageDraftInput,
  messageDraftLogic,
  shareOpenLogic,
  webhookProfileLogic,
  webhookSendLogic,
} from '../../wiring/designer/embeds';
import { useServerResources } from '../dashboard/use-server-resources';
import { embedsMessages } from '#content/messages/designer/embeds';
import type { ToastToShow } from '#components/Toasts/queue';

type ShareNotice = Extract<ShareOpenEmitted, { type: 'notice' }>['notice'];

/** The notice about an invalid link maps to null: it needs no toast, because the page itself shows the error. */
const shareNotices: Record<ShareNotice, ToastToShow | null> = {
  sharedLoaded: embedsMessages.notices.sharedLoaded,
  sharedInvalid: null,
};

const files = { save: downloadJson, read: readTextFile };

/**
 * The embed designer with its machines. No account is needed. The page is prerendered with the default message; stored
 * drafts and the share link in the URL are read after hydration.
 */
export function Component() {
  const [opened] = useState(() => {
    const ready = async () => isDemo && openBackend();
    return {
      draft: messageDraftInput(),
      sending: webhookSendLogic(ready),
      profile: webhookProfileLogic(ready),
      now: Date.now(),
    };
  });
  return (
    <MessageDraftContext.Provider
      logic={messageDraftLogic}
      options={{ input: opened.draft, clock: quietClock }}
    >
      <WebhookSendContext.Provider logic={opened.sending} options={{ input: { url: '' } }}>
        <WebhookProfileContext.Provider logic={opened.profile}>
          <ShareOpenContext.Provider logic={shareOpenLogic} options={{ input: { share: null } }}>
            <CopyNoticeContext.Provider logic={copyNoticeLogic}>
              <Reports />
              <StoredDrafts />
              <SharedLinks />
              <DraftFilesContext value={files}>
                <Designer now={opened.now} />
              </DraftFilesContext>
            </CopyNoticeContext.Provider>
          </ShareOpenContext.Provider>
        </WebhookProfileContext.Provider>
      </WebhookSendContext.Provider>
    </MessageDraftContext.Provider>
  );
}

/**
 * The designer. If the user came from a setting, the state of the history entry contains the link back to that setting.
 * In prerendering, there is no such state. The page uses the server of the setting, or otherwise the server of the
 * webhook, for the names of roles and channels.
 */
function Designer({ now }: { now: number }) {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const returnTo = isHydrated ? readReturnTo(state) : null;
  const guildOfWebhook = WebhookProfileContext.useSelector(guildIdOf);
  const guildOfSetting = returnTo && serverIdIn(returnTo.href);
  return (
    <Embeds
      now={now}
      returnTo={returnTo}
      resources={useServerResources(guildOfSetting ?? guildOfWebhook)}
      account={<DesignerAccount />}
    />
  );
}

function Reports() {
  const draft = MessageDraftContext.useActorRef();
  const send = WebhookSendContext.useActorRef();
  const profile = WebhookProfileContext.useActorRef();
  const share = ShareOpenContext.useActorRef();
  useNotices(share, shareNotices);
  useEffect(() => followWebhook(profile, send), [profile, send]);
  useEffect(() => reportSent(send, storeSentPlace), [send]);
  useEffect(
    () => takeMessages(draft, { share, send, asideName: () => asideNameText(Date.now()) }),
    [draft, share, send],
  );
  // The cleanup of a layout effect runs before the machines stop, so the last typed text is still stored.
  useLayoutEffect(
    () => () => {
      flushPendingText();
      draft.send({ type: 'page hidden' });
    },
    [draft],
  );
  return null;
}

/** Restores the stored drafts and the text that was typed before hydration. */
function StoredDrafts() {
  const draft = MessageDraftContext.useActorRef();
  const send = WebhookSendContext.useActorRef();
  useLayoutEffect(() => {
    const url = readWebhookUrl();
    if (url !== '') send.send({ type: 'change url', url });
    return watchForgottenUrl(() => {
      send.send({ type: 'change url', url: '' });
      send.send({ type: 'forget' });
    });
  }, [send]);
  useEffect(() => {
    let isLeft = false;
    void waitFor(draft, (snapshot) => snapshot.matches('open')).then(({ context }) => {
      if (isLeft) return;
      stopAwaitingDraft();
      takeEarlyTexts((texts) => {
        for (const { path, text } of texts) {
          if (path === WEBHOOK_PATH) send.send({ type: 'change url', url: text });
          else if (isTextPath(context.message, path)) {
            draft.send({ type: 'edit', edit: { kind: 'change', path, value: text } });
          }
        }
      });
    });
    return () => {
      isLeft = true;
    };
  }, [draft, send]);
  return null;
}

/** Opens a share link once and then removes it from the URL, so that a reload shows the edited message. */
function SharedLinks() {
  const share = ShareOpenContext.useActorRef();
  const [search] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const shareParam = search.get('share');
  useEffect(() => {
    if (shareParam === null) return;
    share.send({ type: 'open', share: shareParam });
    void navigate(paths.embeds.href(), { replace: true, state });
    // `key` is a dependency, so that following the same link a second time opens it again.
  }, [shareParam, key, state, share, navigate]);
  return null;
}
