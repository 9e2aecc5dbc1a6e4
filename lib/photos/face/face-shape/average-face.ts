import averageFace from './data/average-face.json' with { type: 'json' };
import { type FaceLineName, type FaceLines, type FacePoint, mapLines } from './face-lines.ts';
import type { LineMeasure } from './measure-lines.ts';

export const FACE_PARTS = ['outline', 'eyes', 'brows', 'nose', 'mouth'] as const;
export type FacePart = (typeof FACE_PARTS)[number];

/** Which lines belong to a part, and which differences of a child move them. */
export const PARTS: Readonly<
  Record<FacePart, { readonly lines: readonly FaceLineName[]; readonly moved: readonly LineMeasure[] }>
> = {
  outline: {
    lines: ['outline', 'cheek'],
    moved: ['faceWidth', 'temples', 'cheeks', 'jaw', 'chinWidth', 'chin', 'eyeHeight', 'noseLength', 'mouthOpening'],
  },
  eyes: {
    lines: ['upperLid', 'lowerLid', 'iris'],
    moved: ['eyeGap', 'eyeWidth', 'eyeOpening', 'eyeTilt', 'lidPeak', 'lowerLid'],
  },
  brows: {
    lines: ['browUpper', 'browLower'],
    moved: ['browLift', 'browSlope', 'browArch', 'browGap', 'eyeWidth'],
  },
  nose: { lines: ['noseRidge', 'noseWing'], moved: ['noseWidth', 'noseLength', 'noseTip', 'noseBall'] },
  mouth: {
    lines: ['upperLipOuter', 'upperLipInner', 'lowerLipInner', 'lowerLipOuter'],
    moved: ['mouthHeight', 'mouthWidth', 'upperLip', 'lowerLip', 'lipBow', 'smile', 'mouthOpening', 'noseLength'],
  },
};

/** A line as a flat list of x, y and depth (of a move: x and y). */
type Flat = readonly number[];
export type AverageFace = {
  /** Years. */
  readonly middleAge: number;
  /** A proportion at the middle age, its change in a year, its standard deviation among children. */
  readonly measures: Readonly<Record<LineMeasure, { mean: number; perYear: number; spread: number }>>;
  /** Each line of the average child at the middle age, and how it moves in a year. */
  readonly lines: Readonly<Record<FaceLineName, { readonly mean: Flat; readonly perYear: Flat }>>;
  /** How a line moves with one standard deviation of each difference that moves it. */
  readonly moves: Readonly<Record<FaceLineName, Readonly<Partial<Record<LineMeasure, Flat>>>>>;
};

export const AVERAGE: AverageFace = averageFace;

/** Standard deviations that a difference of 1 stands for. */
export const DEVIATIONS = 2.5;
/** Few of the measured children were older or younger. */
const [YOUNGEST, OLDEST] = [1, 8];

/** Years from the middle age, within the ages that were measured. */
export const yearsFromMiddle = (age: number, face: AverageFace = AVERAGE): number =>
  Math.min(OLDEST, Math.max(YOUNGEST, age)) - face.middleAge;

/** The lines of the average child of an age (years). */
export function averageLines(age: number, face: AverageFace = AVERAGE): FaceLines {
  const years = yearsFromMiddle(age, face);
  return mapLines((name) => {
    const { mean, perYear } = face.lines[name];
    return Array.from({ length: mean.length / 3 }, (_, i): FacePoint => {
      const at = (axis: number) => (mean[i * 3 + axis] ?? 0) + (perYear[i * 3 + axis] ?? 0) * years;
      return [at(0), at(1), at(2)];
    });
  });
}

/** The part of the face that a line belongs to. */
export const PART_OF_LINE: Readonly<Record<FaceLineName, FacePart>> = mapLines(
  (name) => FACE_PARTS.find((part) => PARTS[part].lines.includes(name)) ?? 'outline',
);
