import { boxed } from '../kit/prop';
import type { Prop } from '../model';
import { chickKeepsake } from './keepsake';
import { chickNumeral, chickNumeralAsleep } from './numeral';
import { chickOutline, countStrip } from './strip';

/** What counts the chicks of Five Chicks. */
export const COUNTING_STANDING: Readonly<Record<string, Prop>> = {
  countStrip: { draw: countStrip, box: boxed(-290, -90, 580, 100), shadow: 0 },
  chickKeepsake: { draw: chickKeepsake, box: boxed(-70, -180, 140, 190), shadow: 0 },
  chickOutline: { draw: chickOutline, box: boxed(-46, -90, 92, 100), shadow: 0 },
  chickNumeral: { draw: chickNumeral, box: boxed(-124, -345, 250, 360), shadow: 60, handed: true },
  chickNumeralAsleep: { draw: chickNumeralAsleep, box: boxed(-124, -345, 250, 360), shadow: 60, handed: true },
};
