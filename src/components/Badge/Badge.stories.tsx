import preview from '../../../.storybook/preview';
import { vars } from '#theme/theme.css';
import { Badge } from './Badge';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Demo' },
});

export const Neutral = meta.story();

export const EveryTone = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: vars.space.m, justifyItems: 'start' }}>
      {(['normal', 'small'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} size={size}>
              {tone}
            </Badge>
          ))}
          <Badge size={size}>12</Badge>
        </div>
      ))}
    </div>
  ),
});
