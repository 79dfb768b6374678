import { useMemo } from 'react';
import { type Preview, previewOf } from '#domain/bot-config/proposal';
import { canEditKey } from '#domain/permissions/config-rights';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import type { Who } from '../settings/parts/use-saving';

const noPreview: Preview = { changes: [], leftOut: [] };

/** Follows the form and the viewer's rights while the dialog is open. */
export function usePreview({ server, editor }: Who): Preview {
  const proposal = ConfigProposalContext.useSelector(({ context }) => context.proposal);
  const partners = ConfigProposalContext.useSelector(({ context }) => context.partners);
  const base = ConfigEditContext.useSelector(({ context }) => context.base);
  const draft = ConfigEditContext.useSelector(({ context }) => context.draft);
  return useMemo(
    () =>
      proposal
        ? previewOf(proposal, partners, {
            base,
            draft,
            isSeen: (key) => canEditKey({ server, editor, key }),
          })
        : noPreview,
    [proposal, partners, base, draft, server, editor],
  );
}
