import type { FaceDetection } from './blaze-face';

// Node also runs this file without compiling (see `face-thread.ts`): erasable types only, no value imports.

type FaceAxes = { readonly apart: number; readonly across: readonly [number, number]; readonly roll: number };

/** The face's own axis from eye to eye. `roll` in radians, clockwise; `apart` in pixels. */
export function getEyeAxis({ eyes: [left, right] }: Pick<FaceDetection, 'eyes'>): FaceAxes {
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]];
  const apart = Math.max(1, Math.hypot(dx, dy));
  return { apart, across: [dx / apart, dy / apart], roll: Math.atan2(dy, dx) };
}

/** Position of the nose between the ears: 0 in the middle, ±1 at one of them. */
export function getHeadTurn(face: Pick<FaceDetection, 'eyes' | 'ears' | 'nose'>): number {
  const { across } = getEyeAxis(face);
  const along = ([x, y]: readonly [number, number]) => x * across[0] + y * across[1];
  const [left, right] = face.ears.map(along) as [number, number];
  return (along(face.nose) - (left + right) / 2) / (Math.max(1, Math.abs(right - left)) / 2);
}
