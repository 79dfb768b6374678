import { addressOf } from './feed';

/** The content of `/llms.txt` (llmstxt.org). Texts have no line breaks. */
export interface LlmsContent {
  title: string;
  summary: string;
  /** Paragraphs between the summary and the links. */
  notes: readonly string[];
  groups: readonly {
    title: string;
    links: readonly { path: string; title: string; description: string }[];
  }[];
}

/** Returns the text of `/llms.txt`: Markdown with a title, a summary and groups of described links. */
export function llmsText({ title, summary, notes, groups }: LlmsContent, origin: string): string {
  const links = groups.map((group) =>
    [
      `## ${group.title}\n`,
      ...group.links.map(
        (link) =>
          `- [${bracketed(link.title)}](${addressOf(origin, link.path)}): ${link.description}`,
      ),
    ].join('\n'),
  );
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...links].join('\n\n')}\n`;
}

/** Escapes the text of a Markdown link. */
function bracketed(text: string): string {
  return text.replace(/[[\]\\]/gu, '\\$&');
}
