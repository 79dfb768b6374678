import { Checkbox } from '#components/Checkbox/Checkbox';
import { TextField } from '#components/TextField/TextField';
import {
  endsAtText,
  fieldNames,
  membershipMessages,
  timeZoneText,
} from '#content/messages/market/memberships';
import { isoOfLocalTime } from '#domain/marketplace/local-time';
import { stack } from '#theme/box';
import * as css from './Form.css';
import { NotedField } from './NotedField';
import { numberNote, usePriceNote } from './PriceFields';
import { useFormField } from './use-form-field';

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
      {hasEarlyBird.value && <Fields />}
    </div>
  );
}

function Fields() {
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
