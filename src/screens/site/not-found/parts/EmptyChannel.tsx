import { Hash } from 'lucide-react';
import { brand } from '#content/brand';
import { BrandMark } from '../../../shell/BrandMark';
import * as css from './EmptyChannel.css';

/** An empty Discord channel with the bot. Decorative: the heading says the same. */
export function EmptyChannel() {
  return (
    <div aria-hidden className={css.channel}>
      <div className={css.bar}>
        <Hash className={css.hash} />
        this-page
      </div>
      <div className={css.message}>
        <span className={css.view}>
          <BrandMark />
        </span>
        <div className={css.body}>
          <p className={css.author}>
            {brand.name}
            <span className={css.tag}>APP</span>
          </p>
          <p className={css.said}>
            There is no <span className={css.mention}>#this-page</span> in here.
          </p>
          <div className={css.embed}>
            <span className={css.bone({ length: 'long' })} />
            <span className={css.bone({ length: 'middle' })} />
            <span className={css.bone({ length: 'short' })} />
          </div>
        </div>
      </div>
    </div>
  );
}
