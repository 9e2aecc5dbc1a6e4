import type { PoseName } from './index';

/** Poses that can tell the same moment, nearest first: another picture of a page takes one of them. */
export const POSE_KIN: Readonly<Partial<Record<PoseName, readonly PoseName[]>>> = {
  stand: ['wave', 'standStill'],
  standStill: ['stand'],
  wave: ['stand', 'walkWave'],
  walk: ['walkWave', 'run'],
  run: ['walk', 'jump'],
  jump: ['run', 'wave'],
};
