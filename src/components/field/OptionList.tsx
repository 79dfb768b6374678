import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, use } from 'react';
import * as Aria from 'react-aria-components';
import { box, stack } from '#theme/box';
import { media } from '#theme/media';
import { pxOfRem } from '#theme/px-of-rem';
import { OptionMark } from './OptionMark';
import {
  heading,
  list,
  option as row,
  optionCheck,
  optionHint,
  optionWarning,
  popover,
  type PopoverEntry,
} from './OptionList.css';
import { HEADING_LINE, heightOf, OFFSET, PADDING, ROW, VIRTUAL_FROM } from './OptionList.metrics';
import type { Option, OptionGroup } from './options';

export interface FieldPopoverProps extends Omit<
  Aria.PopoverProps,
  'className' | 'style' | 'render'
> {
  /** The entry transition. Use 'none' if the popup replaces a frame (OptionFrame). */
  entry?: PopoverEntry;
}

export function FieldPopover({ entry, ...aria }: FieldPopoverProps) {
  return <Aria.Popover offset={OFFSET} {...aria} className={popover({ entry })} />;
}

export function OptionList({ options }: { options: readonly Option[] }) {
  const isLong = options.length > VIRTUAL_FROM;
  return (
    <Rows isLong={isLong} hasDescriptions={options.some(isDescribed)}>
      <Aria.ListBox items={options} className={list({ rows: heightOf(isLong, options.length) })}>
        {(option) => <OptionRow option={option} />}
      </Aria.ListBox>
    </Rows>
  );
}

export interface ComboListProps {
  entries: (Option | OptionGroup)[];
  isBuilt: boolean;
  /** All options, not filtered by the typed text. */
  options: readonly Option[];
  emptyText: string;
}

export function ComboList({ entries, isBuilt, options, emptyText }: ComboListProps) {
  const state = use(Aria.ComboBoxStateContext);
  const isLong = options.length > VIRTUAL_FROM;
  // React Aria first renders the list without a state, which contains the options only after the next render.
  const isGathered = entries.length === 0 || (state?.collection.size ?? 0) > 0;
  if (state && !(isBuilt && isGathered)) return null;
  return (
    <Rows isLong={isLong} hasDescriptions={options.some(isDescribed)}>
      <Aria.ListBox
        className={list({ rows: heightOf(isLong, rowCount(entries)) })}
        renderEmptyState={() => (
          <div className={box({ padding: 'm', size: 's', color: 'textMuted', breaks: true })}>
            {emptyText}
          </div>
        )}
      >
        <Aria.Collection items={entries}>
          {(entry) =>
            'options' in entry ? <OptionSection group={entry} /> : <OptionRow option={entry} />
          }
        </Aria.Collection>
      </Aria.ListBox>
    </Rows>
  );
}

/**
 * A long list renders only the rows in view. One-line rows are not measured. `hasDescriptions`: some rows have two
 * lines.
 */
function Rows({
  isLong,
  hasDescriptions,
  children,
}: {
  isLong: boolean;
  hasDescriptions: boolean;
  children: ReactNode;
}) {
  if (!isLong) return children;
  return (
    <Aria.Virtualizer layout={Aria.ListLayout} layoutOptions={layoutOf(hasDescriptions)}>
      {children}
    </Aria.Virtualizer>
  );
}

function layoutOf(hasDescriptions: boolean): Aria.ListLayoutOptions {
  const row = globalThis.matchMedia?.(media.coarse).matches ? ROW.coarse : ROW.fine;
  const rowSize = pxOfRem(row);
  const rows = hasDescriptions ? { estimatedRowSize: rowSize } : { rowSize };
  return { ...rows, headingSize: pxOfRem(HEADING_LINE) + 2 * PADDING, padding: PADDING };
}

function isDescribed({ description, warning }: Option): boolean {
  return description !== undefined || warning !== undefined;
}

function rowCount(entries: readonly (Option | OptionGroup)[]): number {
  return entries.reduce((sum, entry) => sum + ('options' in entry ? entry.options.length : 1), 0);
}

function OptionSection({ group }: { group: OptionGroup }) {
  return (
    <Aria.ListBoxSection id={group.id}>
      <Aria.Header className={heading}>{group.heading}</Aria.Header>
      <Aria.Collection items={group.options}>
        {(option) => <OptionRow option={option} />}
      </Aria.Collection>
    </Aria.ListBoxSection>
  );
}

function OptionRow({ option }: { option: Option }) {
  const { id, label, description, warning, hint } = option;
  return (
    <Aria.ListBoxItem id={id} value={option} textValue={label} className={row}>
      <OptionMark option={option} />
      <span className={stack({ gap: 'xs', flex: 1, shrinks: true })}>
        <OptionName label={label} isNameOnly={warning !== undefined} />
        {description && (
          <span className={box({ size: 's', color: 'textMuted' })}>{description}</span>
        )}
        {warning && (
          <Aria.Text slot="description" className={optionWarning}>
            <TriangleAlert aria-hidden />
            {warning}
          </Aria.Text>
        )}
      </span>
      {hint && <span className={optionHint}>{hint}</span>}
      <Check aria-hidden className={optionCheck} />
    </Aria.ListBoxItem>
  );
}

/** `isNameOnly`: the label is the whole accessible name, and the warning is the description. */
function OptionName({ label, isNameOnly }: { label: string; isNameOnly: boolean }) {
  return isNameOnly ? (
    <Aria.Text dir="auto" slot="label" title={label} className={box({ truncated: true })}>
      {label}
    </Aria.Text>
  ) : (
    <span dir="auto" title={label} className={box({ truncated: true })}>
      {label}
    </span>
  );
}
