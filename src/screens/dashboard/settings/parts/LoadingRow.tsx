import { Skeleton } from '#components/Skeleton/Skeleton';
import type { Field } from '#domain/bot-config/fields';
import { box } from '#theme/box';
import { controls } from '../fields/controls';
import * as fieldCss from '../fields/SettingField.css';
import * as css from './SettingGroups.css';

export function LoadingRow({ field }: { field: Field }) {
  const drawing = controls[field.kind];
  if (drawing === null) return null;
  const { layout, width } = drawing;
  return (
    <div className={fieldCss.setting({ layout })}>
      <div className={box({ shrinks: true })}>
        <div className={fieldCss.head}>
          <span className={fieldCss.label}>{field.label}</span>
        </div>
        <p className={fieldCss.help}>{field.help}</p>
      </div>
      <div className={fieldCss.controls({ width, layout })}>
        {layout === 'switch' ? (
          <span className={css.loadingSwitch}>
            <Skeleton shape="block" width="2.25rem" height="1.25rem" />
          </span>
        ) : (
          <span className={css.loadingControl({ layout: layout === 'beside' ? 'line' : layout })}>
            <Skeleton shape="block" height="100%" />
          </span>
        )}
      </div>
    </div>
  );
}
