import { Star } from 'lucide-react';
import { star, stars } from './Stars.css';

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={stars}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Star key={each} aria-hidden className={star} data-full={each <= rating || undefined} />
      ))}
    </span>
  );
}
