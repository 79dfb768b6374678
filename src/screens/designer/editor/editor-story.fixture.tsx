import type { ReactNode } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { newEmbed, newField, type Embed, type EmbedField } from '#domain/message/embed';
import type { NamedDraft } from '#domain/message/named-drafts';
import { newMessage, type Message } from '#domain/message/message';
import {
  MessageDraftContext,
  messageDraftMachine,
} from '#machines/designer/message-draft/message-draft.machine';
import type {
  StoreResult,
  LoadedWork,
  MessageDraftData,
} from '#machines/designer/message-draft/message-draft.events';
import { initialContext } from '#machines/designer/message-draft/message-draft.setup';
import { DraftFilesContext, type DraftFiles } from './DraftFileInput';
import { DraftNotices } from './DraftNotices';
import { DraftToolbar } from './DraftToolbar';
import { EditorView } from './EditorView';
import { KeptParts } from './KeptParts';
import { MessageEditor } from './MessageEditor';

export const storyTime = Date.UTC(2026, 10, 20, 9, 41);

let last = 0;
const newId = () => `story${(last += 1)}`;

export const embedOf = (parts: Partial<Embed> = {}): Embed => ({
  ...newEmbed(newId(), '2026-11-20T09:00:00.000Z'),
  ...parts,
});

export const fieldOf = (parts: Partial<EmbedField> = {}): EmbedField => ({
  ...newField(newId()),
  ...parts,
});

export const messageWith = (parts: Partial<Message> = {}): Message => ({
  ...newMessage(newId, '2026-11-20T09:00:00.000Z'),
  ...parts,
});

export const fullEmbed = (title = 'Restock tonight'): Embed =>
  embedOf({
    title,
    description: 'Drops at **20:00**. '.repeat(200).trim(),
    url: 'https://grouped.example/restock',
    color: '#2ecc71',
    author: {
      name: 'Mira Raman',
      icon_url: 'https://grouped.example/mira.png',
      url: 'https://grouped.example/mira',
    },
    footer: { text: 'Sent to every member', icon_url: 'https://grouped.example/footer.png' },
    thumbnail: { url: 'https://grouped.example/thumbnail.png' },
    image: { url: 'https://grouped.example/image.png' },
    fields: Array.from({ length: 25 }, (_, place) =>
      fieldOf({
        name: `Size ${place + 36}`,
        value: `${place + 1} pairs left`,
        inline: place % 3 !== 2,
      }),
    ),
  });

const done: StoreResult = { ok: true, value: null };
const nothing: LoadedWork = { message: null, drafts: [] };

const logic = messageDraftMachine.provide({
  actors: {
    loadDraft: fromPromise(() => Promise.resolve(nothing)),
    storeDraft: fromPromise<StoreResult, Message | null>(() => Promise.resolve(done)),
    storeDrafts: fromPromise<StoreResult, readonly NamedDraft[]>(() => Promise.resolve(done)),
    watchDrafts: fromCallback(() => undefined),
  },
});

export interface EditorPicture {
  message?: Message;
  at?: {
    message?: 'empty' | 'editing' | 'recovered';
    saving?: 'saved' | 'waiting' | 'full';
    namedDrafts?: 'saved' | 'full';
    elsewhere?: 'unchanged' | 'changed';
  };
  work?: Partial<MessageDraftData>;
  files?: DraftFiles | null;
  draftLogic?: typeof messageDraftMachine;
  onShow?: () => void;
}

export function DraftStory({
  message = messageWith(),
  at = {},
  work,
  files = null,
  draftLogic = logic,
  onShow,
  children,
}: EditorPicture & { children: ReactNode }) {
  const snapshot = messageDraftMachine.resolveState({
    value: {
      open: {
        message: 'empty',
        saving: 'saved',
        namedDrafts: 'saved',
        elsewhere: 'unchanged',
        ...at,
      },
    },
    context: { ...initialContext({ newId, now: () => storyTime, message }), ...work },
  });
  return (
    <MessageDraftContext.Provider
      logic={draftLogic}
      options={{ snapshot, input: { newId, now: () => storyTime, message } }}
    >
      <DraftFilesContext value={files}>
        <EditorView onShow={onShow}>{children}</EditorView>
      </DraftFilesContext>
    </MessageDraftContext.Provider>
  );
}

export function EditorStory({ children, ...picture }: EditorPicture & { children?: ReactNode }) {
  return (
    <DraftStory {...picture}>
      <div style={{ display: 'grid', gap: '16px', maxInlineSize: '48rem', marginInline: 'auto' }}>
        <DraftToolbar />
        <DraftNotices />
        <KeptParts />
        <MessageEditor />
        {children}
      </div>
    </DraftStory>
  );
}
