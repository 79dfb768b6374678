import { createActorContext } from '@xstate/react';
import { docsSearchMachine } from './docs-search.machine';

/** The documentation search. The dialog mounts it while it is open. */
export const DocsSearchContext = createActorContext(docsSearchMachine);
