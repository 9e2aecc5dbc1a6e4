import {
  clinicBreath,
  clinicCry,
  clinicHat,
  clinicNight,
  clinicThreeLand,
  clinicToday,
  clinicTodayFree,
} from './after';
import { clinicNear, clinicRoom, clinicRoomFree, clinicSearch, clinicShadow } from './treatment';
import {
  clinicArms,
  clinicCover,
  clinicDoor,
  clinicDoorFree,
  clinicSleeves,
  clinicWaiting,
  clinicWaitingRoom,
} from './waiting';

/** The stages of "One, Two, Ow". */
export const CLINIC_STAGES = {
  clinicWaiting,
  clinicWaitingRoom,
  clinicDoor,
  clinicDoorFree,
  clinicRoom,
  clinicRoomFree,
  clinicNear,
  clinicShadow,
  clinicSearch,
  clinicThreeLand,
  clinicHat,
  clinicBreath,
  clinicCry,
  clinicToday,
  clinicTodayFree,
  clinicNight,
  clinicCover,
  clinicSleeves,
  clinicArms,
};
