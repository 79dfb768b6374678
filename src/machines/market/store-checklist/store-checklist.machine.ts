import { createActorContext } from '@xstate/react';
import type { OwnMembership, OwnMembershipsError } from '#domain/marketplace/own-membership';
import type { Result } from '#domain/result';
import { reader } from '../../charts/reader';

/** The memberships of a store for the checklist on its overview page (product.md §21.6). */
export const storeChecklistMachine = reader<{
  answer: Result<readonly OwnMembership[], OwnMembershipsError>;
  input: { storeId: string };
}>()({
  id: 'storeChecklist',
  kinds: { signInRequired: 'stays', unreachable: 'stays' },
  follows: 'nothing',
});

export const StoreChecklistContext = createActorContext(storeChecklistMachine);
