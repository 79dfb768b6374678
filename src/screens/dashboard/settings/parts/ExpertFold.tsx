import { ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Field } from '#domain/bot-config/fields';
import { checkValue } from '#domain/bot-config/parse';
import { sameValue } from '#domain/same-value';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { box } from '#theme/box';
import type { Checked } from '../../health/HealthCount';
import { useLoadedAtRest } from '../at-rest';
import { health } from '../load-rest';
import * as css from './ExpertFold.css';

const FoldFindings = health.lazy(({ FoldFindings: part }) => part);

export interface ExpertFoldProps {
  heading: ReactNode;
  fields: readonly Field[];
  markedKey: string | null;
  /** What the health check needs; null while the values load, and where there is no bot to check. */
  checked: Checked | null;
  children: ReactNode;
}

/**
 * Settings that few servers need. Opens by itself if one of them was opened by a link, was changed, has a problem, or is
 * something that the bot cannot do (product.md §9.1).
 */
export function ExpertFold({ heading, fields, markedKey, checked, children }: ExpertFoldProps) {
  const isTouched = ConfigEditContext.useSelector(({ context: { base, draft } }) =>
    fields.some(
      (field) =>
        !sameValue(base[field.key], draft[field.key]) ||
        checkValue(field, draft[field.key]) !== null,
    ),
  );
  const [hasFinding, setHasFinding] = useState(false);
  const isChecked = useLoadedAtRest(health.load, checked !== null);
  const isWanted = isTouched || hasFinding || fields.some(({ key }) => key === markedKey);
  const [wasWanted, setWasWanted] = useState(isWanted);
  const [isOpen, setIsOpen] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={css.fold}
    >
      <summary className={css.summary}>
        <ChevronRight aria-hidden className={css.chevron} />
        <span className={box({ shrinks: true })}>
          {heading}
          <span className={box({ size: 's', color: 'textMuted', breaks: true })}>
            {fields.map(({ label }) => label).join(', ')}
          </span>
        </span>
      </summary>
      {children}
      {checked !== null && isChecked && (
        <Suspense fallback={null}>
          <FoldFindings {...checked} fields={fields} onFound={setHasFinding} />
        </Suspense>
      )}
    </details>
  );
}
