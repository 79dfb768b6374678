import type { FaqEntry } from './design';

export function withQuestion(faq: readonly FaqEntry[], id: string): readonly FaqEntry[] {
  return [...faq, { id, question: '', answer: '' }];
}

export function withoutQuestion(faq: readonly FaqEntry[], id: string): readonly FaqEntry[] {
  return faq.filter((entry) => entry.id !== id);
}

export function changedQuestion(
  faq: readonly FaqEntry[],
  id: string,
  changed: Partial<Omit<FaqEntry, 'id'>>,
): readonly FaqEntry[] {
  return faq.map((entry) => (entry.id === id ? { ...entry, ...changed } : entry));
}

/** The indexes start at 0. An index outside the list changes nothing. */
export function movedQuestion(
  faq: readonly FaqEntry[],
  from: number,
  to: number,
): readonly FaqEntry[] {
  const entry = faq[from];
  if (!entry || to < 0 || to >= faq.length) return faq;
  return faq.toSpliced(from, 1).toSpliced(to, 0, entry);
}
