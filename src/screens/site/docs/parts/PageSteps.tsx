import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import { type DocStep, stepsAround } from '../reading-order';
import * as css from './PageSteps.css';

/** Links to the previous and the next page. */
export function PageSteps({ path }: { path: string }) {
  const { previous, next } = stepsAround(path);
  if (!previous && !next) return null;
  return (
    <nav aria-label={labelOf([previous, next])} className={css.steps}>
      {previous && (
        <Anchor href={previous.path} rel="prev" className={css.step.previous}>
          <ArrowLeft aria-hidden className={css.icon} />
          <Words step={previous} />
        </Anchor>
      )}
      {next && (
        <Anchor href={next.path} rel="next" className={css.step.next}>
          <Words step={next} />
          <ArrowRight aria-hidden className={css.icon} />
        </Anchor>
      )}
    </nav>
  );
}

function Words({ step: { direction, title } }: { step: DocStep }) {
  return (
    <span className={css.words}>
      <span className={css.direction}>{direction}</span> <span>{title}</span>
    </span>
  );
}

function labelOf(steps: readonly (DocStep | null)[]): string {
  const isAmongVersions = steps.every(
    (step) => step === null || step.direction === 'Newer' || step.direction === 'Older',
  );
  return isAmongVersions ? 'Newer and older versions' : 'Previous and next pages';
}
