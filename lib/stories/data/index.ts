import type { Story } from '../model';
import { again } from './again';
import { allTogetherNow } from './all-together-now';
import { bigBrother } from './big-brother';
import { bigSister } from './big-sister';
import { birthdayNumber } from './birthday-number';
import bodySizes from './body-sizes.json' with { type: 'json' };
import { cakeFromEverywhere } from './cake-from-everywhere';
import { doughnutForEveryone } from './doughnut-for-everyone';
import { dragonWithHiccups } from './dragon-with-hiccups';
import { firstGrade } from './first-grade';
import { firstMorning } from './first-morning';
import { fiveChicks } from './five-chicks';
import { missingBells } from './missing-bells';
import { moonBlanket } from './moon-blanket';
import { noPlateGoesHomeEmpty } from './no-plate-goes-home-empty';
import { oneTwoOw } from './one-two-ow';
import { roomForOneMore } from './room-for-one-more';
import { runawayLetters } from './runaway-letters';
import { smallLight } from './small-light';
import { theLionOfPurim } from './the-lion-of-purim';
import { travellingYawn } from './travelling-yawn';
import { weatherInside } from './weather-inside';
import { whaleSong } from './whale-song';
import { whoGivesAGiftToDedMoroz } from './who-gives-a-gift-to-ded-moroz';
import { whoTookTheAfikoman } from './who-took-the-afikoman';

const STORIES: readonly Story[] = [
  smallLight,
  firstMorning,
  firstGrade,
  bigBrother,
  bigSister,
  travellingYawn,
  fiveChicks,
  runawayLetters,
  roomForOneMore,
  again,
  cakeFromEverywhere,
  weatherInside,
  dragonWithHiccups,
  missingBells,
  moonBlanket,
  whaleSong,
  birthdayNumber,
  oneTwoOw,
  doughnutForEveryone,
  whoTookTheAfikoman,
  theLionOfPurim,
  noPlateGoesHomeEmpty,
  allTogetherNow,
  whoGivesAGiftToDedMoroz,
];

type BodySizes = NonNullable<Story['bodySizes']>;
const BODY_SIZES: Readonly<Record<string, BodySizes>> = bodySizes;

/** A test computes the table; `docs/architecture.md` says how it is renewed. */
function addBodySizes({ pair, trio, ...story }: Story): Story {
  const findSizes = (told: string) => BODY_SIZES[`${story.baseId} ${told}`];
  return {
    ...story,
    bodySizes: findSizes('of one'),
    ...(pair && { pair: { ...pair, bodySizes: findSizes('of two') } }),
    ...(trio && { trio: { ...trio, bodySizes: findSizes('of three') } }),
  };
}

/** Every story that is written, in the order of the shelves. */
export const LIBRARY: readonly Story[] = STORIES.map(addBodySizes);
