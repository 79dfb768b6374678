import { once } from './once';

const formats = {
  and: once(() => new Intl.ListFormat('en-US', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('en-US', { type: 'disjunction' })),
};

export function formatList(entries: readonly string[], word: 'and' | 'or' = 'and'): string {
  return formats[word]().format(entries);
}
