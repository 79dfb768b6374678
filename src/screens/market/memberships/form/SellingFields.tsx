import { Link } from '#components/Link/Link';
import { TextField } from '#components/TextField/TextField';
import { checkoutText, fieldNames, membershipMessages } from '#content/messages/market/memberships';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { checkoutOf } from '#domain/marketplace/checkout';
import { readCheckoutLink } from '#domain/marketplace/checkout-link';
import type { OwnStore } from '#domain/marketplace/own-store';
import { paths } from '#domain/paths';
import { box, stack } from '#theme/box';
import { limited } from '../../../dashboard/guild/limits';
import { Picker, unknownGuildHint } from '../../../dashboard/guild/Picker';
import { LimitedContext } from '#screens/dashboard/guild/guild-options';
import { useFormField } from './use-form-field';

/** The field for the checkout link. Its help text names the host, so that the seller can check where the link goes. */
export function CheckoutField() {
  const checkoutUrl = useFormField('checkoutUrl');
  const link = readCheckoutLink(checkoutUrl.value);
  const checkout = link.ok && link.url !== null ? checkoutOf(link.url) : null;
  const isMissing = link.ok && link.url === null;
  return (
    <div className={stack({ gap: 'm' })}>
      <TextField
        data-field="checkoutUrl"
        label={fieldNames.checkoutUrl}
        description={checkout ? checkoutText(checkout) : membershipMessages.checkoutHelp}
        inputMode="url"
        autoComplete="off"
        spellCheck="false"
        placeholder="https://"
        {...checkoutUrl}
      />
      {isMissing && (
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {membershipMessages.checkoutMissing}
        </p>
      )}
    </div>
  );
}

export interface RoleFieldProps {
  store: OwnStore;
  resources: GuildResources;
}

export function RoleField({ store, resources }: RoleFieldProps) {
  const roleId = useFormField('roleId');
  if (store.serverId === null && roleId.value === '') {
    return (
      <div>
        <p className={box({ size: 's', weight: 'medium' })}>{fieldNames.roleId}</p>
        <p className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {membershipMessages.roleWithoutServer}{' '}
          <Link href={paths.seller.href(store.id, 'setup')}>Go to setup</Link>
        </p>
      </div>
    );
  }
  return (
    <div data-field="roleId">
      <LimitedContext value={limited}>
        <Picker
          thing="role"
          resources={resources}
          use="givesRole"
          label={fieldNames.roleId}
          description={
            store.refusedRoleIds.includes(roleId.value)
              ? membershipMessages.roleRefused
              : (unknownGuildHint('role', resources) ?? membershipMessages.roleHelp)
          }
          errorMessage={roleId.errorMessage}
          value={roleId.value}
          onChange={(role) => {
            roleId.onChange(role);
            roleId.onBlur();
          }}
        />
      </LimitedContext>
    </div>
  );
}
