import { CircleAlert, CircleCheck, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton';
import * as css from './Outcome.css';
import { stack } from '#theme/box';

const icons = {
  success: <CircleCheck />,
  danger: <CircleAlert />,
  neutral: <Send />,
} satisfies Record<css.OutcomeTone, ReactNode>;

export interface OutcomeProps {
  tone: css.OutcomeTone;
  text: string;
  children?: ReactNode;
  actions?: ReactNode;
  dismiss?: { label: string; onPress: () => void };
}

export function Outcome({ tone, text, children, actions, dismiss }: OutcomeProps) {
  return (
    <div className={css.card({ tone })}>
      <span aria-hidden className={css.icon({ tone })}>
        {icons[tone]}
      </span>
      <div className={stack({ gap: 's', shrinks: true, breaks: true })}>
        <p role={tone === 'danger' ? 'alert' : 'status'} className={css.text}>
          {text}
        </p>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {dismiss && (
        <div className={css.corner}>
          <IconButton label={dismiss.label} icon={<X />} size="compact" onPress={dismiss.onPress} />
        </div>
      )}
    </div>
  );
}
