import type { Character } from '../character/character';
import { clamp, mixNumber } from '../paint';
import { type Scene, sceneSchema } from '../scene';

/** Below these offsets the lips are closed in the photo, or parted without a smile. */
const [CLOSED, PARTED] = [-0.1, 0.1];

type Hero = Pick<Character, 'face'> & Partial<Pick<Character, 'age' | 'gapTooth' | 'faceShape' | 'hairShape'>>;

/**
 * A child with a face of its own keeps the mood of its photo. Of the others, a child who laughs in its photo laughs in its portrait; every other one smiles as it does, with its lips closed. With
 * a gap between its teeth it shows them, or the parent who ticks the gap would see no change.
 */
function portraitExpression({ face, faceShape, gapTooth }: Hero): 'calm' | 'joy' {
  if (gapTooth) return 'joy';
  if (faceShape) return 'calm';
  if (!face) return 'joy';
  return face.mouthOpening < (face.smile < 0 ? PARTED : CLOSED) ? 'calm' : 'joy';
}

/**
 * A face of its own is known best when it looks at the viewer, hardly aside, and holds its head straight: a mouth that is
 * turned and tilted reads as a smirk. Radians; the tilt takes back the pose's own.
 */
const OWN_FACE = { yaw: 0.03, tilt: -0.062 } as const;

/**
 * A face of its own is seen from nearer, with its shoulders, page units; the older the child, the smaller its head and the
 * nearer the camera.
 */
const NEAR = {
  small: { age: 3, y: 571, zoom: 1.15 },
  big: { age: 8, y: 503, zoom: 1.35 },
} as const;

/** Every skin and hair stands out against teal: a warm ground takes the colour out of a fair face. */
const PALETTE = { own: 'teal', usual: 'warm' } as const;

/** Hair that stands this far from the middle of the head, head units, fills the portrait; more is seen from farther. */
const MOST_HAIR = 70;
const SMALLEST = 0.84;

const cameraOf = ({ hairShape, age = NEAR.small.age }: Hero): Scene['camera'] => {
  const { small, big } = NEAR;
  const grown = clamp((age - small.age) / (big.age - small.age), 0, 1);
  const top = hairShape?.radii[(hairShape.radii.length - 1) / 2] ?? 0;
  const farther = clamp(MOST_HAIR / Math.max(1, top), SMALLEST, 1);
  const zoom = Math.max(1, mixNumber(small.zoom, big.zoom, grown) * farther);
  return { x: 600, y: mixNumber(small.y, big.y, grown), zoom };
};

/** The bust portrait that the parent approves. */
export const portraitScene = (hero: Hero = {}, outfit = 'stripes'): Scene =>
  sceneSchema.parse({
    stage: 'portrait',
    palette: hero.faceShape ? PALETTE.own : PALETTE.usual,
    ...(hero.faceShape && { camera: cameraOf(hero) }),
    hero: {
      pose: 'portrait',
      slot: 'bust',
      expression: portraitExpression(hero),
      outfit,
      ...(hero.faceShape && OWN_FACE),
    },
  });
