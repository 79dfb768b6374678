import type { SnapshotFrom } from 'xstate';
import type { captchaMachine } from './captcha.machine';

/** What the page shows: the widget without a dialog, a view of the dialog, or nothing. */
export type CaptchaView = 'nothing' | 'quiet' | 'loading' | 'challenging' | 'blocked' | 'refused';

export function captchaView({ value }: SnapshotFrom<typeof captchaMachine>): CaptchaView {
  if (typeof value === 'string') return 'nothing';
  if ('quiet' in value) return value.quiet === 'checking' ? 'quiet' : 'nothing';
  return typeof value.shown === 'string' ? value.shown : value.shown.failed;
}
