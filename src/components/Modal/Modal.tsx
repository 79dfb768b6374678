import { X } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import * as Aria from 'react-aria-components';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { IconButton } from '#components/IconButton/IconButton';
import * as css from './Modal.css';
import { box } from '#theme/box';

/** Content, or a function that receives `close`. */
export type ModalContent = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface ModalProps {
  title: string;
  /** One or two sentences under the heading, announced when the dialog opens. */
  description?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a press on the scrim closes the dialog. Escape and Close always close it. */
  isDismissable?: boolean;
  /** Actions at the end of the panel. They stay visible while the content scrolls. */
  footer?: ModalContent;
  children?: ModalContent;
}

interface ModalShape {
  at: 'center' | 'left' | 'right';
  size: css.ModalSize;
  role?: 'dialog' | 'alertdialog';
}

/** The part that Dialog and Drawer share: scrim, focus trap, heading, Close button and footer. Use those instead. */
export function Modal({ at, size, role, ...props }: ModalProps & ModalShape) {
  const { title, description, isOpen, onOpenChange, isDismissable, footer, children } = props;
  const descriptionId = useId();
  return (
    <AriaNavigation>
      <Aria.ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable ?? true}
        data-sheet={at === 'center' || undefined}
        className={css.scrim({ at })}
      >
        <Aria.Modal className={css.panel({ at, size })}>
          <Aria.Dialog
            role={role ?? 'dialog'}
            aria-describedby={description ? descriptionId : undefined}
            className={css.dialog}
          >
            {(dialog) => (
              <KeptWhileClosing isOpen={isOpen}>
                <div className={css.header}>
                  <div>
                    <Aria.Heading slot="title" level={2} className={css.title}>
                      {title}
                    </Aria.Heading>
                    {description && (
                      <p id={descriptionId} className={box({ size: 's', color: 'textMuted' })}>
                        {description}
                      </p>
                    )}
                  </div>
                  <IconButton label="Close" icon={<X />} size="compact" onPress={dialog.close} />
                </div>
                {children && <div className={css.body}>{put(children, dialog)}</div>}
                {footer && <div className={css.footer}>{put(footer, dialog)}</div>}
              </KeptWhileClosing>
            )}
          </Aria.Dialog>
        </Aria.Modal>
      </Aria.ModalOverlay>
    </AriaNavigation>
  );
}

/**
 * Keeps showing the last content while the dialog fades out, because the caller often resets its state when the dialog
 * closes. Otherwise the panel would change its height and lose the focused element before the dialog has faded out.
 */
const KeptWhileClosing = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_before, { isOpen }) => !isOpen,
);

function put(content: ModalContent, dialog: { close: () => void }) {
  return typeof content === 'function' ? content(dialog) : content;
}
