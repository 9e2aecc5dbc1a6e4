import type { PhotoReader } from '@/lib/books/server';
import type { FaceReading } from '@/lib/photos';
import { fail, ok } from '@/lib/platform/result';

const sure = <Value>(value: Value) => ({ value, confidence: 0.9 });

const READING: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: Array.from({ length: 478 }, () => [100, 100] as const),
  yaw: 0,
  roll: 0,
  skin: sure('#e8c4a0'),
  hairColor: sure('#5a3c22'),
  hairLength: sure('medium'),
  fringe: sure(false),
  curl: sure('wavy'),
  volume: sure('usual'),
  headwear: sure('none'),
  headwearColor: sure('#3d64a8'),
  eyeColor: sure('#4a2f1c'),
  glasses: sure(false),
  glassesColor: sure('#33507a'),
  browWeight: sure(1),
  roundness: sure(1),
};

/** A photo engine that always sees the same face; the engine itself has tests of its own. */
export const seesOneFace: PhotoReader = {
  normalise: async (jpeg) => ok({ jpeg, widthPx: 800, heightPx: 800 }),
  readFace: async () => ok(READING),
};

/** Painters of the advanced model's face: a photo that does not allow it, and one that does. */
export const paintsNoFace = async () => fail('photo_no_face');
export const paintsAFace = async () => ok(new Uint8Array([5]));
