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
import { AriaBoxButton, AriaFieldBox, FlowInput } from '#components/field/AriaFieldBox';
import { OptionFrame } from '#components/field/OptionFrame';
import type { Option } from '../field/options';

export interface ComboControlProps {
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder?: string;
  isReadOnly?: boolean;
  /** Whether something is being typed that does not count yet. */
  isDrafting: boolean;
  /** Whether several may be chosen: then Tab leaves without choosing. */
  isMultiple?: boolean;
  /** What the list offers, whatever is typed. */
  options: readonly Option[];
  /** The list is about to be opened, or a key is about to be handled that may need it. */
  onUse: () => void;
  /** Enter, while no option of the list is highlighted. */
  onEnter: () => void;
  onEscape: () => void;
  /** Takes a pasted text; false leaves it to the input. */
  onPaste?: (pasted: string) => boolean;
  /** Backspace, while the field holds no text. */
  onBackspace?: () => void;
  /** Draws the 'Clear' button. */
  onClear?: () => void;
  /** Before the text: the mark of what is chosen, or tags. */
  before?: ReactNode;
}

/** The box of a combo box: text, 'Clear' and the button that opens the list. A press into the text opens the list too. */
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
  // The list is built behind its frame, which is painted at the press.
  const open = (openList: () => void) =>
    startOpening(() => {
      onUse();
      openList();
    });
  // No list if the field has lost the focus since.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  }, [state]);

  // Before react-aria's own handlers, which choose the highlighted option and so forget that there was one.
  const beforeList = (event: KeyboardEvent) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || isReadOnly || event.nativeEvent.isComposing) return;
    if (event.key !== 'Tab' && event.key !== 'Shift') onUse();
    const isHighlighting = input.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !isHighlighting) onEnter();
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Backspace' && input.value === '') onBackspace?.();
    // Of several, the highlighted option may be one that was just chosen by mouse: Tab would take it away again.
    if (event.key === 'Tab' && isMultiple) state?.selectionManager.setFocusedKey(null);
  };
  // The Escape that closes the list, or takes typing back, must not close the dialog around the field as well.
  const afterList = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (state?.isOpen || isDrafting)) event.stopPropagation();
  };

  return (
    <AriaFieldBox
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
        <AriaBoxButton
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
        </AriaBoxButton>
      )}
      {!isReadOnly && (
        <OpenedBy press={isClosed ? open : pressNow}>
          <AriaBoxButton>
            <ChevronDown aria-hidden />
          </AriaBoxButton>
        </OpenedBy>
      )}
      {isOpening && isClosed && <OptionFrame anchorRef={boxRef} rows={rowsOf(options)} />}
    </AriaFieldBox>
  );
}

/** Hands the presses of the button inside to `press`, with what React Aria does at them. */
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

/** Options and headings. */
function rowsOf(options: readonly Option[]): number {
  return options.length + new Set(options.flatMap(({ group }) => group ?? [])).size;
}
