import { step, steps } from '../parts/Blocks.css';
import { Rich } from '../parts/Rich';
import * as css from './OnboardingSteps.css';

export interface OnboardingStepsProps {
  steps: readonly { title: string; text: string }[];
}

export function OnboardingSteps({ steps: list }: OnboardingStepsProps) {
  return (
    <ol className={steps}>
      {list.map(({ title, text }) => (
        <li key={title} className={step}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
