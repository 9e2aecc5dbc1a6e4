import { birthdaySheet, birthdayWall } from './door';
import { birthdayMorning, birthdayPillow, birthdayTable } from './home';
import { birthdayLapTight, birthdayLapWide } from './lap';
import { birthdayLabels, birthdayNight, birthdaySmoke } from './night';
import { birthdayCall, birthdayCover, birthdayDoorway, birthdayStairs, birthdayStep } from './stairs';

/** The stages of "Five Is Late". */
export const BIRTHDAY_STAGES = {
  birthdayMorning,
  birthdayPillow,
  birthdayTable,
  birthdayLapTight,
  birthdayLapWide,
  birthdaySheet,
  birthdayWall,
  birthdayStairs,
  birthdayStep,
  birthdayDoorway,
  birthdayCall,
  birthdayCover,
  birthdayNight,
  birthdayLabels,
  birthdaySmoke,
};
