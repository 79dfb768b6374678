import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './AlertPanel.css';

const icons = {
  danger: <OctagonAlert />,
  warning: <TriangleAlert />,
  info: <Info />,
} satisfies Record<css.AlertPanelTone, ReactNode>;

export interface AlertPanelProps {
  tone: css.AlertPanelTone;
  title: string;
  /** Where the title stands among the page's headings. */
  level?: 2 | 3;
  /** What happened, and what it means for the reader. */
  children?: ReactNode;
  /** The way out: usually one button. */
  actions?: ReactNode;
  /** Read out at once when it appears. Leave it off for a panel that is there when the page opens. */
  isLive?: boolean;
}

/** Something is wrong, or worth knowing, about the page around it. */
export function AlertPanel(props: AlertPanelProps) {
  const { tone, title, level = 2, children, actions, isLive = false } = props;
  const Title = `h${level}` as const;
  return (
    <div role={isLive ? 'alert' : undefined} className={css.panel({ tone })}>
      <span aria-hidden className={css.icon({ tone })}>
        {icons[tone]}
      </span>
      <div className={css.words}>
        <Title className={css.title}>{title}</Title>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
