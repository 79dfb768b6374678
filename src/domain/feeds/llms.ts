import { addressOf } from './feed';

/** What a site tells those who read it by machine (llmstxt.org). All texts are of one line. */
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

/** The text of `/llms.txt`: Markdown with a title, a summary and links in groups, each with what stands there. */
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

/** A text that may stand between the brackets of a link. */
function bracketed(text: string): string {
  return text.replace(/[[\]\\]/gu, '\\$&');
}
