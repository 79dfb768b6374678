import { ChevronDown, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import * as Aria from 'react-aria-components';
import { BoxButton, FieldBox, FlowInput } from '#components/field/FieldBox';
import type { Option } from '../field/options';
import { PopupFrame } from '#components/PopupFrame/PopupFrame';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { list, option, popover } from '../field/OptionList.css';
import { heightOf, OFFSET, ROWS_IN_VIEW, VIRTUAL_FROM } from '../field/OptionList.metrics';

export interface ComboControlProps {
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Whether the input contains typed text that has not been reported with `onChange` yet. */
  isDrafting: boolean;
  /** Whether several values can be selected. If so, Tab leaves the field without selecting the highlighted option. */
  isMultiple?: boolean;
  /** All options, not filtered by the typed text. */
  options: readonly Option[];
  /** Called before the list opens, and before a key that may need the list is handled. */
  onUse: () => void;
  /** Called on Enter while no option is highlighted. */
  onEnter: () => void;
  onEscape: () => void;
  /** Handles a pasted text. Returns false if the input should handle it. */
  onPaste?: (pasted: string) => boolean;
  /** Called on Backspace in an empty input. */
  onBackspace?: () => void;
  onClear?: () => void;
  /** Shown before the text: the mark of the selected option, or the tags. */
  before?: ReactNode;
}

/** The text, 'Clear', and the button that opens the list. A press on the text also opens it. */
export function ComboControl({
  inputRef,
  placeholder,
  isReadOnly = false,
  isDrafting,
  isMultiple = false,
  options,
  onUse,
  onEnter,
  onEscape,
  onPaste,
  onBackspace,
  onClear,
  before,
}: ComboControlProps) {
  const state = useContext(Aria.ComboBoxStateContext);
  const boxRef = useRef<HTMLDivElement>(null);
  const [isOpening, startOpening] = useTransition();
  const isClosed = state?.isOpen === false;
  // Paint a placeholder frame at once. The list replaces the frame after the list has been rendered.
  const open = (openList: () => void) =>
    startOpening(() => {
      onUse();
      openList();
    });
  // If the field lost focus while the list was loading, close the list.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  }, [state]);

  // Runs before React Aria's handlers, because they select the highlighted option and clear the highlight.
  const beforeList = (event: KeyboardEvent) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || isReadOnly || event.nativeEvent.isComposing) return;
    if (event.key !== 'Tab' && event.key !== 'Shift') onUse();
    const isHighlighting = input.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isHighlighting) onEnter();
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Backspace' && input.value === '') onBackspace?.();
    // A mouse click may have just selected the highlighted option, and Tab would deselect it.
    if (event.key === 'Tab' && isMultiple) state?.selectionManager.setFocusedKey(null);
  };
  // If Escape closes the list or discards typed text, the same key press must not also close a surrounding dialog.
  const afterList = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (state?.isOpen || isDrafting)) event.stopPropagation();
  };

  return (
    <FieldBox
      ref={boxRef}
      isReadOnly={isReadOnly}
      onKeyDownCapture={beforeList}
      onKeyDown={afterList}
    >
      <FlowInput
        ref={inputRef}
        placeholder={placeholder}
        before={before}
        onClick={(event) => {
          if (isReadOnly || state?.isOpen) return;
          if (!isDrafting) event.currentTarget.select();
          open(() => state?.open(null, 'manual'));
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (isReadOnly || !onPaste?.(pasted)) return;
          event.preventDefault();
          state?.close();
        }}
        onInput={() => {
          if (!state?.isOpen) state?.open(null, 'input');
        }}
      />
      {onClear && (
        <BoxButton
          slot={null}
          aria-label="Clear"
          excludeFromTabOrder
          preventFocusOnPress
          onPress={() => {
            onClear();
            inputRef.current?.focus();
          }}
        >
          <X aria-hidden />
        </BoxButton>
      )}
      {!isReadOnly && (
        <OpenedBy press={isClosed ? open : pressNow}>
          <BoxButton>
            <ChevronDown aria-hidden />
          </BoxButton>
        </OpenedBy>
      )}
      {isOpening && isClosed && <OptionFrame anchorRef={boxRef} rows={rowsOf(options)} />}
    </FieldBox>
  );
}

/** `press` receives React Aria's own handler. It is called at the start and the end of a press. */
function OpenedBy({
  press,
  children,
}: {
  press: (handle: () => void) => void;
  children: ReactNode;
}) {
  const button = Aria.useSlottedContext(Aria.ButtonContext) ?? {};
  return (
    <Aria.ButtonContext
      value={{
        ...button,
        onPressStart: (event) => press(() => button.onPressStart?.(event)),
        onPress: (event) => press(() => button.onPress?.(event)),
      }}
    >
      {children}
    </Aria.ButtonContext>
  );
}

function pressNow(handle: () => void): void {
  handle();
}

function rowsOf(options: readonly Option[]): number {
  return options.length + new Set(options.flatMap(({ group }) => group ?? [])).size;
}

interface OptionFrameProps {
  anchorRef: RefObject<Element | null>;
  /** The number of rows in the list, including headings. */
  rows: number;
}

/** A placeholder for a list of options that is being built. It has the size of the list and skeleton rows. */
export function OptionFrame({ anchorRef, rows }: OptionFrameProps) {
  return (
    <PopupFrame
      anchorRef={anchorRef}
      placement="bottom start"
      offset={OFFSET}
      className={popover({ entry: 'none' })}
    >
      <div className={list({ rows: heightOf(rows > VIRTUAL_FROM, rows) })}>
        {Array.from({ length: Math.min(rows, ROWS_IN_VIEW) }, (_, index) => (
          <div key={index} className={option}>
            <Skeleton width={widths[index % widths.length]} />
          </div>
        ))}
      </div>
    </PopupFrame>
  );
}

const widths = ['60%', '45%', '70%', '55%'] as const;
