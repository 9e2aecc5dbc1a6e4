import type { Human } from '@vladmandic/human';
import { DETECTOR_EDGE, decodeFaces, type FaceDetection, toDetectorInput, toRawHeads } from '../coach/blaze-face.ts';
import type { Pixels } from '../coach/find-faces.ts';
import type { Picture } from './picture.ts';

/** 478 points of the face mesh in pixels; z grows away from the viewer. */
export type Mesh = ReadonlyArray<readonly [number, number, number]>;
/** `score`, 0 to 1: the mesh model's confidence in an upright face. */
export type DetectedFace = { readonly mesh: Mesh; readonly score: number };
export type FaceFinder = {
  /** Every face in an upright picture, largest first. */
  readonly detectFaces: (picture: Picture) => Promise<DetectedFace[]>;
  /** The faces that the coach's detector finds, in pixels of the picture: the same network on the same copy. */
  readonly detectFaceBoxes: (picture: Picture) => Promise<readonly FaceDetection[]>;
};

/** Only face detection: no descriptor, age, gender or emotion is ever computed. */
export const FINDER_CONFIG = {
  debug: false,
  cacheSensitivity: 0,
  // Keeps no copy of a network in the browser's database.
  cacheModels: false,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    // A smaller box would place the mesh's chin 10 % too high.
    detector: { rotation: true, scale: 1.8, maxDetected: 4, minConfidence: 0.3 },
    mesh: { enabled: true },
    iris: { enabled: true },
    description: { enabled: false },
    emotion: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
} as const;

async function detectFaces(human: Human, { data, width, height }: Picture): Promise<DetectedFace[]> {
  const tensor = human.tf.tensor4d(Float32Array.from(data), [1, height, width, 3], 'float32');
  try {
    const { face } = await human.detect(tensor);
    const faces = face.map(({ mesh, score }) => ({
      mesh: mesh.map(([x, y, z]) => [x, y, z ?? 0] as const),
      score,
    }));
    const getWidth = ({ mesh }: DetectedFace) => Math.abs((mesh[454]?.[0] ?? 0) - (mesh[234]?.[0] ?? 0));
    return faces.filter(({ mesh }) => mesh.length >= 478).sort((a, b) => getWidth(b) - getWidth(a));
  } finally {
    human.tf.dispose(tensor);
  }
}

/** The faces that the detector finds, in pixels of the picture; `bytes` a pixel. */
export async function detectFaceBoxes(
  { tf, models }: Human,
  picture: Pixels,
  bytes: 3 | 4,
): Promise<readonly FaceDetection[]> {
  const network = models.models.blazeface;
  if (!network) throw new Error('the face detector is not loaded');
  const input = tf.tensor4d(toDetectorInput(picture, bytes), [1, DETECTOR_EDGE, DETECTOR_EDGE, 3]);
  const outputs = [network.execute(input)].flat() as (typeof input)[];
  try {
    const read = await Promise.all(
      outputs.map(async (one) => ({ shape: one.shape, values: (await one.data()) as Float32Array })),
    );
    return decodeFaces(toRawHeads(read), picture);
  } finally {
    for (const used of [input, ...outputs]) tf.dispose(used);
  }
}

/** `human` with its models loaded. */
export const createFaceFinder = (human: Human): FaceFinder => ({
  detectFaces: (picture) => detectFaces(human, picture),
  detectFaceBoxes: (picture) => detectFaceBoxes(human, picture, 3),
});
