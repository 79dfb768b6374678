import { privacy } from '#content/legal/privacy';
import { LegalPage } from '#screens/legal/LegalPage';

const today = () => new Date();

export function Component() {
  return <LegalPage legal={privacy} today={today} />;
}
