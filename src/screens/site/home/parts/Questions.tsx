import { ChevronDown } from 'lucide-react';
import { questions } from '#content/questions';
import { box } from '#theme/box';
import * as css from './Questions.css';
import { SectionHead } from './SectionHead';

/** Questions that owners ask before they buy (product.md §3.4). */
export function Questions() {
  return (
    <section id="questions" aria-labelledby="questions-heading" className={css.section}>
      <SectionHead
        id="questions-heading"
        title="Questions"
        text="Something else? Ask us on Discord."
      />
      <div className={css.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={css.question}>
            <summary className={css.summary}>
              <span className={box({ shrinks: true, weight: 'medium' })}>{question}</span>
              <ChevronDown aria-hidden className={css.chevron} />
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
