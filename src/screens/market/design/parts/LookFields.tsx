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
import { badgeIcons, layouts } from '#domain/marketplace/design';
import { adjustedColors } from '#domain/marketplace/readable-colors';
import { designOfForm } from '#domain/marketplace/design-form';
import { StoreDesignContext } from '#machines/market/store-design/store-design.machine';
import { Contrast } from 'lucide-react';
import { badgeIconComponents } from '../../store/parts/badge-icon';
import { useDesignEdit, useDesignField, useDesignProblem } from '../use-design';
import * as css from './Fields.css';
import { IconGrid } from './IconGrid';
import { LayoutPicture } from './LayoutPicture';

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

/** The fields for the layout, the badge icon and the colors. */
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
