import {
  fileLimits,
  type FileProblem,
  type MemberFile,
  memberFileOf,
} from '#domain/marketplace/member-file';
import type { Result } from '#domain/result';
import { readTextFile } from './files';

/** Reads a CSV file of members. The separator is a comma, a semicolon, a tab or a vertical bar. */
export async function readMemberFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<Result<MemberFile, FileProblem>> {
  const read = await readTextFile(file, fileLimits.bytes);
  if (!read.ok) return read;
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(read.value);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { ok: false, error: { kind: 'broken', line: (broken.row ?? 0) + 1 } };
  return memberFileOf(file.name, data);
}
