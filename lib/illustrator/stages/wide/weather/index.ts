import { gardenAfterRain } from './after-rain';
import { airWide } from './air';
import { bedWide } from './bed';
import { weatherCover } from './cover';
import { hallWide } from './hall';
import { homeGarden } from './home-garden';
import { kitchenOnPaper } from './kitchen-on-paper';
import { gardenNap } from './nap';
import { sofaWide } from './sofa';
import { tentWide } from './tent';
import { washingLine } from './washing-line';

/** Stages of The Weather in My Tummy. */
export const WEATHER_STAGES = {
  bedWide,
  airWide,
  homeGarden,
  gardenAfterRain,
  gardenNap,
  tentWide,
  hallWide,
  kitchenOnPaper,
  sofaWide,
  weatherCover,
  washingLine,
} as const;
