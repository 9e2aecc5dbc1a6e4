import { type Hero, second } from '../../picture-parts';
import { IN_BED, OUT } from '../picture/outfits';

/** The one with the lantern, who goes first. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUT });

/** The one who asks, and whom the small light is enough for. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  second({ ...figure, outfit: 'snowCoatHatOff' });

export const firstInBed = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: IN_BED });

export const otherInBed = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero =>
  second({ ...figure, outfit: 'stripedPajamas' });
