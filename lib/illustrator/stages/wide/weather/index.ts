import { airWide } from './air';
import { hallWide } from './hall';
import { sofaWide } from './sofa';
import { tentWide } from './tent';

/** Stages of The Weather in My Tummy. */
export const WEATHER_STAGES = { airWide, tentWide, hallWide, sofaWide } as const;
