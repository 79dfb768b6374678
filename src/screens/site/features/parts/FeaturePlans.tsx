import { amazonFeatures } from '#content/features/amazon';
import { baseFeatures } from '#content/features/base';
import { planOf } from '#content/plans';
import { AdditionalPanel } from './AdditionalPanel';
import { CustomPanel } from './CustomPanel';
import { FeatureList } from './FeatureList';
import { PlanPanel } from './PlanPanel';
import { PlanTabs } from './PlanTabs';

declare module '../../../shell/islands/island' {
  interface IslandProps {
    'feature-plans': Record<never, never>;
  }
}

const amazonGroups = [
  { id: 'amazon', name: 'Amazon tools', features: amazonFeatures },
  ...baseFeatures,
];

export function FeaturePlans() {
  return (
    <PlanTabs
      panels={{
        base: (
          <PlanPanel plan={planOf('base')}>
            <FeatureList label="Features of the Base Plan" groups={baseFeatures} />
          </PlanPanel>
        ),
        amazon: (
          <PlanPanel plan={planOf('amazon')}>
            <FeatureList label="Features of the Amazon Plan" groups={amazonGroups} />
          </PlanPanel>
        ),
        additional: <AdditionalPanel />,
        custom: <CustomPanel />,
      }}
    />
  );
}
