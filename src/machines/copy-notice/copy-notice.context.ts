import { createActorContext } from '@xstate/react';
import { copyNoticeMachine } from './copy-notice.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const CopyNoticeContext = createActorContext(copyNoticeMachine);
