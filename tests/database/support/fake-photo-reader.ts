import type { PhotoReader } from '@/lib/books/server';
import type { FaceReading } from '@/lib/photos';
import { fail, ok } from '@/lib/platform/result';

const confident = <Value>(value: Value) => ({ value, confidence: 0.9 });

const READING: FaceReading = {
  box: { x: 0, y: 0, width: 200, height: 240 },
  landmarks: Array.from({ length: 478 }, () => [100, 100] as const),
  yaw: 0,
  roll: 0,
  skin: confident('#e8c4a0'),
  hairColor: confident('#5a3c22'),
  hairLength: confident('medium'),
  fringe: confident(false),
  curl: confident('wavy'),
  volume: confident('usual'),
  headwear: confident('none'),
  headwearColor: confident('#3d64a8'),
  eyeColor: confident('#4a2f1c'),
  glasses: confident(false),
  glassesColor: confident('#33507a'),
  browWeight: confident(1),
  roundness: confident(1),
};

/** A photo reader that always finds the same face; the real one has its own tests. */
export const fakePhotoReader: PhotoReader = {
  normalize: async (jpeg) =>
    ok({ jpeg, picture: { data: jpeg, width: 800, height: 800 }, widthPx: 800, heightPx: 800 }),
  readFace: async () => ok(READING),
};

/** Face painters for the advanced model: for a photo that does not allow it, and one that does. */
export const rejectingFacePainter = async () => fail('photo_no_face');
export const fakeFacePainter = async () => ok(new Uint8Array([5]));
