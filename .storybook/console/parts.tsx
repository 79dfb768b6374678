import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import * as css from './parts.css';

interface PushProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  type?: 'button' | 'submit';
  icon?: ReactNode;
  look?: 'plain' | 'quiet' | 'main';
}

/** A button of the console. An icon button has an `aria-label` and no children. */
export function Push({ icon, look = 'plain', type = 'button', children, ...props }: PushProps) {
  return (
    <button {...props} type={type} className={css.push} data-look={look}>
      {icon}
      {children !== undefined && <span className={css.pushLabel}>{children}</span>}
    </button>
  );
}

interface GroupProps {
  title: string;
  hint?: string;
  /** Controls beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled part of the console. */
export function Group({ title, hint, tools, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {tools}
      </div>
      {hint && <p className={css.hint}>{hint}</p>}
      {children}
    </div>
  );
}
