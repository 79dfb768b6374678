import type { ToastToShow } from '#components/Toasts/queue';
import { serversMessages } from '#content/messages/servers';
import type { ServerPageNotice } from '#machines/server-page/notice';

export const serverPageNotices: Record<ServerPageNotice, ToastToShow> = serversMessages.notices;

export const serverAddedToast: ToastToShow = serversMessages.addServer.added;
