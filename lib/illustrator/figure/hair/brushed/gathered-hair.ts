import { HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { mixNumber, type Vec } from '../../../paint';
import type { HeadView } from '../../head/view';
import { getWaves, isCurlMass } from '../own/curl';
import { gatherHair } from '../own/gathered';
import { hairlineAt, type Side } from '../own/outline';
import type { Tie } from '../ties/ties';
import { slipsOut } from './locks/framing-locks';
import type { HairMass } from './mass';

/** Hair over the face. */
export type FrontShape = HairShape & {
  /** All of it is gathered behind the head. */
  readonly gathered?: true;
  /** All of it is gathered over one shoulder, and some of it slips out beside the face. */
  readonly aside?: true;
  /** How thin its short sides are, 0 for full ones to 1. */
  readonly thinSides?: number;
  /** Coils that lie on the head with a thickness of their own. */
  readonly close?: true;
  /** Sides on which a fringe runs on into hair that falls. */
  readonly coveredTemples?: readonly Side[];
};

/** Hair that a band draws back stands off no further than flat by this, head units: it is combed, not glued. */
const FREE = 5;
/**
 * Waves that slip out of the band stand off further by this, over the crown more than beside the ears; they keep this much
 * of their own hairline, and are swept from further aside than where they part.
 */
const LOOSE = 5;
const LOOSELY = { free: 8, hairline: 0.65, sweeps: 1.7 } as const;
/** Gathered hair runs on behind the ear, down to here. */
const BEHIND_EAR = 9;

/** Smoothed hair that is gathered behind the head: it lies flat and runs behind both ears. */
export function gatherBehind(shape: HairShape): FrontShape {
  const flat = gatherHair(shape);
  const low = { tip: BEHIND_EAR };
  const isLoose = slipsOut(shape);
  const loose = isLoose ? LOOSE : 0;
  const free = isLoose ? LOOSELY.free : FREE;
  const lifted = (i: number) => loose * (0.35 + 0.65 * Math.cos(((HAIR_MEASURES.angles[i] ?? 0) * Math.PI) / 220));
  const radii = flat.radii.map((r, i) => Math.max(r, Math.min(shape.radii[i] ?? r, r + free)) + lifted(i));
  const gathered = { ...flat, radii, left: { ...flat.left, ...low }, right: { ...flat.right, ...low } };
  if (!isLoose) return { ...gathered, gathered: true };
  const hairline = flat.hairline.map((y, i) => mixNumber(y, shape.hairline[i] ?? y, LOOSELY.hairline));
  const parting = shape.parting === null ? null : shape.parting * LOOSELY.sweeps;
  return { ...gathered, hairline, parting, gathered: true };
}

/** Coils and ringlets that are gathered at the nape make a puff, from behind and beside the neck. */
const NAPE_PUFF: readonly Tie[] = [{ kind: 'puff', at: [0, 12, -46], radius: 22 }];

/** Hair that is tied at the nape, seen from the front: it hangs behind the neck and shows on one side of it. */
const BEHIND_NECK = { aside: 20, low: 14, depth: -30, lead: 0.5, length: 62, width: 17 } as const;
const PUFF_BEHIND_NECK: readonly Tie[] = [{ kind: 'puff', at: [0, 43, -30], radius: 36 }];

/**
 * From the front no photo shows how hair is tied behind the head: it is drawn behind the neck, so that it is not read as
 * cropped, and no tail is invented.
 */
export const napeTies =
  (shape: HairShape, behind: readonly Tie[]) =>
  (view: HeadView): readonly Tie[] => {
    const isCurly = isCurlMass(shape);
    if (view.aspect !== 'face') return isCurly ? NAPE_PUFF : behind;
    return isCurly ? PUFF_BEHIND_NECK : [tailBesideNeck(shape)];
  };

/** The tail falls over the shoulder away from the parting. */
function tailBesideNeck(shape: HairShape): Tie {
  const side = (shape.parting ?? 0) > 0 ? -1 : 1;
  const { aside, low, depth, lead, length, width } = BEHIND_NECK;
  const wave = getWaves(shape).swing * 0.4;
  return { kind: 'tail', at: [side * aside, low, depth], lead: [side * lead, 1, 0], length, width, wave };
}

/** Where baby hairs grow along the hairline, and how long they are, head units. */
const BABY_HAIRS = { between: [14, 43], length: 7 } as const;

/** Fine short hairs that no band holds: they curve off the hairline at the temples, and one falls before each ear. */
export function paintBabyHairs(mass: HairMass, shape: HairShape): void {
  const { random } = mass.h;
  const [from, to] = BABY_HAIRS.between;
  for (const side of [-1, 1] as const) {
    for (let beside = from; beside < to; beside += 1.6 + random() * 2.4) {
      const x = beside * side;
      const y = hairlineAt(shape, x) - 1.5;
      const long = BABY_HAIRS.length * (0.45 + random() * 0.75);
      const out = side * (0.25 + 0.6 * random());
      const line: Vec[] = [
        [x - out, y - 3],
        [x + out * long * 0.2, y + long * 0.35],
        [x + out * long * 0.75, y + long * (0.75 - 0.25 * random())],
      ];
      mass.stroke(line, 0.5 + random() * 0.5, mass.value(mass.lightAt([x, y]) + 0.2), 0.6, WISP);
    }
    const x = side * 44;
    const top = hairlineAt(shape, x) - 4;
    const swing = side * (1.5 + random() * 2);
    const lock: Vec[] = [
      [x, top],
      [x + swing * 0.4, top + 10],
      [x + swing * 1.3, top + 22],
      [x + swing * 0.6, top + 33],
    ];
    for (const aside of [-0.8, 0, 0.9])
      mass.stroke(
        lock.map(([px, py], i): Vec => [px + aside * (1 + i * 0.6), py - Math.abs(aside) * i * 2]),
        0.9,
        mass.value(mass.lightAt([x, top])),
        0.8,
        WISP,
      );
  }
}

/** Thickness of a wisp from root to tip. */
const WISP = [0.5, 1, 0.7, 0.05] as const;

/** Where the strands of gathered hair without a parting come from: below the brow, so that they run back over the head. */
const COMES_FROM: Vec = [0, 34];

/** From the brow back over the head to the band. */
export const gatheredDirection = ([x, y]: Vec): Vec => {
  const [dx, dy] = [x - COMES_FROM[0], Math.min(-1, y - COMES_FROM[1])];
  const long = Math.hypot(dx, dy);
  return [dx / long, dy / long];
};
