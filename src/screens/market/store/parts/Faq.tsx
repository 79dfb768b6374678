import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { answeredQuestions } from '#domain/marketplace/design';
import type { StorePage } from '#domain/marketplace/store';
import { box, stack } from '#theme/box';
import * as css from '../StoreView.css';

/** Shows only entries with both a question and an answer. In the minimal layout, all answers are open. */
export function Faq({ store: { design } }: { store: StorePage }) {
  const titleId = useId();
  const { layout } = design;
  const entries = answeredQuestions(design);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={stack({ gap: 'l' })}>
      <h2 id={titleId} className={css.heading({ layout })}>
        Frequently Asked Questions
      </h2>
      <div className={css.textList({ layout })}>
        {entries.map(({ id, question, answer }) =>
          layout === 'minimal' ? (
            <div key={id}>
              <h3 dir="auto" className={box({ shrinks: true, weight: 'medium', breaks: true })}>
                {question}
              </h3>
              <p dir="auto" className={css.answer}>
                {answer}
              </p>
            </div>
          ) : (
            <details key={id} className={css.question}>
              <summary className={css.summary}>
                <span dir="auto" className={box({ shrinks: true, weight: 'medium', breaks: true })}>
                  {question}
                </span>
                <ChevronDown aria-hidden className={css.chevron} />
              </summary>
              <p dir="auto" className={css.answer}>
                {answer}
              </p>
            </details>
          ),
        )}
      </div>
    </section>
  );
}
