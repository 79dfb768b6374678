import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { Spinner } from '#components/Spinner/Spinner';
import {
  describeDesignValue,
  designLabels,
  storeDesignMessages,
} from '#content/messages/market/store-design';
import { leaveMessages } from '#content/messages/shell/shell';
import type { SoldMembership } from '#domain/marketplace/membership';
import {
  isDesignChanged,
  isDesignRestored,
  StoreDesignContext,
} from '#machines/market/store-design/store-design.machine';
import { box, stack } from '#theme/box';
import { Announcer } from '../../shell/Announcer';
import { LeaveGuard } from '../../shell/LeaveGuard';
import { RestoredNotice } from '../seller/parts/SellerAlerts';
import * as css from './Design.css';
import { DesignToolbar } from './parts/DesignToolbar';
import { FaqFields } from './parts/FaqFields';
import { LookFields } from './parts/LookFields';
import { Preview } from './parts/Preview';
import { TextFields } from './parts/TextFields';

export interface DesignProps {
  memberships: readonly SoldMembership[];
  /** The current time in Unix ms. It determines which price the preview shows. */
  now: number;
  /** Whether this browser stores drafts. */
  isKept: boolean;
}

/**
 * The form and the preview side by side, or one of them on a narrow screen (product.md §21.10). Reads `store-design`.
 */
export function Design({ memberships, now, isKept }: DesignProps) {
  const design = StoreDesignContext.useActorRef();
  const isOpening = StoreDesignContext.useSelector((state) => state.matches('opening'));
  const isPreview = StoreDesignContext.useSelector((state) =>
    state.matches({ open: { view: 'preview' } }),
  );
  const isRestored = StoreDesignContext.useSelector(isDesignRestored);
  useFirstProblemFocused();
  if (isOpening) {
    return (
      <div className={css.opening}>
        <Spinner label="Loading the design" />
      </div>
    );
  }
  return (
    <Announcer>
      <div className={stack({ gap: 'l' })}>
        <PageHeader title={storeDesignMessages.title} subtitle={storeDesignMessages.help} />
        <DesignToolbar />
        <RestoredNotice
          isRestored={isRestored}
          onDiscard={() => design.send({ type: 'discard' })}
        />
        <DesignConflicts />
        <div className={css.panes} data-view={isPreview ? 'preview' : 'form'}>
          <div className={css.form}>
            <Section title="Look">
              <LookFields />
            </Section>
            <Section title="Texts and figures">
              <TextFields />
            </Section>
            <Section title={designLabels.faq}>
              <FaqFields />
            </Section>
            <div>
              <Button
                tone="plain"
                icon={<RotateCcw />}
                onPress={() => design.send({ type: 'reset' })}
              >
                Reset to Defaults
              </Button>
            </div>
          </div>
          <div className={css.preview}>
            <Preview memberships={memberships} now={now} />
          </div>
        </div>
        <LeaveDesign isKept={isKept} />
      </div>
    </Announcer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <h2 id={titleId} className={box({ size: 'l', weight: 'strong' })}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** When a save is rejected because of invalid fields, focuses the first invalid field. */
function useFirstProblemFocused(): void {
  const design = StoreDesignContext.useActorRef();
  useEffect(() => {
    const refused = design.on('problems', () => {
      design.send({ type: 'show', view: 'form' });
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>('[data-place] [aria-invalid=true]:is(input, textarea)')
          ?.focus(),
      );
    });
    return () => refused.unsubscribe();
  }, [design]);
}

/** If this browser does not store drafts, asks the seller before unsaved changes are lost. */
function LeaveDesign({ isKept }: { isKept: boolean }) {
  const design = StoreDesignContext.useActorRef();
  const isChanged = StoreDesignContext.useSelector(isDesignChanged);
  return (
    <LeaveGuard
      isLosing={() => !isKept && isDesignChanged(design.getSnapshot())}
      wasLosing={!isKept && isChanged}
      description={leaveMessages.helpNotKept}
      onDiscard={() => design.send({ type: 'discard' })}
    />
  );
}

function DesignConflicts() {
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
