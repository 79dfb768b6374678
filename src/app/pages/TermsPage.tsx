import { terms } from '#content/legal/terms';
import { LegalPage } from '#screens/legal/LegalPage';

const today = () => new Date();

export function Component() {
  return <LegalPage legal={terms} today={today} />;
}
