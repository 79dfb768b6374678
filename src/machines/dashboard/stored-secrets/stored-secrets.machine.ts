import type { SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

export type SecretsAnswer = Result<readonly SecretRecord[], { kind: 'unreachable' }>;

/** The secrets are read when a field for one is first shown, and again after each save. */
export const storedSecretsMachine = reader<{
  answer: SecretsAnswer;
  /** A snowflake. */
  input: { serverId: string };
}>()({ id: 'storedSecrets', kinds: { unreachable: 'stays' }, follows: 'reload' });

export const StoredSecretsContext = createReaderContext(storedSecretsMachine);
