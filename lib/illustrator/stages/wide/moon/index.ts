import type { Stage } from '../../model';
import { moonCover, moonsBare, moonsCovered } from './cover';
import { moonlessNight, moonRocket } from './flight';
import { blanketStretched, moonHugged, moonOverPages } from './full';
import { moonBedroom, moonInBed } from './room';
import { hillOfCorners, thinMoonTucked } from './waning';
import { foldMountain, halfTucked, justFits } from './waxing';

/** The stages of the blanket for the moon: one month of nights. */
export const MOON_STAGES: Readonly<Record<string, Stage>> = {
  moonBedroom,
  moonRocket,
  foldMountain,
  halfTucked,
  justFits,
  moonOverPages,
  blanketStretched,
  moonHugged,
  hillOfCorners,
  thinMoonTucked,
  moonlessNight,
  moonInBed,
  moonCover,
  moonsBare,
  moonsCovered,
};
