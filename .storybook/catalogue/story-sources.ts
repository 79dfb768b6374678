const sources = import.meta.glob<string>('../../src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The code of each story, keyed by the story's id. */
const stories = new Map(
  Object.values(sources).flatMap((code) => storiesIn(code).map(({ id, body }) => [id, body])),
);

/** The id of the first story whose code has a word or a quoted text. */
const byWord = new Map<string, string>();
for (const [id, body] of stories) {
  for (const [word] of body.matchAll(/\b\w+\.\w+\b|'(?:[^'\\\n]|\\.)+'/g)) {
    if (!byWord.has(word)) byWord.set(word, id);
  }
}

/** Returns the stories in the code of a file, with the ids that Storybook gives them. */
export function storiesIn(code: string): { id: string; body: string }[] {
  const title = /title: '([^']+)'/.exec(code)?.[1];
  if (!title) return [];
  const parts = [...code.matchAll(/export const (\w+) = meta\.story/g)];
  return parts.map((part, at) => ({
    id: `${kebab(title)}--${kebab(part[1] ?? '')}`,
    body: code.slice(part.index, parts[at + 1]?.index),
  }));
}

/** Returns the id of a story whose code names a text by its reference or has the text itself, or null. */
export function storyThatNames(text: string, reference: string | null): string | null {
  return (
    (reference === null ? null : byWord.get(reference)) ??
    (text.includes(' ') ? byWord.get(`'${text}'`) : undefined) ??
    null
  );
}

function kebab(words: string): string {
  return words
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();
}
