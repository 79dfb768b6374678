import { wantedEvents } from '#domain/marketplace/payment-setup';
import type { PaymentProvider } from '#domain/marketplace/transactions';
import * as css from './Connection.css';

export interface ProviderStepsProps {
  provider: PaymentProvider;
  steps: readonly string[];
  /** Whether the provider is connected. If so, the steps are collapsed. */
  isConnected: boolean;
}

/** The steps to connect a provider, and the events to select at the provider. */
export function ProviderSteps({ provider, steps, isConnected }: ProviderStepsProps) {
  const list = (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
  return (
    <div className={css.words}>
      {isConnected ? (
        <details>
          <summary className={css.summary}>How to connect</summary>
          {list}
        </details>
      ) : (
        list
      )}
      <details>
        <summary className={css.summary}>Events to choose</summary>
        <ul className={css.events}>
          {wantedEvents[provider].map((kind) => (
            <li key={kind}>
              <code>{kind}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
