import { RotateCw } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Avatar } from '#components/Avatar/Avatar';
import { Button } from '#components/Button/Button';
import { categoryNames } from '#content/messages/market/marketplace';
import {
  fieldLabels,
  sellerMessages,
  setupErrorHelp,
  setupErrors,
} from '#content/messages/market/seller';
import type { StoreCategory } from '#domain/marketplace/store';
import type { StoreField, StoreForm } from '#domain/marketplace/store-form';
import type { SetupErrorKind } from '#machines/market/store-setup/store-setup.events';
import { StoreSetupContext } from '#machines/market/store-setup/store-setup.machine';
import { box, row } from '#theme/box';
import { useSetupView } from './setup-form';
import * as css from './Setup.css';

/** The errors after which a retry of the same save can succeed. */
const repeatable: readonly SetupErrorKind[] = [
  'conflict',
  'unreachable',
  'unanswered',
  'notAdministrator',
];

/** Explains why the setup was not saved. The form keeps all input. */
export function SetupAlert({ onSignIn }: { onSignIn: () => void }) {
  const setup = StoreSetupContext.useActorRef();
  const view = useSetupView();
  if (['loading', 'editing', 'saving', 'saved', 'created'].includes(view)) return null;
  const kind = view as SetupErrorKind;
  const help = setupErrorHelp[kind];
  return (
    <AlertPanel
      isLive
      tone={kind === 'conflict' || kind === 'undecided' ? 'warning' : 'danger'}
      title={setupErrors[kind]}
      actions={
        <>
          {repeatable.includes(kind) && (
            <Button tone="plain" icon={<RotateCw />} onPress={() => setup.send({ type: 'save' })}>
              Save again
            </Button>
          )}
          {kind === 'signInRequired' && <Button onPress={onSignIn}>Sign in</Button>}
          <Button tone="plain" onPress={() => setup.send({ type: 'dismiss' })}>
            Dismiss
          </Button>
        </>
      }
    >
      {help && <p>{help}</p>}
    </AlertPanel>
  );
}

export interface ClashesProps {
  logoUrlOf: (path: string | null) => string | null;
}

/** The fields that were also changed in another tab, each with both values (product.md §21.8). */
export function Clashes({ logoUrlOf }: ClashesProps) {
  const setup = StoreSetupContext.useActorRef();
  const { clashes, form } = StoreSetupContext.useSelector(({ context }) => context);
  if (clashes.length === 0) return null;
  return (
    <AlertPanel isLive tone="warning" title={sellerMessages.clashTitle}>
      <p>{sellerMessages.clashHelp}</p>
      {clashes.map(({ field, theirs }) => {
        const choose = (choice: 'yours' | 'theirs') =>
          setup.send({ type: 'resolve', field, choice });
        const label = fieldLabels[field];
        return (
          <div
            key={field}
            role="group"
            aria-label={label}
            className={box({ paddingBlock: 'm', separator: 'above' })}
          >
            <dl>
              <dt>{`${label}, here`}</dt>
              <dd className={css.clashValue}>
                <Value field={field} value={form[field]} logoUrlOf={logoUrlOf} />
              </dd>
              <dt>{`${label}, in the other tab`}</dt>
              <dd className={css.clashValue}>
                <Value field={field} value={theirs} logoUrlOf={logoUrlOf} />
              </dd>
            </dl>
            <div className={row({ gap: 's', wraps: true })}>
              <Button tone="plain" size="compact" onPress={() => choose('yours')}>
                Keep mine
              </Button>
              <Button tone="plain" size="compact" onPress={() => choose('theirs')}>
                Use the other one
              </Button>
            </div>
          </div>
        );
      })}
    </AlertPanel>
  );
}

interface ValueProps extends ClashesProps {
  field: StoreField;
  value: StoreForm[StoreField];
}

function Value({ field, value, logoUrlOf }: ValueProps) {
  if (field === 'logoPath' && typeof value === 'string') {
    return <Avatar src={logoUrlOf(value)} name="" size={40} shape="rounded" label="Logo" />;
  }
  if (field === 'category') return categoryNames[value as StoreCategory];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === '' ? <em>None</em> : <bdi>{value}</bdi>;
}
