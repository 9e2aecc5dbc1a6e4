import type { FaceShapeName } from './average-shape.ts';
import type { FaceLineName, FaceLines } from './face-lines.ts';

type Point = readonly [x: number, y: number, depth: number];
type Measure = (lines: FaceLines) => number;

const pointOf = (lines: FaceLines, line: FaceLineName, index: number): Point => lines[line][index] ?? [0, 0, 0];
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Places on the outline, from the chin. */
const [CHIN, CHIN_SIDE, JAW, CHEEK, EAR, TEMPLE, TOP] = [0, 3, 6, 8, 10, 14, 18] as const;
const widthAt = (lines: FaceLines, index: number) => pointOf(lines, 'outline', index)[0];
const height: Measure = (lines) => pointOf(lines, 'outline', CHIN)[1] - pointOf(lines, 'outline', TOP)[1];

const corners = ({ upperLid }: FaceLines) => ({ inner: upperLid[0] as Point, outer: upperLid[8] as Point });
const eyeWidth: Measure = (lines) => corners(lines).outer[0] - corners(lines).inner[0];

/** Heights of a lid above the line between the corners (below it for the lower lid), at its inner places. */
function lidHeights(lines: FaceLines, lid: 'upperLid' | 'lowerLid'): readonly number[] {
  const { inner, outer } = corners(lines);
  const down = lid === 'lowerLid' ? 1 : -1;
  return lines[lid].slice(1, -1).map(([x, y]) => {
    const share = (x - inner[0]) / (outer[0] - inner[0]);
    return down * (y - inner[1] - (outer[1] - inner[1]) * share);
  });
}

function lidPeak(lines: FaceLines): number {
  const heights = lidHeights(lines, 'upperLid').map((value) => Math.max(0, value));
  const sum = heights.reduce((total, value) => total + value, 0);
  return heights.reduce((total, value, i) => total + value * i, 0) / Math.max(1e-6, sum);
}

const browPoint = (lines: FaceLines, index: number, axis: 0 | 1) =>
  (pointOf(lines, 'browUpper', index)[axis] + pointOf(lines, 'browLower', index)[axis]) / 2;
const mouthMiddle: Measure = (lines) =>
  (pointOf(lines, 'upperLipInner', 0)[1] + pointOf(lines, 'lowerLipInner', 0)[1]) / 2;

/** The numbers of a face shape that pixels tell, not points. */
export type PixelMeasure = 'lidFold' | 'browThickness' | 'browDarkness' | 'teeth' | 'ears';
export type LineMeasure = Exclude<FaceShapeName, PixelMeasure>;

/** Proportions of a front face. Lengths are in units of its lines; shares and slopes have no unit. */
export const LINE_MEASURES: Readonly<Record<LineMeasure, Measure>> = {
  faceWidth: (lines) => (2 * widthAt(lines, EAR)) / height(lines),
  temples: (lines) => widthAt(lines, TEMPLE) / widthAt(lines, EAR),
  cheeks: (lines) => widthAt(lines, CHEEK) / widthAt(lines, EAR),
  jaw: (lines) => widthAt(lines, JAW) / widthAt(lines, EAR),
  chinWidth: (lines) => widthAt(lines, CHIN_SIDE) / widthAt(lines, EAR),
  chin: (lines) => (pointOf(lines, 'outline', CHIN)[1] - pointOf(lines, 'lowerLipOuter', 0)[1]) / height(lines),
  eyeHeight: (lines) => -pointOf(lines, 'outline', TOP)[1] / height(lines),
  eyeGap: (lines) => 2 * corners(lines).inner[0],
  eyeWidth,
  eyeOpening: (lines) =>
    (average(lidHeights(lines, 'upperLid').slice(2, 5)) + average(lidHeights(lines, 'lowerLid').slice(2, 5))) /
    eyeWidth(lines),
  eyeTilt: (lines) => (corners(lines).inner[1] - corners(lines).outer[1]) / eyeWidth(lines),
  lidPeak,
  lowerLid: (lines) => average(lidHeights(lines, 'lowerLid').slice(2, 5)) / eyeWidth(lines),
  browLift: (lines) => -average([0, 1, 2, 3, 4].map((i) => browPoint(lines, i, 1))),
  browSlope: (lines) => browPoint(lines, 0, 1) - browPoint(lines, 4, 1),
  browArch: (lines) => (browPoint(lines, 0, 1) + browPoint(lines, 4, 1)) / 2 - browPoint(lines, 2, 1),
  browGap: (lines) => 2 * browPoint(lines, 0, 0),
  noseWidth: (lines) => 2 * pointOf(lines, 'noseWing', 2)[0],
  noseLength: (lines) => pointOf(lines, 'noseRidge', 7)[1] - pointOf(lines, 'noseRidge', 0)[1],
  noseTip: (lines) => pointOf(lines, 'noseRidge', 7)[1] - pointOf(lines, 'noseRidge', 6)[1],
  noseBall: (lines) => pointOf(lines, 'noseWing', 0)[0] / pointOf(lines, 'noseWing', 2)[0],
  mouthHeight: (lines) => mouthMiddle(lines) - pointOf(lines, 'noseRidge', 7)[1],
  mouthWidth: (lines) => 2 * pointOf(lines, 'upperLipOuter', 5)[0],
  upperLip: (lines) => pointOf(lines, 'upperLipInner', 0)[1] - pointOf(lines, 'upperLipOuter', 0)[1],
  lowerLip: (lines) => pointOf(lines, 'lowerLipOuter', 0)[1] - pointOf(lines, 'lowerLipInner', 0)[1],
  lipBow: (lines) => pointOf(lines, 'upperLipOuter', 0)[1] - pointOf(lines, 'upperLipOuter', 1)[1],
  smile: (lines) => mouthMiddle(lines) - pointOf(lines, 'upperLipOuter', 5)[1],
  mouthOpening: (lines) => pointOf(lines, 'lowerLipInner', 0)[1] - pointOf(lines, 'upperLipInner', 0)[1],
};

export const LINE_MEASURE_NAMES = Object.keys(LINE_MEASURES) as readonly LineMeasure[];
