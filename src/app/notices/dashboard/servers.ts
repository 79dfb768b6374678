import type { ToastToShow } from '#components/Toasts/queue';
import { serversMessages } from '#content/messages/dashboard/servers';
import type { ServerPageNotice } from '#machines/dashboard/server-page/server-page.setup';

export const serverPageNotices: Record<ServerPageNotice, ToastToShow> = serversMessages.notices;

export const serverAddedToast: ToastToShow = serversMessages.addServer.added;
