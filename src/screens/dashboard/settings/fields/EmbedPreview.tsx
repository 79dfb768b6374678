import { PencilRuler } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import {
  type BotMessageValue,
  botMessage,
  isBlankBotMessage,
} from '#domain/bot-config/bot-message';
import { isSameLook, lookOf } from '#domain/bot-config/bot-look';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { encodePlainShare } from '#domain/message/share-link';
import { stateWith } from '#domain/message/return-to';
import { paths } from '#domain/paths';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { useAddress } from '#components/NavigationProvider/NavigationProvider';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box, stack } from '#theme/box';
import { lazyComponent } from '../../../shell/lazy-component';
import * as css from './large-controls.css';

const BotMessage = lazyComponent(
  async () => (await import('../../../designer/preview/BotMessage')).BotMessage,
  settingFieldMessages.previewNotLoaded,
);

export interface EmbedPreviewProps {
  field: { key: string; label: string };
  setting: BotMessageValue;
  resources: GuildResources;
}

/**
 * Shows the message as members will see it, with a link to the designer (product.md §9.21). Uses a deferred value, so
 * that a key press does not wait for the preview.
 */
export function EmbedPreview({ field, setting, resources }: EmbedPreviewProps) {
  const shown = useDeferredValue(setting);
  const look = useDeferredValue(
    ConfigEditContext.useSelector(({ context }) => lookOf(context.draft), isSameLook),
  );
  const [now] = useState(() => Date.now());
  const { pathname } = useAddress();
  const isBlank = isBlankBotMessage(shown);
  const message = botMessage(shown, look, now);
  const returnTo = { href: `${pathname}#${field.key}`, label: field.label };
  return (
    <div className={stack({ gap: 's', align: 'start', shrinks: true })}>
      <section aria-label={`Preview of ${field.label}`} className={css.previewed}>
        {isBlank ? (
          <p className={box({ padding: 'l', surface: 'dashed', size: 's', color: 'textMuted' })}>
            {settingFieldMessages.nothingToPreview}
          </p>
        ) : (
          <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
            <BotMessage message={message} now={now} resources={resources} />
          </Suspense>
        )}
      </section>
      {!isBlank && (
        <LinkButton
          href={paths.embeds.href(encodePlainShare(message))}
          routerOptions={{ state: stateWith(returnTo) }}
          icon={<PencilRuler />}
          tone="plain"
          size="compact"
        >
          {settingFieldMessages.openInDesigner}
        </LinkButton>
      )}
    </div>
  );
}
