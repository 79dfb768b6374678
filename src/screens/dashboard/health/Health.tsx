import { Lock, Unplug } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { healthMessages, severityTexts } from '#content/messages/dashboard/health';
import { findingsText } from '#content/messages/dashboard/health-count';
import { hasFullAccess } from '#domain/permissions/panel-access';
import { box, row, stack } from '#theme/box';
import { isHealthListed, tabsFor } from '../settings/open-tabs';
import * as css from './Health.css';
import { HealthLines, type HealthLinesProps } from './HealthLines';
import { CheckAgain, CheckedAt, Doubts } from './HealthStatus';
import { NotInServer } from './NotInServer';
import { Pictures } from './Pictures';
import { type HealthView, useHealth } from './HealthCount';

export interface HealthProps extends Omit<HealthLinesProps, 'lines' | 'isIgnored' | 'focus'> {
  /** Unix ms, for relative times. Defaults to the current time. */
  now: number | undefined;
  /** What is wrong with the webhook for notices, for a viewer who administers the server. */
  notices?: ReactNode;
}

/** What the bot cannot do, as far as the stored settings and the server's roles and channels say (product.md §9.23). */
export function Health(props: HealthProps) {
  const { who } = props;
  const view = useHealth(props);
  if (who.server.isDemo) {
    return <EmptyState title={healthMessages.demo} description={healthMessages.demoHelp} />;
  }
  if (!isHealthListed(who.server, tabsFor(who))) {
    return <EmptyState icon={<Lock />} title={healthMessages.noRights} />;
  }
  switch (view.state) {
    case 'loading':
      return <LoadingHealth />;
    case 'unreachable':
      return (
        <EmptyState
          icon={<Unplug />}
          title={healthMessages.unreachable}
          description={healthMessages.unreachableHelp}
          actions={<CheckAgain />}
        />
      );
    case 'botNotInServer':
      return <NotInServer {...props} />;
    case 'checked':
      return <CheckedHealth {...props} view={view} />;
  }
}

function CheckedHealth(props: HealthProps & { view: HealthView }) {
  const { who, view } = props;
  const titleId = useId();
  /** Takes the focus after the line that had it is gone. */
  const title = useRef<HTMLHeadingElement>(null);
  const focus = () => title.current?.focus();
  const isClear = view.count === 0 && view.bot === 'known';
  const isHealthy = isClear && view.ignoredLines.length === 0;
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={row({ gap: 'm', wraps: true, align: 'start' })}>
        <div className={`${stack({ gap: 'xs' })} ${css.summary}`}>
          <h2
            ref={title}
            id={titleId}
            tabIndex={-1}
            className={box({ size: 'l', weight: 'strong', letterSpacing: '-0.01em', digits: true })}
          >
            {isHealthy && healthMessages.healthy}
            {!isHealthy && (isClear ? healthMessages.allIgnored : findingsText(view.count))}
          </h2>
          <p className={box({ size: 's', color: 'textMuted' })}>
            {isHealthy ? healthMessages.healthyHelp : healthMessages.help}{' '}
            {!hasFullAccess(who) && healthMessages.onlyOwn} <CheckedAt now={props.now} />
          </p>
        </div>
        <CheckAgain />
      </div>
      <Doubts bot={view.bot} />
      {props.notices}
      {(['fails', 'limited'] as const).map((severity) => {
        const lines = view.lines.filter((line) => line.severity === severity);
        if (lines.length === 0) return null;
        return (
          <div key={severity} className={stack({ gap: 's' })}>
            <h3 className={box({ weight: 'strong' })}>{severityTexts[severity]}</h3>
            <HealthLines {...props} lines={lines} focus={focus} />
          </div>
        );
      })}
      <Pictures {...props} focus={focus} ignoredLines={view.ignoredLines} />
    </section>
  );
}

function LoadingHealth() {
  return (
    <div role="status" aria-busy aria-label={healthMessages.loading} className={css.section}>
      <Skeleton width="12rem" />
      <div className={`${box({ surface: 'card' })} ${css.list}`}>
        {(['60%', '45%', '55%'] as const).map((width) => (
          <div key={width} className={css.item}>
            <Skeleton width="1.375rem" />
            <div className={stack({ gap: 's' })}>
              <Skeleton width={width} />
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
