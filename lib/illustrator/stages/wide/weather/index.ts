import { airWide } from './air';
import { bedWide } from './bed';
import { hallWide } from './hall';
import { sofaWide } from './sofa';
import { tentWide } from './tent';

/** Stages of The Weather in My Tummy. */
export const WEATHER_STAGES = { bedWide, airWide, tentWide, hallWide, sofaWide } as const;
