import { Avatar } from '#components/Avatar/Avatar';
import { BrandMark } from '../../../shell/BrandMark';
import { Scene } from './Scene';
import { circle, mark, places } from './WelcomePicture.css';

const around = [
  { name: 'Nadia', at: 'top' },
  { name: 'Rico V', at: 'right' },
  { name: 'Kai', at: 'lowRight' },
  { name: 'Ines Duarte', at: 'lowLeft' },
  { name: 'Tomás', at: 'left' },
] as const;

export function WelcomePicture() {
  return (
    <Scene tone="accent">
      <div className={circle}>
        <span className={mark}>
          <BrandMark />
        </span>
        {around.map(({ name, at }) => (
          <span key={name} className={places[at]}>
            <Avatar name={name} size={32} />
          </span>
        ))}
      </div>
    </Scene>
  );
}
