import type { Stage } from '../../model';
import { breadTray } from './bakery';
import { lettersCover, linesEmpty, linesFull } from './ends';
import { castleInLibrary, libraryNight, whitePages } from './home';
import { bigBook, sneezeRoom } from './library';
import { kiteSky, mouseAttic, nestTop } from './out';
import { cafeStreet } from './street';
import { melonMarket, sunBehindBall } from './town';

/** The stages of the book that sneezed: sepia at home, pencil outside, colour in the tale that is told. */
export const LETTER_STAGES: Readonly<Record<string, Stage>> = {
  bigBook,
  sneezeRoom,
  melonMarket,
  cafeStreet,
  sunBehindBall,
  breadTray,
  nestTop,
  kiteSky,
  mouseAttic,
  whitePages,
  castleInLibrary,
  libraryNight,
  lettersCover,
  linesFull,
  linesEmpty,
};
