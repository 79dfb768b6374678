import { ArrowDown, ArrowUp, GripVertical, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '#components/Button/Button';
import { FieldError } from '#components/field/FieldFrame';
import { IconButton } from '#components/IconButton/IconButton';
import { TextField } from '#components/TextField/TextField';
import {
  fieldNames,
  membershipMessages,
  membershipsSaid,
} from '#content/messages/market/memberships';
import {
  type FormFeature,
  withFeature,
  withPastedFeatures,
} from '#domain/marketplace/membership-form';
import { membershipLimits, moved } from '#domain/marketplace/own-membership';
import { box, stack } from '#theme/box';
import { useAnnounce } from '../../../shell/Announcer';
import { useSortable } from '../../../shell/sorting/use-sortable';
import * as css from './Form.css';
import { useFormField } from './use-form-field';

/** The features that members get, one line per feature. Blank lines are not saved. */
export function FeatureFields() {
  const { value: features, errorMessage, isReadOnly, onChange, onBlur } = useFormField('features');
  const list = useRef<HTMLUListElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const announce = useAnnounce();
  const [helpId, errorId] = [useId(), useId()];
  const count = features.length;
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());

  const add = () => {
    onChange(withFeature(features));
    announce(membershipsSaid.featureAdded(count + 1));
    focus(`li:nth-child(${count + 1}) input`);
  };
  const move = (from: number, to: number, control: 'handle' | 'up' | 'down') => {
    if (isReadOnly) return;
    onChange(moved(features, from, to));
    announce(membershipsSaid.moved(to + 1, count));
    const key = features[from]?.key;
    focus(`[data-move="${key} ${control}"]:enabled, [data-move="${key} handle"]`);
  };
  const sortable = useSortable({
    list,
    ids: features.map(({ key }) => String(key)),
    onMove: (from, to) => move(from, to, 'handle'),
  });

  return (
    <fieldset
      ref={group}
      data-field="features"
      aria-describedby={errorMessage ? `${helpId} ${errorId}` : helpId}
      className={`${stack({ gap: 's', shrinks: true })} ${css.features}`}
    >
      <legend className={css.legend}>{fieldNames.features}</legend>
      <p id={helpId} className={box({ size: 's', color: 'textMuted' })}>
        {membershipMessages.featuresHelp}
      </p>
      {count > 0 && (
        <ul ref={list} className={stack({ gap: 'xs' })} {...sortable.listProps}>
          {features.map((feature, place) => (
            <li
              key={feature.key}
              className={css.feature}
              {...sortable.itemProps(String(feature.key))}
            >
              <button
                type="button"
                aria-label={`Reorder feature ${place + 1}`}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                data-move={`${feature.key} handle`}
                className={css.handle}
                {...sortable.handleProps(place)}
              >
                <GripVertical aria-hidden />
              </button>
              <div className={css.featureText}>
                <FeatureText
                  feature={feature}
                  place={place}
                  isReadOnly={isReadOnly}
                  onBlur={onBlur}
                  onChange={(text) =>
                    onChange(features.map((each) => (each === feature ? { ...each, text } : each)))
                  }
                  onEnter={() =>
                    place === count - 1 ? add() : focus(`li:nth-child(${place + 2}) input`)
                  }
                  onLines={(lines) => {
                    onChange(withPastedFeatures(features, place, lines));
                    announce(membershipsSaid.pasted(lines.length));
                    focus(`li:nth-child(${place + lines.length}) input`);
                  }}
                />
              </div>
              <IconButton
                label={`Move feature ${place + 1} up`}
                icon={<ArrowUp />}
                size="compact"
                data-move={`${feature.key} up`}
                isDisabled={place === 0 || isReadOnly}
                onPress={() => move(place, place - 1, 'up')}
              />
              <IconButton
                label={`Move feature ${place + 1} down`}
                icon={<ArrowDown />}
                size="compact"
                data-move={`${feature.key} down`}
                isDisabled={place === count - 1 || isReadOnly}
                onPress={() => move(place, place + 1, 'down')}
              />
              <IconButton
                label={`Remove feature ${place + 1}`}
                icon={<X />}
                size="compact"
                isDisabled={isReadOnly}
                onPress={() => {
                  onChange(features.filter((each) => each !== feature));
                  announce(membershipsSaid.featureRemoved(place + 1));
                  focus(
                    count === 1
                      ? '[data-add-feature]'
                      : `li:nth-child(${Math.min(place + 1, count - 1)}) input`,
                  );
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <FieldError id={errorId}>{errorMessage}</FieldError>
      <div>
        <Button
          tone="plain"
          size="compact"
          icon={<Plus />}
          data-add-feature
          isDisabled={isReadOnly || count >= membershipLimits.features}
          onPress={add}
        >
          Add feature
        </Button>
      </div>
    </fieldset>
  );
}

interface FeatureTextProps {
  feature: FormFeature;
  place: number;
  isReadOnly: boolean;
  onBlur: () => void;
  onChange: (text: string) => void;
  onEnter: () => void;
  /** Called when several lines are pasted, without blank ones. The first text replaces the text of this feature. */
  onLines: (lines: readonly string[]) => void;
}

function FeatureText(props: FeatureTextProps) {
  const { feature, place, isReadOnly, onBlur, onChange, onEnter, onLines } = props;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onLines(
      lines.map((line, index) => {
        const start = index === 0 ? before : '';
        const end = index === lines.length - 1 ? after : '';
        return `${start}${line}${end}`;
      }),
    );
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // In the other fields, Enter submits the form. In this field, Enter must not submit it.
    event.preventDefault();
    onEnter();
  };
  return (
    <TextField
      label={`Feature ${place + 1}`}
      isLabelHidden
      autoComplete="off"
      isReadOnly={isReadOnly}
      value={feature.text}
      onBlur={onBlur}
      onChange={onChange}
      onPaste={paste}
      onKeyDown={press}
    />
  );
}
