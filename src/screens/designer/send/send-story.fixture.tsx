import { fromCallback, fromPromise, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { blankEmbed, newField, type Embed } from '#domain/message/embed';
import { blankMessage, newMessage, type Message } from '#domain/message/message';
import type { WebhookInfo } from '#domain/message/message-link';
import type { Webhook } from '#domain/message/webhook-url';
import {
  CopyNoticeContext,
  copyNoticeMachine,
  type CopyAnswer,
} from '#machines/shell/copy-notice/copy-notice.machine';
import {
  MessageDraftContext,
  messageDraftMachine,
} from '#machines/designer/message-draft/message-draft.machine';
import type {
  StoreResult,
  LoadedWork,
} from '#machines/designer/message-draft/message-draft.events';
import {
  ShareOpenContext,
  shareOpenMachine,
  type DecodeAnswer,
} from '#machines/designer/share-open/share-open.machine';
import {
  WebhookSendContext,
  webhookSendMachine,
} from '#machines/designer/webhook-send/webhook-send.machine';
import type {
  EditRequest,
  LoadAnswer,
  LoadRequest,
  PostedMessage,
  SendAnswer,
  SendRequest,
} from '#machines/designer/webhook-send/webhook-send.events';
import type { WalkedMachine } from '../../../../.storybook/screen-walk/screen-walk';
import { EditorView } from '../editor/EditorView';
import { DraftToolbar } from '../editor/DraftToolbar';
import { SendDialogsProvider } from './SendDialogs';
import { SendPanel } from './SendPanel';
import { SharedNotice } from './SharedNotice';
import { Content, StandInEditor } from './story-content.fixture';

export const url = 'https://discord.com/api/webhooks/700000000000000001/a-token';
export const webhook: Webhook = { id: '700000000000000001', token: 'a-token', url };
export const guildId = '300000000000000001';
export const channelId = '400000000000000001';
export const messageId = '500000000000000001';
export const messageLink = `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;

let last = 0;
export const newId = () => `i${(last += 1)}`;

export const fresh = newMessage(newId, '2026-11-20T09:00:00.000Z');

export function embedded(embed: Partial<Embed>, rest: Partial<Message> = {}): Message {
  return { ...blankMessage(newId), ...rest, embeds: [{ ...blankEmbed(newId()), ...embed }] };
}

export const wrong: Message = embedded(
  {
    title: 'x'.repeat(300),
    url: 'javascript:alert(1)',
    color: 'blue',
    author: { name: '', icon_url: 'https://example.com/a.png', url: '' },
    description: 'Lorem ipsum. '.repeat(500),
    fields: [
      { ...newField(newId()), value: 'y'.repeat(1100) },
      { ...newField(newId()), name: '' },
    ],
  },
  { username: 'Discord helper', thread_id: '12' },
);

export const posted: PostedMessage = {
  webhook,
  messageId,
  channelId,
  guildId,
  threadId: '',
  parts: {},
};

type Send = SnapshotFrom<typeof webhookSendMachine>;

export function sendAt(
  value: StateValueFrom<typeof webhookSendMachine>,
  facts: Partial<Send['context']> = {},
): Send {
  return webhookSendMachine.resolveState({
    value,
    context: {
      url,
      requested: { task: 'send', message: fresh },
      posted: null,
      webhook,
      error: null,
      secondsLeft: 0,
      limited: null,
      gone: [],
      info: null,
      ...facts,
    },
  });
}

const draftLogic = (message: Message | null) =>
  messageDraftMachine.provide({
    actors: {
      loadDraft: fromPromise<LoadedWork>(() => Promise.resolve({ message, drafts: [] })),
      storeDraft: fromPromise<StoreResult, Message | null>(() =>
        Promise.resolve({ ok: true, value: null }),
      ),
      watchDrafts: fromCallback(() => {}),
    },
  });
const empty = draftLogic(null);
const mine = draftLogic(embedded({}, { content: 'Mine' }));

export interface SendPicture {
  send?: Send;
  message?: Message;
  answer?: SendAnswer;
  loads?: LoadAnswer;
  copies?: CopyAnswer;
  /** A shared link is being opened. */
  isOpening?: boolean;
  onCopy?: (text: string) => void;
  onSend?: (request: SendRequest) => void;
  /** The machine of a walk story. It is used instead of the default machine, which responds with `answer`. */
  walked?: WalkedMachine<typeof webhookSendMachine>;
}

const unanswered = () => new Promise<never>(() => {});

export function SendStory(picture: SendPicture) {
  const { send = sendAt('ready', { requested: null }), message = fresh } = picture;
  const { copies = { ok: true, value: null }, onCopy, onSend } = picture;
  const answered = () => (picture.answer ? Promise.resolve(picture.answer) : unanswered());
  const sendLogic = webhookSendMachine.provide({
    actors: {
      send: fromPromise<SendAnswer, SendRequest>(({ input }) => {
        onSend?.(input);
        return answered();
      }),
      edit: fromPromise<SendAnswer, EditRequest>(answered),
      remove: fromPromise<SendAnswer, PostedMessage>(answered),
      load: fromPromise<LoadAnswer, LoadRequest>(() =>
        picture.loads ? Promise.resolve(picture.loads) : unanswered(),
      ),
      readWebhook: fromPromise<WebhookInfo | null, Webhook>(() =>
        Promise.resolve({ guildId, channelId, name: 'News', avatarHash: null }),
      ),
    },
    actions: { rememberUrl: () => {} },
  });
  const copyLogic = copyNoticeMachine.provide({
    actors: {
      write: fromPromise<CopyAnswer, string>(({ input }) => {
        onCopy?.(input);
        return Promise.resolve(copies);
      }),
    },
  });
  const shareLogic = shareOpenMachine.provide({
    actors: {
      decode: fromPromise<DecodeAnswer, string>(unanswered),
    },
  });
  return (
    <MessageDraftContext.Provider
      logic={empty}
      options={{ input: { newId, now: () => 0, message } }}
    >
      <WebhookSendContext.Provider
        logic={picture.walked?.logic ?? sendLogic}
        options={{ ...picture.walked?.options, input: { url }, snapshot: send }}
      >
        <CopyNoticeContext.Provider logic={copyLogic}>
          <ShareOpenContext.Provider
            logic={shareLogic}
            options={{ input: { share: picture.isOpening ? '' : null } }}
          >
            <main style={{ maxInlineSize: '30rem' }}>
              <EditorView>
                <SendDialogsProvider>
                  <DraftToolbar />
                  <SendPanel />
                </SendDialogsProvider>
                <StandInEditor />
              </EditorView>
            </main>
          </ShareOpenContext.Provider>
        </CopyNoticeContext.Provider>
      </WebhookSendContext.Provider>
    </MessageDraftContext.Provider>
  );
}

export function SharedStory({ share }: { share: SnapshotFrom<typeof shareOpenMachine> }) {
  const isLoaded = share.matches('loaded');
  return (
    <MessageDraftContext.Provider
      logic={mine}
      options={{ input: { newId, now: () => 0, message: fresh } }}
    >
      <ShareOpenContext.Provider options={{ input: { share: null }, snapshot: share }}>
        <main style={{ maxInlineSize: '30rem' }}>
          <SharedNotice />
          <Content />
          {isLoaded && <Arrival />}
        </main>
      </ShareOpenContext.Provider>
    </MessageDraftContext.Provider>
  );
}

function Arrival() {
  const draft = MessageDraftContext.useActorRef();
  const message = embedded({}, { content: 'Shared' });
  return (
    <button
      type="button"
      onClick={() => draft.send({ type: 'replace', message, reason: 'shared' })}
    >
      A link is opened
    </button>
  );
}
