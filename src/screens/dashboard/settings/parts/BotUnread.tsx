import { TriangleAlert } from 'lucide-react';
import { hasBotNeed } from '#domain/bot-config/bot-needs';
import type { FieldGroup } from '#domain/bot-config/fields';
import { Notice } from '#components/Notice/Notice';
import { botLimitMessages } from '#content/messages/dashboard/bot-limits';

/**
 * A notice that the bot's rights could not be loaded. It is shown on tabs with settings that depend on these rights
 * (product.md §9.20).
 */
export function BotUnread({ groups }: { groups: readonly FieldGroup[] }) {
  const isAsked = groups.some(({ fields }) => fields.some(({ key }) => hasBotNeed(key)));
  return isAsked && <Notice icon={<TriangleAlert />} text={botLimitMessages.unread} />;
}
