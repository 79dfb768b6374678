import { Suspense } from 'react';
import type { Setup } from '#domain/bot-config/setups';
import { lazyComponent } from '../../../shell/lazy-component';
import type { HealthProps } from '../../health/Health';
import type { SetupPageProps } from '../../setup/SetupPage';
import type { StartHereProps } from '../../start/StartHere';
import type { Start, StartStore } from '../../start/use-start';

const StartHere = lazyComponent(async () => (await import('../../start/StartHere')).StartHere);
const Health = lazyComponent(async () => (await import('../../health/Health')).Health);
const SetupPage = lazyComponent(async () => (await import('../../setup/SetupPage')).SetupPage);

export interface OtherPageProps
  extends
    Omit<HealthProps, 'isWanted' | 'onJump'>,
    Pick<SetupPageProps, 'groups' | 'markedKey'>,
    Pick<StartHereProps, 'onJump' | 'onOpen'> {
  start: Start;
  /** Null on a demo server and in view-as. */
  startStore: StartStore | null;
  setup: Setup | null;
}

/** The checklist, a set-up, or the health check: what a dashboard shows instead of a tab. */
export function OtherPage(props: OtherPageProps) {
  const { start, startStore, setup, groups, markedKey, onJump, onOpen, notices, ...health } = props;
  const { who, resources, store } = health;
  return (
    <Suspense>
      {start.isOpen ? (
        <StartHere
          who={who}
          isMessageSent={start.isMessageSent}
          checked={{ who, resources, store }}
          onJump={onJump}
          onOpen={onOpen}
          onDismiss={() => startStore?.setMark('dismissed')}
        />
      ) : setup ? (
        <SetupPage
          {...health}
          setup={setup}
          groups={groups}
          markedKey={markedKey}
          isMessageSent={startStore && start.isMessageSent}
          onJump={onJump}
        />
      ) : (
        <Health {...health} notices={notices} onJump={onJump} />
      )}
    </Suspense>
  );
}
