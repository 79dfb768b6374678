import { createActorContext } from '@xstate/react';
import { docsSearchMachine } from './docs-search.machine';

/**
 * Provides the actor of the documentation search to React. The search dialog mounts the provider while the dialog is
 * open.
 */
export const DocsSearchContext = createActorContext(docsSearchMachine);
