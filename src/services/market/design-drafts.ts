import { badgeIcons, layouts, supportTypes } from '#domain/marketplace/design';
import type { DesignDraft, DesignForm } from '#domain/marketplace/design-form';
import * as v from 'valibot';
import { openTabDraft, storeTabDraft } from '../browser/tab-drafts';

/** The user and the store that a draft belongs to. Other users of the browser cannot read the draft. */
export interface DesignDraftOwner {
  /** The user's id in Supabase Auth. */
  userId: string;
  storeId: string;
}

const form: v.GenericSchema<unknown, DesignForm> = v.object({
  primaryColor: v.string(),
  secondaryColor: v.string(),
  accentColor: v.string(),
  useGradient: v.boolean(),
  heroSubtitle: v.string(),
  iconBadge: v.picklist(badgeIcons),
  layout: v.picklist(layouts),
  supportType: v.picklist(supportTypes),
  customSupportHours: v.string(),
  faq: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
});
const draftSchema = v.object({ version: v.number(), base: form, form });

const prefixOf = ({ userId, storeId }: DesignDraftOwner) =>
  `grouped:design-draft:${userId}:${storeId}:`;

/** Returns null if no design is stored or it cannot be parsed. */
export function openDesignDraft(owner: DesignDraftOwner): Promise<DesignDraft | null> {
  return openTabDraft(prefixOf(owner), (stored) => {
    const parsed = v.safeParse(draftSchema, stored);
    return parsed.success ? parsed.output : null;
  });
}

export function storeDesignDraft(owner: DesignDraftOwner, draft: DesignDraft | null): void {
  storeTabDraft(prefixOf(owner), draft);
}
