import { currencies, sentPlaces } from '#domain/marketplace/currency';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';

/** Returns the table of currencies for the edge functions, which are deployed without the site's source. */
export async function currenciesFile(): Promise<string> {
  const places = JSON.stringify({ ...currencies });
  const { code } = await format(
    'currencies.ts',
    `// Generated from src/domain/marketplace/currency.ts by «npm run generate».

/** The decimal places of an amount in minor units, by currency. */
export const currencyPlaces: Readonly<Record<string, number>> = ${places};

/** The decimal places with which Stripe sends a currency, where they are others. */
export const stripePlaces: Readonly<Record<string, number>> = ${JSON.stringify(sentPlaces.stripe)};
`,
    { printWidth: style.printWidth, singleQuote: style.singleQuote },
  );
  return code;
}
