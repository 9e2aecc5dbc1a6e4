import type { Gender } from '@/lib/catalogue';

type HeroPage = {
  /** Child and page in one word; the child's name is `home.hero.child.<key>`. */
  readonly key: 'noam' | 'mei' | 'tamar' | 'otis' | 'freya';
  /** Names of the pictures below `/pictures/`. */
  readonly picture: string;
  readonly photo: string;
  readonly age: number;
  readonly gender: Gender;
  /** The page: which story, which spread. */
  readonly baseId: number;
  readonly spread: string;
};

/** Pages of real books that the hero's book opens at, each with the child who is in it. */
export const HERO_PAGES: readonly HeroPage[] = [
  { key: 'noam', picture: 'hero-bedroom', photo: 'hero-photo', age: 6, gender: 'boy', baseId: 1, spread: 's01' },
  { key: 'mei', picture: 'hero-dragon', photo: 'photo-mei', age: 7, gender: 'girl', baseId: 12, spread: 's12' },
  { key: 'otis', picture: 'hero-chicks', photo: 'photo-otis', age: 3, gender: 'boy', baseId: 6, spread: 's10' },
  { key: 'tamar', picture: 'hero-balloon', photo: 'photo-tamar', age: 6, gender: 'girl', baseId: 10, spread: 's05' },
  { key: 'freya', picture: 'hero-rain', photo: 'photo-freya', age: 5, gender: 'girl', baseId: 8, spread: 's11' },
];

/** A page of the hero's book, told, with the child who is in it. */
export type HeroSlide = Pick<HeroPage, 'picture' | 'photo'> & {
  /** Its first paragraph and the last one that is short enough; the child's name stands between bidi isolates. */
  readonly paragraphs: readonly string[];
  /** What its picture shows. */
  readonly alt: string;
  /** Below the photo; its marks are still in it. */
  readonly caption: string;
  readonly photoAlt: string;
};
