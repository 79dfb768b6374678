import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { vars } from '#theme/theme.css';
import { Avatar } from './Avatar';

const picture = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2" fill="#6f4cff"/><circle cx="1" cy="1" r=".6" fill="#fff"/></svg>',
)}`;
const sizes = [24, 32, 40, 48, 64, 128] as const;

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Reseller Hub', size: 64 as const },
});

export const Picture = meta.story({
  args: { src: picture, label: 'Reseller Hub' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Reseller Hub' })).toHaveAttribute('src', picture);
  },
});

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RH')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Identicon = meta.story({
  args: { name: '', seed: '81384788765712384', shape: 'rounded', label: 'Reseller Hub' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Reseller Hub' });
    await expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d \dh1v1h-1z)+$/);
  },
});

export const PictureThatDoesNotLoad = meta.story({
  args: { src: 'data:image/png;base64,AAAA', label: 'Reseller Hub' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Reseller Hub' })).toHaveTextContent('RH'),
    );
  },
});

export const EverySizeAndShape = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: vars.space.l }}>
      {(['round', 'rounded'] as const).map((shape) => (
        <div
          key={shape}
          style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m }}
        >
          {sizes.map((size) => (
            <Avatar key={size} name="Market Watch" size={size} shape={shape} />
          ))}
          {sizes.map((size) => (
            <Avatar key={size} name="" seed={`seed ${size}`} size={size} shape={shape} />
          ))}
        </div>
      ))}
    </div>
  ),
});

const names = [
  'Amazon Flips',
  'deal.hunter',
  'WW MM',
  '🦊 den',
  '群組',
  'Ålesund Øst',
  'x',
  'Vault',
  'k9',
  'Sneaker Lab',
];

export const ColorsByName = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }}>
      {names.map((name) => (
        <Avatar key={name} name={name} size={40} />
      ))}
    </div>
  ),
});
