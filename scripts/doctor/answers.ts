// The parts of the answers that the rules read, as the APIs describe them. What else an answer has is ignored.
import * as v from 'valibot';

const text = v.nullish(v.string(), null);
const flag = v.nullish(v.boolean(), null);
const amount = v.nullish(v.number(), null);
/** A whole number as text: Discord sends large ones so. */
const digits = v.pipe(v.string(), v.regex(/^\d{1,39}$/));

/** Supabase Management API, `AuthConfigResponse`. */
const auth = v.looseObject({
  site_url: text,
  uri_allow_list: text,
  external_discord_enabled: flag,
  external_discord_client_id: text,
  external_discord_secret: text,
  smtp_host: text,
  smtp_admin_email: text,
  security_captcha_enabled: flag,
  security_captcha_provider: text,
  password_hibp_enabled: flag,
});

/** Supabase Management API, `V1StorageBucketResponse`. */
const bucket = v.object({ id: v.string(), public: v.boolean() });

/** Supabase Management API, `FunctionResponse`. */
const edgeFunction = v.object({ slug: v.string(), status: v.string(), verify_jwt: flag });

/** Supabase Management API, `ApiKeyResponse`. */
const apiKey = v.object({ name: v.string(), type: text, api_key: text });

/** Stripe, object `webhook_endpoint`. */
const stripeEndpoint = v.object({
  url: v.string(),
  status: v.string(),
  enabled_events: v.array(v.string()),
});

/** Whop, object `Webhook` of `GET /webhooks`. */
const whopWebhook = v.object({
  url: v.string(),
  enabled: v.boolean(),
  events: v.array(v.string()),
  api_version: v.string(),
});

/** Discord, `PrivateApplicationResponse`. */
const application = v.object({
  id: v.string(),
  flags: v.number(),
  bot_public: v.optional(v.boolean(), true),
  bot_require_code_grant: v.optional(v.boolean(), false),
  redirect_uris: v.array(v.string()),
  install_params: v.nullish(v.object({ permissions: digits }), null),
});

/** What the doctor reads, by the name that the requirements use. */
export const answerSchemas = {
  project: v.object({ status: v.string() }),
  auth,
  postgrest: v.object({ db_schema: v.string(), max_rows: v.number() }),
  functions: v.array(edgeFunction),
  secrets: v.array(v.object({ name: v.string() })),
  buckets: v.array(bucket),
  migrations: v.array(v.object({ version: v.string() })),
  apiKeys: v.array(apiKey),
  customHostname: v.object({ status: v.string(), custom_hostname: text }),
  extensions: v.array(v.object({ extname: v.string() })),
  jobs: v.array(v.object({ jobname: text, schedule: v.string(), active: v.boolean() })),
  vault: v.array(v.object({ name: text })),
  platformOwner: v.array(v.object({ owners: amount })),
  site: v.object({
    status: v.number(),
    headers: v.record(v.string(), v.string()),
    body: v.string(),
  }),
  storeList: v.object({ status: v.number() }),
  discord: application,
  stripe: v.object({ data: v.array(stripeEndpoint) }),
  whop: v.object({ data: v.array(whopWebhook) }),
} as const;

export type AnswerName = keyof typeof answerSchemas;
export type Answer<Name extends AnswerName> = v.InferOutput<(typeof answerSchemas)[Name]>;

/** `notAsked`: a token or an address is not in the environment, so nothing was requested. */
export type Reading<Value> =
  | { kind: 'read'; value: Value }
  | { kind: 'notAsked' }
  | { kind: 'failed'; request: string; reason: string };

export type Readings = { [Name in AnswerName]: Reading<Answer<Name>> };
