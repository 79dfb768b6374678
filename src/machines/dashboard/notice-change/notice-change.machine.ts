import { createActorContext } from '@xstate/react';
import type { Result } from '#domain/result';
import {
  type NoticeChange,
  type NoticeChangeError,
  noticeChangeErrorKinds,
} from '#domain/servers/server-notices';
import { command } from '../../charts/command';

/** Sets or removes the webhook that receives notices of a server, and sends a test message (product.md §12.27). */
export const noticeChangeMachine = command<{
  answer: Result<null, NoticeChangeError>;
  subject: { serverId: string; change: NoticeChange };
}>()({
  id: 'noticeChange',
  kinds: noticeChangeErrorKinds,
  asks: true,
});

export const NoticeChangeContext = createActorContext(noticeChangeMachine);
