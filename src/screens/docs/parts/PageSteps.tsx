import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor } from '#components/Link/Anchor';
import { stepsAround } from '../reading-order';
import * as css from './PageSteps.css';

export function PageSteps({ path }: { path: string }) {
  const { previous, next } = stepsAround(path);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className={css.steps}>
      {previous && (
        <Anchor href={previous.path} rel="prev" className={css.step.previous}>
          <ArrowLeft aria-hidden className={css.icon} />
          <span className={css.words}>
            <span className={css.direction}>Previous</span> <span>{previous.title}</span>
          </span>
        </Anchor>
      )}
      {next && (
        <Anchor href={next.path} rel="next" className={css.step.next}>
          <span className={css.words}>
            <span className={css.direction}>Next</span> <span>{next.title}</span>
          </span>
          <ArrowRight aria-hidden className={css.icon} />
        </Anchor>
      )}
    </nav>
  );
}
