import type { PoseName } from './index';

/**
 * Poses that can tell the same moment, nearest first: another picture of a page takes one of them. Poses that need a
 * companion, a bed or a seat at their place have no kin but those that need the same.
 */
const KIN: Readonly<Record<PoseName, string>> = {
  stand: 'wave standStill handsOnHeart point',
  standStill: 'stand handsOnHeart think',
  wave: 'stand walkWave cheer point',
  pointUp: 'point stand cheer',
  coverHero: 'walkLantern stand',
  portrait: '',
  palmLight: '',
  point: 'pointUp stand walkWave',
  handsOnHeart: 'pray stand clap',
  pray: 'handsOnHeart standStill',
  think: 'standStill stand handsOnHeart',
  clap: 'cheer handsOnHeart dance2',
  cheer: 'clap jump dance2',
  peek: 'sneak stand',
  holdHands: 'stand walk',
  lightCandle: '',
  sneak: 'walk peek crouch',
  walk: 'walkWave run sneak',
  walkLantern: 'coverHero',
  walkWave: 'walk wave run',
  run: 'walk jump walkWave',
  jump: 'run cheer dance2',
  balance: 'sneak walk',
  openGate: '',
  dance: 'dance2 jump cheer',
  dance2: 'dance jump cheer',
  kick: 'run throw',
  throw: 'kick run',
  pull: '',
  climb: '',
  hug: '',
  hugStand: '',
  carry: 'carryHigh',
  carryHigh: 'carry',
  stir: '',
  ride: '',
  sitGround: 'kneel crouch',
  read: 'sitGround',
  sitChair: 'sitBench',
  sitBench: 'sitChair',
  crouch: 'kneel crouchReach sitGround',
  kneel: 'crouch crouchReach',
  crawl: 'kneel crouch',
  lie: 'sitGround crawl',
  sitBed: '',
  kneelSill: '',
  crouchReach: 'crouch kneel',
  sleep: 'sleepBack',
  sleepBack: 'sleep',
  fly: 'float',
  swim: 'float',
  float: '',
};

/** Poses of the same moment as `pose`, nearest first. */
export const getSimilarPoses = (pose: PoseName): readonly PoseName[] =>
  KIN[pose].split(' ').filter(Boolean) as PoseName[];
