import type { Answer } from './answers';
import type { Wanted } from './wanted';

type Setting = readonly [
  table: string,
  key: string,
  answer: string,
  valueOf: (text: string) => unknown,
];

const isOn = (text: string) => text === 'true';
const isOff = (text: string) => text !== 'true';
const asText = (text: string) => text;

/** Hours of a duration such as `720h`. */
const hours = (text: string) => Number(text.replace(/h$/, ''));
/** Seconds of a duration such as `1m`. */
const seconds = (text: string) => Number(text.replace(/m$/, '')) * 60;

/** The settings of supabase/config.toml, and their names in the answer, by the requirement that compares them. */
const settings = {
  accounts: [
    ['auth', 'enable_signup', 'disable_signup', isOff],
    ['auth', 'enable_anonymous_sign_ins', 'external_anonymous_users_enabled', isOn],
    ['auth', 'enable_manual_linking', 'security_manual_linking_enabled', isOn],
  ],
  passwords: [
    ['auth', 'minimum_password_length', 'password_min_length', Number],
    ['auth', 'password_requirements', 'password_required_characters', asText],
    [
      'auth.email',
      'secure_password_change',
      'security_update_password_require_reauthentication',
      isOn,
    ],
  ],
  emails: [
    ['auth.email', 'enabled', 'external_email_enabled', isOn],
    ['auth.email', 'enable_confirmations', 'mailer_autoconfirm', isOff],
    ['auth.email', 'double_confirm_changes', 'mailer_secure_email_change_enabled', isOn],
    ['auth.email', 'otp_length', 'mailer_otp_length', Number],
    ['auth.email', 'otp_expiry', 'mailer_otp_exp', Number],
    ['auth.email', 'max_frequency', 'smtp_max_frequency', seconds],
  ],
  rateLimits: [
    ['auth.rate_limit', 'email_sent', 'rate_limit_email_sent', Number],
    ['auth.rate_limit', 'token_refresh', 'rate_limit_token_refresh', Number],
    ['auth.rate_limit', 'sign_in_sign_ups', 'rate_limit_otp', Number],
    ['auth.rate_limit', 'token_verifications', 'rate_limit_verify', Number],
  ],
  sessions: [
    ['auth', 'jwt_expiry', 'jwt_exp', Number],
    ['auth', 'enable_refresh_token_rotation', 'refresh_token_rotation_enabled', isOn],
    ['auth', 'refresh_token_reuse_interval', 'security_refresh_token_reuse_interval', Number],
    ['auth.sessions', 'timebox', 'sessions_timebox', hours],
    ['auth.sessions', 'inactivity_timeout', 'sessions_inactivity_timeout', hours],
  ],
  secondFactor: [
    ['auth.mfa', 'max_enrolled_factors', 'mfa_max_enrolled_factors', Number],
    ['auth.mfa.totp', 'enroll_enabled', 'mfa_totp_enroll_enabled', isOn],
    ['auth.mfa.totp', 'verify_enabled', 'mfa_totp_verify_enabled', isOn],
  ],
} as const satisfies Record<string, readonly Setting[]>;

/** Returns the settings of a group whose hosted value differs from supabase/config.toml. An unset text counts as ''. */
export function differing(group: keyof typeof settings) {
  return (auth: Answer<'auth'>, { config }: Wanted): string[] =>
    settings[group].flatMap(([table, key, name, valueOf]) => {
      const text = config[table]?.[key];
      if (text === undefined) throw new Error(`supabase/config.toml has no ${key} in [${table}]`);
      const wanted = valueOf(text);
      const hosted = auth[name] ?? (wanted === '' ? '' : null);
      return hosted === wanted ? [] : [`[${table}] ${key}`];
    });
}

/** Returns the emails whose subject or text differs from supabase/templates. */
export function differingEmails(auth: Answer<'auth'>, { emails }: Wanted): string[] {
  return Object.entries(emails).flatMap(([name, { subject, content }]) => {
    const hosted = auth[`mailer_templates_${name}_content`];
    const same =
      auth[`mailer_subjects_${name}`] === subject &&
      typeof hosted === 'string' &&
      hosted.trim() === content.trim();
    return same ? [] : [name];
  });
}
