import { AlertPanel } from '#components/AlertPanel/AlertPanel';

export interface FormAlertProps {
  /** The text to show; null to show nothing. */
  text: string | null;
  tone?: 'danger' | 'info';
}

export function FormAlert({ text, tone = 'danger' }: FormAlertProps) {
  return text === null ? null : <AlertPanel isLive tone={tone} level={3} title={text} />;
}
