import { createActorContext } from '@xstate/react';
import { copyNoticeMachine } from './copy-notice.machine';

/** One copy button, for React; the app gives it its actor. */
export const CopyNoticeContext = createActorContext(copyNoticeMachine);
