import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Card } from '#components/Card/Card';
import { vars } from '#theme/theme.css';
import { Skeleton } from './Skeleton';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton });

export const Line = meta.story({ args: { shape: 'line', width: '24ch' } });
export const Block = meta.story({ args: { shape: 'block', height: '8rem' } });
export const Circle = meta.story({
  args: { shape: 'circle', width: '3rem' },
  play: async ({ canvasElement }) => {
    const circle = canvasElement.querySelector('[aria-hidden]');
    const { width, height } = circle?.getBoundingClientRect() ?? {};
    await expect({ width, height }).toEqual({ width: 48, height: 48 });
  },
});

export const InTheShapeOfACard = meta.story({
  render: () => (
    <Card>
      <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.m }}>
        <Skeleton shape="circle" width="3rem" />
        <div style={{ display: 'grid', gap: vars.space.s, flex: 1 }}>
          <Skeleton width="18ch" />
          <Skeleton width="9ch" />
        </div>
      </div>
    </Card>
  ),
});
