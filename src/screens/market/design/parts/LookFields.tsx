import { Contrast, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { ColorField } from '#components/ColorField/ColorField';
import { Notice, Notices } from '#components/Notice/Notice';
import { RadioGroup } from '#components/RadioGroup/RadioGroup';
import { Switch } from '#components/Switch/Switch';
import {
  adjustedColorText,
  designLabels,
  iconLabel,
  layoutTexts,
} from '#content/messages/market/store-design';
import { badgeIcons, layouts, type StoreLayout } from '#domain/marketplace/design';
import { designOfForm } from '#domain/marketplace/design-form';
import { adjustedColors } from '#domain/marketplace/readable-colors';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { box, row } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { badgeIconComponents } from '../../store/parts/badge-icon';
import * as css from '../Design.css';
import { useDesignEdit, useDesignField, useDesignProblem } from '../use-design';

const pictures = {
  modern: (
    <>
      <path d="M0 3a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v11H0z" className={css.pictureAccent} />
      <rect x="5" y="18" width="11" height="10" rx="1.5" className={css.picturePart} />
      <rect x="18.5" y="18" width="11" height="10" rx="1.5" className={css.picturePart} />
      <rect x="32" y="18" width="11" height="10" rx="1.5" className={css.picturePart} />
    </>
  ),
  classic: (
    <>
      <rect x="5" y="5" width="6" height="6" rx="1.5" className={css.pictureAccent} />
      <rect x="13" y="6" width="14" height="3" rx="1" className={css.picturePart} />
      <rect x="5" y="15" width="22" height="2" rx="1" className={css.picturePart} />
      <rect x="5" y="20" width="22" height="2" rx="1" className={css.picturePart} />
      <rect x="31" y="5" width="12" height="22" rx="1.5" className={css.pictureAccent} />
    </>
  ),
  minimal: (
    <>
      <rect x="14" y="5" width="16" height="3" rx="1" className={css.pictureAccent} />
      <rect x="14" y="12" width="20" height="2" rx="1" className={css.picturePart} />
      <rect x="14" y="17" width="20" height="2" rx="1" className={css.picturePart} />
      <rect x="14" y="22" width="13" height="2" rx="1" className={css.picturePart} />
    </>
  ),
} as const satisfies Record<StoreLayout, object>;

const layoutOptions = layouts.map((id) => ({
  id,
  ...layoutTexts[id],
  image: <LayoutPicture layout={id} />,
}));

const iconOptions = badgeIcons.map((id) => ({
  id,
  label: iconLabel(id),
  Icon: badgeIconComponents[id],
}));

export function LookFields() {
  const edit = useDesignEdit();
  return (
    <>
      <RadioGroup
        label={designLabels.layout}
        options={layoutOptions}
        value={useDesignField('layout')}
        onChange={(layout) => edit({ layout })}
      />
      <IconGrid
        label={designLabels.iconBadge}
        options={iconOptions}
        value={useDesignField('iconBadge')}
        onChange={(iconBadge) => edit({ iconBadge })}
      />
      <div className={css.pair}>
        <Color place="primaryColor" />
        <Color place="secondaryColor" />
        <Color place="accentColor" />
      </div>
      <Switch
        label={designLabels.useGradient}
        description="From the primary to the secondary color, behind the title"
        isSelected={useDesignField('useGradient')}
        onChange={(useGradient) => edit({ useGradient })}
      />
      <AdjustedColors />
    </>
  );
}

function Color({ place }: { place: 'primaryColor' | 'secondaryColor' | 'accentColor' }) {
  const edit = useDesignEdit();
  return (
    <div data-place={place}>
      <ColorField
        label={designLabels[place]}
        value={useDesignField(place)}
        onChange={(color) => edit({ [place]: color }, place)}
        errorMessage={useDesignProblem(place)}
      />
    </div>
  );
}

function AdjustedColors() {
  const form = StoreDesignContext.useSelector(({ context }) => context.form);
  const stored = StoreDesignContext.useSelector(({ context }) => context.store.design);
  return (
    <Notices>
      {adjustedColors(designOfForm(form, stored)).map((adjusted) => (
        <Notice
          key={adjustedColorText(adjusted)}
          icon={<Contrast />}
          text={adjustedColorText(adjusted)}
        />
      ))}
    </Notices>
  );
}

/** A drawing of a layout: the title, then the memberships. Decorative. */
function LayoutPicture({ layout }: { layout: StoreLayout }) {
  return (
    <svg aria-hidden viewBox="0 0 48 32" className={css.picture}>
      <rect width="48" height="32" rx="3" className={css.picturePage} />
      {pictures[layout]}
    </svg>
  );
}

interface IconGridProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string; Icon: LucideIcon }[];
  value: Id;
  onChange: (id: Id) => void;
}

function IconGrid<Id extends string>({ label, options, value, onChange }: IconGridProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.icons}>
      <legend className={css.legend}>{label}</legend>
      <div className={row({ gap: 'xs', align: 'stretch', wraps: true })}>
        {options.map(({ id, label: text, Icon }) => (
          <label key={id} title={text} className={css.option}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className={visuallyHidden}
            />
            <Icon aria-hidden className={box({ square: 20 })} />
            <span className={visuallyHidden}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
