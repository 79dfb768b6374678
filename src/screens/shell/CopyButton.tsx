import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/Button/Button';
import { CopyNoticeContext } from '#machines/shell/copy-notice/copy-notice.machine';
import { box } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'isDisabled'> {
  label: string;
  copiedText: string;
  text: () => string;
}

/** A button that copies the text that `text` returns. Requires a `copy-notice` machine from `CopyNoticeContext`. */
export function CopyButton({ label, copiedText, text, ...button }: CopyButtonProps) {
  const copy = CopyNoticeContext.useActorRef();
  const isCopied = CopyNoticeContext.useSelector((state) => state.matches('copied'));
  return (
    <>
      <Button
        {...button}
        icon={isCopied ? <Check /> : <Copy />}
        onPress={() => copy.send({ type: 'copy', text: text() })}
      >
        {isCopied ? 'Copied!' : label}
      </Button>
      <span role="status" className={visuallyHidden}>
        {isCopied ? copiedText : ''}
      </span>
    </>
  );
}

/** Gives the children a separate `copy-notice` machine, so that only their button shows "Copied!". */
export function OwnCopyNotice({ children }: { children: ReactNode }) {
  const { logic } = CopyNoticeContext.useActorRef();
  return <CopyNoticeContext.Provider logic={logic}>{children}</CopyNoticeContext.Provider>;
}

export function CopyFailure({ text }: { text: string }) {
  const isFailed = CopyNoticeContext.useSelector((state) => state.matches('failed'));
  return isFailed ? (
    <p role="alert" className={box({ size: 's', color: 'dangerText' })}>
      {text}
    </p>
  ) : null;
}
