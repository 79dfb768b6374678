import { discordRequirements } from './discord';
import { differing, differingEmails } from './auth-settings';
import { paymentRequirements } from './payments';
import { absent, byHand, requires, unmet } from './requirement';
import type { Requirement } from './requirement';
import { siteRequirements } from './site';

const push = 'Terminal: `npx supabase config push`';

const projectRequirements: readonly Requirement[] = [
  requires('project', 'project', {
    sentence: 'Start the project, because nothing works while it is paused.',
    where: 'Supabase dashboard: Project overview',
    missing: ({ status }) => (status === 'ACTIVE_HEALTHY' ? [] : [status]),
  }),
  requires('migrations', 'migrations', {
    sentence: 'Apply all migrations, because functions and site need the newest schema.',
    where: 'Terminal: `npx supabase db push --remote`',
    missing: (applied, { migrations }) =>
      absent(
        migrations,
        applied.map(({ version }) => version),
      ),
  }),
  requires('exposed-schemas', 'postgrest', {
    sentence: 'Expose only the schema public, because requests must not reach the schema private.',
    where: push,
    missing: ({ db_schema, max_rows }, { config }) =>
      unmet({
        schemas: db_schema.replaceAll(/\s/g, '') === 'public',
        max_rows: max_rows === Number(config['api']?.['max_rows']),
      }),
  }),
  requires('buckets', 'buckets', {
    sentence: 'Create the public buckets, without which no picture can be uploaded or shown.',
    where: 'Terminal: `npx supabase db push --remote`, which creates them',
    missing: (found, { buckets }) =>
      absent(
        buckets,
        found.filter(({ public: isPublic }) => isPublic).map(({ id }) => id),
      ),
  }),
  requires('platform-owner', 'platformOwner', {
    sentence: 'Set the platform owner, without whom nobody can act for the platform.',
    where: 'Terminal: docs/deploy.md, step 6',
    missing: (rows) => unmet({ platform_owner: rows.some(({ owners }) => owners === 1) }),
  }),
];

const authRequirements: readonly Requirement[] = [
  requires('site-url', 'auth', {
    sentence: 'Set the site URL of auth to the URL of the site, to which sign-ins return.',
    where: push,
    missing: ({ site_url }, { siteUrl }) =>
      siteUrl === null ? null : unmet({ site_url: site_url === siteUrl }),
  }),
  requires('redirect-urls', 'auth', {
    sentence:
      'Allow no redirect URLs beside the site, because whoever can publish a page there can receive sessions.',
    where: push,
    missing: ({ uri_allow_list }) => unmet({ uri_allow_list: !uri_allow_list }),
  }),
  requires('discord-provider', 'auth', {
    sentence:
      'Switch on Discord as a provider, with the client ID and the client secret of the application.',
    where: push,
    missing: (auth, { discordClientId }) =>
      unmet({
        enabled: auth.external_discord_enabled === true,
        client_id:
          Boolean(auth.external_discord_client_id) &&
          (discordClientId === null || auth.external_discord_client_id === discordClientId),
        secret: Boolean(auth.external_discord_secret),
      }),
  }),
  requires('smtp', 'auth', {
    sentence:
      'Set an SMTP server, without which no seller can sign up and no buyer can confirm a purchase by email.',
    where: 'Supabase dashboard: Authentication, Emails, SMTP Settings',
    missing: ({ smtp_host, smtp_admin_email }) =>
      unmet({ host: Boolean(smtp_host), sender: Boolean(smtp_admin_email) }),
  }),
  requires('emails', 'auth', {
    sentence: 'Let email addresses be confirmed, by the codes that the site asks for.',
    where: push,
    missing: differing('emails'),
  }),
  requires('email-texts', 'auth', {
    sentence:
      "Send the emails of supabase/templates, because mail scanners use up the links of Supabase's own.",
    where: push,
    missing: differingEmails,
  }),
  requires('accounts', 'auth', {
    sentence: 'Allow sign-ups, and neither anonymous sign-ins nor manually linked identities.',
    where: push,
    missing: differing('accounts'),
  }),
  requires('passwords', 'auth', {
    sentence: 'Apply the rules of passwords, which the forms of the site repeat.',
    where: push,
    missing: differing('passwords'),
  }),
  requires('leaked-passwords', 'auth', {
    sentence: 'Switch on the check for leaked passwords, which needs a paid plan.',
    where: 'Supabase dashboard: Authentication, Sign In / Providers, Email',
    missing: (auth) => unmet({ password_hibp_enabled: auth.password_hibp_enabled === true }),
  }),
  requires('rate-limits', 'auth', {
    sentence: 'Apply the rate limits, without which codes can be guessed and emails are held back.',
    where: push,
    missing: differing('rateLimits'),
  }),
  requires('sessions', 'auth', {
    sentence: 'Apply the limits of sessions, which need a paid plan.',
    where: push,
    missing: differing('sessions'),
  }),
  requires('second-factor', 'auth', {
    sentence: 'Switch on authenticator apps as a second factor.',
    where: push,
    missing: differing('secondFactor'),
  }),
  requires('captcha', 'auth', {
    sentence:
      'Require Turnstile if the site has a site key, and otherwise no captcha, because sign-ins with a password fail if only one side has it.',
    where: 'Supabase dashboard: Authentication, Attack Protection; docs/deploy.md, Security check',
    missing: (auth, { hasCaptcha }) =>
      unmet({
        enabled: (auth.security_captcha_enabled === true) === hasCaptcha,
        provider: !hasCaptcha || auth.security_captcha_provider === 'turnstile',
      }),
  }),
];

const functionRequirements: readonly Requirement[] = [
  requires('functions', 'functions', {
    sentence: 'Deploy every edge function, each of which checks the session itself.',
    where: 'Terminal: `npx supabase functions deploy --use-api`',
    missing: (deployed, { functions }) =>
      absent(
        functions,
        deployed
          .filter(({ status, verify_jwt }) => status === 'ACTIVE' && verify_jwt !== true)
          .map(({ slug }) => slug),
      ),
  }),
  requires('function-secrets', 'secrets', {
    sentence: 'Set the secrets of the edge functions, without which they do not start.',
    where: 'Terminal: `npx supabase secrets set --env-file supabase/.env`',
    missing: (set, { secrets }) =>
      absent(
        secrets,
        set.map(({ name }) => name),
      ),
  }),
  requires('extensions', 'extensions', {
    sentence: 'Enable the extensions pg_cron and pg_net, which call functions on a schedule.',
    where: 'Supabase dashboard: Database, Extensions',
    missing: (found) =>
      absent(
        ['pg_cron', 'pg_net'],
        found.map(({ extname }) => extname),
      ),
  }),
  requires('vault', 'vault', {
    sentence:
      'Keep a secret key in Vault as functions_key, with which the schedule calls functions.',
    where: 'Supabase dashboard: SQL editor; docs/deploy.md, step 5',
    missing: (entries) =>
      absent(
        ['functions_key'],
        entries.map(({ name }) => name),
      ),
  }),
  requires('schedule', 'jobs', {
    sentence:
      'Schedule the jobs, without which roles are not checked, servers hear of no changes, and old data stays.',
    where: 'Supabase dashboard: SQL editor; docs/deploy.md, step 5',
    missing: (jobs) =>
      absent(
        ['server-links', 'send-messages', 'unused-pictures', 'prune'],
        jobs.filter(({ active }) => active).map(({ jobname }) => jobname),
      ),
  }),
];

/** Everything that a hosted project needs, in the order of docs/deploy.md, which repeats the sentences. */
export const requirements: readonly Requirement[] = [
  ...discordRequirements,
  ...projectRequirements,
  ...authRequirements,
  byHand(
    'delivery',
    'Sign up with an address of your own, to see that emails arrive and are not marked as spam.',
    'The site: /marketplace, Sign up',
  ),
  ...functionRequirements,
  ...siteRequirements,
  ...paymentRequirements,
];
