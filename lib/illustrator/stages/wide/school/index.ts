import { schoolPathHome, schoolPathThere } from './ends';
import { schoolBreakfast, schoolSupper } from './home';
import { schoolCry, schoolSeat, schoolThrone, schoolWay } from './near';
import {
  schoolAtBoard,
  schoolCircle,
  schoolCover,
  schoolForest,
  schoolRollCall,
  schoolStill,
  schoolThreeHands,
} from './room';

/** The stages of "Nothing Happened in First Grade". */
export const SCHOOL_STAGES = {
  schoolBreakfast,
  schoolWay,
  schoolRollCall,
  schoolAtBoard,
  schoolCircle,
  schoolThreeHands,
  schoolForest,
  schoolThrone,
  schoolSeat,
  schoolCry,
  schoolStill,
  schoolSupper,
  schoolCover,
  schoolPathThere,
  schoolPathHome,
};
