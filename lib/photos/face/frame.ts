import type { Mesh } from './detect.ts';
import type { Point } from './picture.ts';

/** Indices of the face mesh (MediaPipe's canonical numbering) that the readers use. */
export const MESH = {
  top: 10,
  chin: 152,
  earLeft: 234,
  earRight: 454,
  bridge: 168,
  /** Cheeks, forehead, bridge and back of the nose, lower cheeks and chin. */
  skin: [
    50, 280, 205, 425, 101, 330, 36, 266, 151, 108, 337, 9, 6, 197, 195, 5, 122, 351, 187, 411, 207, 427, 192, 416, 199,
    208, 428,
  ],
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150,
    136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  lowerLip: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95, 78],
  /** Lids around the eye on the left and right of the picture. */
  lids: [
    [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
    [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466],
  ],
  /** Centre of the iris, then four points of its rim. */
  irises: [
    [468, 469, 470, 471, 472],
    [473, 474, 475, 476, 477],
  ],
} as const;

/** The face's own axes: `at(u, v)` takes u in face widths to the right and v in face heights upwards. */
export type FaceFrame = {
  readonly mesh: Mesh;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly center: Point;
  /** Unit vector to the top of the head. */
  readonly up: Point;
  readonly right: Point;
  readonly point: (index: number) => Point;
  readonly at: (u: number, v: number) => Point;
};

export function createFaceFrame(mesh: Mesh): FaceFrame {
  const point = (index: number): Point => [mesh[index]?.[0] ?? 0, mesh[index]?.[1] ?? 0];
  const [top, chin] = [point(MESH.top), point(MESH.chin)];
  const [left, right] = [point(MESH.earLeft), point(MESH.earRight)];
  const widthPx = Math.max(1, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const heightPx = Math.max(1, Math.hypot(top[0] - chin[0], top[1] - chin[1]));
  const up: Point = [(top[0] - chin[0]) / heightPx, (top[1] - chin[1]) / heightPx];
  const across: Point = [-up[1], up[0]];
  const center: Point = [(top[0] + chin[0]) / 2, (top[1] + chin[1]) / 2];
  const at = (u: number, v: number): Point => [
    center[0] + across[0] * u * widthPx + up[0] * v * heightPx,
    center[1] + across[1] * u * widthPx + up[1] * v * heightPx,
  ];
  return { mesh, widthPx, heightPx, center, up, right: across, point, at };
}

/** Turn of the head in radians, from the depth of both cheeks; positive looks to the right of the picture. */
export function getYaw({ mesh, widthPx }: FaceFrame): number {
  const depth = (mesh[MESH.earRight]?.[2] ?? 0) - (mesh[MESH.earLeft]?.[2] ?? 0);
  return Math.atan2(depth, widthPx);
}

/** Tilt of the head in radians, clockwise. */
export const getRoll = ({ up }: FaceFrame): number => Math.atan2(up[0], -up[1]);
