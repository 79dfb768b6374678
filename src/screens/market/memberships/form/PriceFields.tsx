import { useId } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox';
import { Select } from '#components/Select/Select';
import { TextField, type TextFieldProps } from '#components/TextField/TextField';
import {
  endsAtText,
  fieldNames,
  intervalNames,
  membershipMessages,
  moreMembersThanLimitText,
  savedAsPriceText,
  timeZoneText,
} from '#content/messages/market/memberships';
import { savedAsText } from '#content/messages/shell/numbers';
import { currencies, type Currency, isCurrency, MOST_USED } from '#domain/marketplace/currency';
import { isoOfLocalTime } from '#domain/marketplace/local-time';
import { billingIntervals } from '#domain/marketplace/membership';
import { readPrice } from '#domain/marketplace/read-price';
import { once } from '#domain/once';
import { readWholeNumber } from '#domain/whole-number';
import { MembershipDraftContext } from '#machines/market/membership-draft/membership-draft.machine';
import { box, grid, stack } from '#theme/box';
import * as css from './Form.css';
import { useFormField } from './use-form-field';

const names = once(() => new Intl.DisplayNames('en-US', { type: 'currency' }));

/** The names that `Intl` does not have. */
const tokenNames = {
  APE: 'ApeCoin',
  BTC: 'Bitcoin',
  ETH: 'Ether',
  USDT: 'Tether',
  WHOP_USD: 'Whop balance',
} as const satisfies Partial<Record<Currency, string>>;

const intervals = billingIntervals.map((id) => ({ id, label: intervalNames[id] }));

const currencyOptions = once(() =>
  Object.keys(currencies)
    .filter(isCurrency)
    .map((id, index) => ({
      id,
      label: id,
      description: currencyName(id),
      group: index < MOST_USED ? 'Most used' : 'All others',
    })),
);

export function PriceFields() {
  const price = useFormField('price');
  const currency = useFormField('currency');
  const interval = useFormField('interval');
  const type = useFormField('type');
  return (
    <div className={css.columns}>
      <NotedField
        data-field="price"
        label={fieldNames.price}
        description={membershipMessages.priceHelp}
        note={usePriceNote('price')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        {...price}
      />
      <Select
        label={fieldNames.currency}
        description="The currency members pay in."
        options={currencyOptions()}
        value={currency.value}
        isDisabled={currency.isReadOnly}
        onChange={currency.onChange}
      />
      {type.value === 'subscription' && (
        <Select
          label={fieldNames.interval}
          description="Until the member cancels."
          options={intervals}
          value={interval.value}
          isDisabled={interval.isReadOnly}
          onChange={interval.onChange}
        />
      )}
      <MaxMembers />
    </div>
  );
}

function MaxMembers() {
  const maxMembers = useFormField('maxMembers');
  const members = MembershipDraftContext.useSelector(({ context }) => context.base?.members ?? 0);
  const reading = readWholeNumber(maxMembers.value);
  const isOver = reading.kind === 'number' && members > 0 && reading.value <= members;
  const note = isOver ? moreMembersThanLimitText(members) : numberNote(maxMembers.value);
  return (
    <NotedField
      data-field="maxMembers"
      label={fieldNames.maxMembers}
      description={membershipMessages.maxMembersHelp}
      note={note}
      inputMode="numeric"
      autoComplete="off"
      {...maxMembers}
    />
  );
}

/** The fields for a lower price that applies until a date, or only to a limited number of members. */
export function EarlyBirdFields() {
  const hasEarlyBird = useFormField('hasEarlyBird');
  return (
    <div className={stack({ gap: 'm' })}>
      <Checkbox
        label={fieldNames.hasEarlyBird}
        description={membershipMessages.earlyBirdHelp}
        isSelected={hasEarlyBird.value}
        isReadOnly={hasEarlyBird.isReadOnly}
        onChange={hasEarlyBird.onChange}
      />
      {hasEarlyBird.value && <EarlyBirdOffer />}
    </div>
  );
}

function EarlyBirdOffer() {
  const price = useFormField('earlyBirdPrice');
  const until = useFormField('earlyBirdUntil');
  const places = useFormField('earlyBirdPlaces');
  const iso = isoOfLocalTime(until.value);
  return (
    <div className={css.columns}>
      <NotedField
        data-field="earlyBirdPrice"
        label={fieldNames.earlyBirdPrice}
        description={membershipMessages.earlyBirdPriceHelp}
        note={usePriceNote('earlyBirdPrice')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        {...price}
      />
      <NotedField
        data-field="earlyBirdPlaces"
        label={fieldNames.earlyBirdPlaces}
        description={membershipMessages.earlyBirdPlacesHelp}
        note={numberNote(places.value)}
        inputMode="numeric"
        autoComplete="off"
        {...places}
      />
      <div className={css.wide}>
        <TextField
          data-field="earlyBirdUntil"
          label={fieldNames.earlyBirdUntil}
          description={iso === null ? timeZoneText() : endsAtText(iso)}
          type="datetime-local"
          {...until}
        />
      </div>
    </div>
  );
}

interface NotedFieldProps extends TextFieldProps {
  /** How the text is interpreted. Part of the field's accessible description. */
  note: string | undefined;
}

/** A text field with a note below it. The note is not above the input, so that the fields of a row stay aligned. */
function NotedField({ note, ...props }: NotedFieldProps) {
  const noteId = useId();
  return (
    <div className={grid({ gap: 'xs', shrinks: true })}>
      <TextField {...props} aria-describedby={note === undefined ? undefined : noteId} />
      {note !== undefined && (
        <p id={noteId} className={box({ size: 's', color: 'textMuted', breaks: true })}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Returns undefined if the text consists of plain digits or is not a number. */
function numberNote(text: string): string | undefined {
  const reading = readWholeNumber(text);
  const isPlain = /^(?:0|[1-9]\d*)$/.test(text.trim());
  return reading.kind === 'number' && !isPlain ? savedAsText(reading.value) : undefined;
}

/** Returns undefined if the text already has the form in which the price is saved, or is not a price. */
function usePriceNote(field: 'price' | 'earlyBirdPrice'): string | undefined {
  return MembershipDraftContext.useSelector(({ context: { form } }) => {
    const reading = readPrice(form[field], form.currency);
    return reading.kind === 'price' && !reading.isPlain
      ? savedAsPriceText(reading.minor, form.currency)
      : undefined;
  });
}

function isTokenName(currency: Currency): currency is keyof typeof tokenNames {
  return Object.hasOwn(tokenNames, currency);
}

/** Returns the English name of a currency: "US Dollar". */
function currencyName(currency: Currency): string {
  return isTokenName(currency) ? tokenNames[currency] : (names().of(currency) ?? currency);
}
