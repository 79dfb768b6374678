import { Copy } from 'lucide-react';
import { useState } from 'react';
import * as css from './MachineConsole.css';
import * as parts from './parts.css';
import { Push } from './parts';

interface CopyButtonProps {
  label: string;
  text: () => string;
  disabled?: boolean;
}

/**
 * A button that copies the result of `text`. If the browser denies access to the clipboard, the button shows the text
 * so that the user can select it.
 */
export function CopyButton({ label, text, disabled = false }: CopyButtonProps) {
  const [result, setResult] = useState<{ text: string; isCopied: boolean } | null>(null);
  const isCurrent = result?.text === text();
  const copy = () => {
    const copied = text();
    const end = (isCopied: boolean) => setResult({ text: copied, isCopied });
    navigator.clipboard.writeText(copied).then(
      () => end(true),
      () => end(false),
    );
  };
  return (
    <div className={css.copy}>
      <Push icon={<Copy />} disabled={disabled} onClick={copy}>
        {label}
      </Push>
      <span role="status" className={parts.hint}>
        {isCurrent &&
          (result.isCopied ? 'Copied' : 'The browser forbids copying. Select the text:')}
      </span>
      {isCurrent && !result.isCopied && (
        <input aria-label={`${label}: text`} className={parts.field} readOnly value={result.text} />
      )}
    </div>
  );
}
