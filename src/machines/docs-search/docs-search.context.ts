import { createActorContext } from '@xstate/react';
import { docsSearchMachine } from './docs-search.machine';

/** The documentation search. The dialog mounts this provider while the dialog is open. */
export const DocsSearchContext = createActorContext(docsSearchMachine);
