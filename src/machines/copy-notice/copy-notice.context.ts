import { createActorContext } from '@xstate/react';
import { copyNoticeMachine } from './copy-notice.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const CopyNoticeContext = createActorContext(copyNoticeMachine);
