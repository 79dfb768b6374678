import { MOST_FILE_BYTES, parseConfigFile } from '#domain/bot-config/config-file';
import type { Proposal, ProposalError, TextSource } from '#domain/bot-config/proposal';
import type { Result } from '#domain/result';
import { readTextFile } from '../browser/files';

/** Reads the values of a file or a pasted text. */
export async function readText(source: TextSource): Promise<Result<Proposal, ProposalError>> {
  if (source.kind === 'text') return parseConfigFile(source.text);
  const text = await readTextFile(source.file, MOST_FILE_BYTES);
  return text.ok ? parseConfigFile(text.value) : text;
}
