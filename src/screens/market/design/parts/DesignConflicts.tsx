import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import {
  designLabels,
  describeDesignValue,
  storeDesignMessages,
} from '#content/messages/market/store-design';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { stack } from '#theme/layout.css';

/** For each part of the design that two tabs have changed, asks the seller which value to keep. */
export function DesignConflicts() {
  const design = StoreDesignContext.useActorRef();
  const conflicts = StoreDesignContext.useSelector(({ context }) => context.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <AlertPanel isLive tone="warning" level={2} title={storeDesignMessages.conflictTitle}>
      <div className={stack({ gap: 'm' })}>
        <p>{storeDesignMessages.conflictHelp}</p>
        {conflicts.map(({ key, yours, theirs }) => (
          <RadioGroup
            key={key}
            label={designLabels[key]}
            options={[
              {
                id: 'theirs',
                label: 'The other tab saved',
                description: describeDesignValue(theirs),
              },
              { id: 'yours', label: 'You have', description: describeDesignValue(yours) },
            ]}
            value={null}
            onChange={(choice) =>
              design.send({ type: 'resolve', key, choice: choice === 'yours' ? 'yours' : 'theirs' })
            }
          />
        ))}
      </div>
    </AlertPanel>
  );
}
