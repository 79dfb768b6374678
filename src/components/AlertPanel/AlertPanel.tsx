import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './AlertPanel.css';
import { box } from '#theme/box';

const icons = {
  danger: <OctagonAlert />,
  warning: <TriangleAlert />,
  info: <Info />,
} satisfies Record<css.AlertPanelTone, ReactNode>;

export interface AlertPanelProps {
  tone: css.AlertPanelTone;
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces the panel to screen readers when it appears. Not for a panel that the page opens with. */
  isLive?: boolean;
}

export function AlertPanel(props: AlertPanelProps) {
  const { tone, title, level = 2, children, actions, isLive = false } = props;
  const Title = `h${level}` as const;
  return (
    <div role={isLive ? 'alert' : undefined} className={css.panel({ tone })}>
      <span aria-hidden className={css.icon({ tone })}>
        {icons[tone]}
      </span>
      <div className={box({ shrinks: true, breaks: true })}>
        <Title className={css.title}>{title}</Title>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
