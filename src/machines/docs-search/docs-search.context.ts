import { createActorContext } from '@xstate/react';
import { docsSearchMachine } from './docs-search.machine';

/** The search of the documentation, for its dialog: one while it is open. */
export const DocsSearchContext = createActorContext(docsSearchMachine);
