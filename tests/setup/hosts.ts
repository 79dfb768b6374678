import { readFileSync } from 'node:fs';
import { tablesOf } from '../../scripts/doctor/toml';

// Models of the two hosts, Vercel and Netlify. The models read the hosts' configuration files, because a test cannot
// reach either host.

/** The response of a host, with its headers, for a path at which the host has no file. */
export interface HostAnswer {
  /**
   * The file and status, or null if the host responds with its own 404 page. `file` is the target of a redirect, or the
   * path of a function (Vercel).
   */
  page: { file: string; status: number } | null;
  /** Values by header name. If two rules set the same header, the header has two values. */
  headers: Record<string, string[]>;
}

/**
 * Returns the response of Vercel. Vercel applies the redirects first. If none matches, it serves an existing file.
 * Otherwise it applies the rewrites.
 */
export function vercelAnswer(path: string): HostAnswer {
  const { redirects, rewrites, headers } = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    redirects: { source: string; destination: string; statusCode: number }[];
    rewrites: { source: string; destination: string }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const fits = ({ source }: { source: string }) => new RegExp(`^${source}$`).test(path);
  const redirect = redirects.find(fits);
  const rewrite = rewrites.find(fits);
  const to = rewrite?.destination ?? '';
  // With `cleanUrls`, the target of a rewrite is a file name without its extension.
  const file = to.startsWith('/api/') ? to : `${to}.html`;
  const rewritten = rewrite ? { file, status: 200 } : null;
  return {
    page: redirect ? { file: redirect.destination, status: redirect.statusCode } : rewritten,
    headers: collected(
      headers.filter(fits).flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    ),
  };
}

/**
 * Returns the response of Netlify, which applies the first redirect that matches. Netlify runs edge functions and
 * serves existing files before redirects.
 */
export function netlifyAnswer(path: string): HostAnswer {
  const tables = tablesOf(readFileSync('netlify.toml', 'utf8'));
  const fits = (pattern = '') =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const redirect = tables.find(
    ({ name, values }) => name === 'redirects' && fits(values['from']),
  )?.values;
  const rules = tables.flatMap(({ name, values }, index) =>
    name === 'headers' && fits(values['for']) ? [tables[index + 1]?.values ?? {}] : [],
  );
  return {
    page: redirect ? { file: redirect['to'] ?? '', status: Number(redirect['status']) } : null,
    headers: collected(rules.flatMap((rule) => Object.entries(rule))),
  };
}

function collected(pairs: string[][]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const [name = '', value = ''] of pairs) (headers[name] ??= []).push(value);
  return headers;
}
