import type { CSSProperties } from 'react';

/** Places of the paper stars in percent of the width; the golden angle spreads them without looking regular. */
const PLACES = Array.from({ length: 18 }, (_, turn) => Math.round(turn * 61.8) % 100);

/** Paper stars that fall once over a moment to celebrate. Decoration only: a visitor who wants no motion sees none. */
export const Joy = () => (
  <span aria-hidden="true" className="falling-stars">
    {PLACES.map((place) => (
      <i key={place} style={{ '--at': `${place}%`, '--turn': PLACES.indexOf(place) } as CSSProperties} />
    ))}
  </span>
);
