import { Avatar } from '#components/Avatar/Avatar';
import { grid } from '#theme/box';
import { Scene } from './Scene';
import * as css from './Scene.css';
import { fill, track } from './LeaderboardPicture.css';

const leaders = [
  { name: 'Nadia', points: '1,240', share: 100 },
  { name: 'Kai', points: '1,105', share: 88 },
  { name: 'Rico V', points: '860', share: 68 },
];

export function LeaderboardPicture() {
  return (
    <Scene tone="warning">
      <div className={css.sheet}>
        <Leaders />
      </div>
    </Scene>
  );
}

export function Leaders() {
  return leaders.map(({ name, points, share }) => (
    <div key={name} className={grid({ gap: 'xs' })}>
      <div className={css.row}>
        <Avatar name={name} size={24} />
        <span className={css.name}>{name}</span>
        <span className={`${css.quiet} ${css.end}`}>{points}</span>
      </div>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={track}>
        <rect width={share} height="1" className={fill} />
      </svg>
    </div>
  ));
}
