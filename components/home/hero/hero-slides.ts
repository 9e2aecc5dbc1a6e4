import type { Gender } from '@/lib/catalogue';

type HeroSlideSource = {
  /** Identifies child and page; the child's name is the message `home.hero.child.<key>`. */
  readonly key: 'noam' | 'mei' | 'tamar' | 'otis' | 'freya';
  /** Image names below `/pictures/`. */
  readonly picture: string;
  readonly photo: string;
  readonly age: number;
  readonly gender: Gender;
  /** Which story and which spread the page comes from. */
  readonly baseId: number;
  readonly spread: string;
};

/** Pages of real books in the hero carousel, each with its child. */
export const HERO_SLIDES: readonly HeroSlideSource[] = [
  { key: 'noam', picture: 'hero-bedroom', photo: 'hero-photo', age: 6, gender: 'boy', baseId: 1, spread: 's02' },
  { key: 'mei', picture: 'hero-dragon', photo: 'photo-mei', age: 7, gender: 'girl', baseId: 12, spread: 's12' },
  { key: 'otis', picture: 'hero-chicks', photo: 'photo-otis', age: 3, gender: 'boy', baseId: 6, spread: 's10' },
  { key: 'tamar', picture: 'hero-balloon', photo: 'photo-tamar', age: 6, gender: 'girl', baseId: 10, spread: 's05' },
  { key: 'freya', picture: 'hero-rain', photo: 'photo-freya', age: 5, gender: 'girl', baseId: 8, spread: 's11' },
];

/** A slide of the hero carousel with its texts. */
export type HeroSlide = Pick<HeroSlideSource, 'picture' | 'photo'> & {
  /** The first paragraph and the last one that is short enough; bidi isolates surround the child's name. */
  readonly paragraphs: readonly string[];
  /** Alt text of the picture. */
  readonly alt: string;
  /** Caption of the photo, with rich-text tags. */
  readonly caption: string;
  readonly photoAlt: string;
};
