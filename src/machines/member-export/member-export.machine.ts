import { createActorContext } from '@xstate/react';
import type { MembersQuery } from '#domain/marketplace/members-query';
import type { MembersError, StoreMember } from '#domain/marketplace/store-member';
import type { Result } from '#domain/result';
import { command } from '../charts/command';

/** Reads the members on all pages of a search, for a CSV file (product.md §21.13). */
export const memberExportMachine = command<{
  answer: Result<readonly StoreMember[], MembersError>;
  subject: { storeId: string; query: MembersQuery };
}>()({
  id: 'memberExport',
  kinds: { signInRequired: true, notAllowed: true, unreachable: true },
  asks: false,
});

export const MemberExportContext = createActorContext(memberExportMachine);
