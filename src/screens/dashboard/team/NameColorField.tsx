import type { FocusEvent } from 'react';
import { TriangleAlert } from 'lucide-react';
import { ColorField } from '#components/ColorField/ColorField';
import { hardToReadHereText, hardToReadThereText } from '#content/messages/dashboard/member-form';
import * as css from './MemberFields.css';
import { hardSchemes, type Scheme } from '../../shell/readable-color';

export interface NameColorFieldProps {
  value: string;
  onChange: (color: string) => void;
  onBlur: (event: FocusEvent) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** The color of a name. A warning is shown if the name is hard to read in the page's current color scheme. */
export function NameColorField(props: NameColorFieldProps) {
  const hard = hardSchemes(props.value);
  return (
    <div className={css.color}>
      <ColorField label="Name color" {...props} />
      <div role="status">
        {hard.map((scheme) => (
          <Words key={scheme} scheme={scheme} isHardInBoth={hard.length > 1} />
        ))}
      </div>
    </div>
  );
}

function Words({ scheme, isHardInBoth }: { scheme: Scheme; isHardInBoth: boolean }) {
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <p className={`${css.warning} ${css.only[scheme]}`}>
        <TriangleAlert aria-hidden />
        <span>{hardToReadHereText(scheme)}</span>
      </p>
      {!isHardInBoth && (
        <p className={`${css.word} ${css.only[other]}`}>{hardToReadThereText(scheme)}</p>
      )}
    </>
  );
}
