import { describe, expect, it } from 'vitest';
import { AVERAGE_FACE, HAIR_MEASURES, type HairShape } from '@/lib/photos';
import { HAIR_SHAPE } from '../../../testing/hair-shape';
import { crownHeight } from '../../headwear/kippah';
import { closeCloud, lowCloudOf, thicknessOfCoils, topOfCloud } from './close-cloud';

const { angles, columns } = HAIR_MEASURES;

/** Coils that stand this far off the middle of the head over the crown and on both sides. */
const coils = (crown: number, left: number, right = left): HairShape => ({
  ...HAIR_SHAPE,
  texture: 'coily',
  radii: angles.map((degrees) => (Math.abs(degrees) <= 30 ? crown : degrees < 0 ? left : right)),
});
const radiusAt = ({ radii }: HairShape, degrees: number): number => radii[angles.indexOf(degrees)] ?? 0;
const hairlineAt = ({ hairline }: HairShape, x: number): number => hairline[columns.indexOf(x)] ?? 0;
const cloudOf = (measured: HairShape): HairShape =>
  closeCloud(measured, thicknessOfCoils(measured) ?? { crown: Number.NaN, side: Number.NaN });

describe('thicknessOfCoils', () => {
  it('takes coils that hardly stand off the scalp for a shade on it', () => {
    expect(thicknessOfCoils(coils(56, 56))).toBeNull();
    expect(thicknessOfCoils(coils(58, 56))).not.toBeNull();
  });

  it('makes hair thicker that stands further off, within bounds', () => {
    const [low, high, highest] = [coils(58, 56), coils(66, 62), coils(110, 110)].map(thicknessOfCoils);
    expect(high?.crown).toBeGreaterThan((low?.crown ?? 0) + 2);
    expect(high?.side).toBeGreaterThan((low?.side ?? 0) + 0.5);
    expect(highest?.crown).toBeLessThan(8);
    expect(highest?.side).toBeLessThan(4);
  });

  it('believes the side of a turned head that stands off less', () => {
    const [even, turned] = [coils(62, 60), coils(62, 56, 64)].map(thicknessOfCoils);
    expect(turned?.side).toBeLessThan(even?.side ?? 0);
  });
});

describe('closeCloud', () => {
  it('is round as the skull and alike on both sides, however uneven the photo shows it', () => {
    const cloud = cloudOf(coils(62, 56, 74));
    for (const degrees of angles) expect(radiusAt(cloud, degrees)).toBeCloseTo(radiusAt(cloud, -degrees), 6);
    const steps = cloud.radii.slice(1).map((radius, i) => Math.abs(radius - (cloud.radii[i] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(2);
  });

  it('stands off the crown as thick as it is, and runs into the head at the ears', () => {
    const [low, high] = [cloudOf(coils(58, 56)), cloudOf(coils(68, 56))];
    expect(radiusAt(high, 0)).toBeGreaterThan(radiusAt(low, 0) + 3);
    expect(radiusAt(high, 90)).toBeLessThan(50);
    expect(radiusAt(high, 60)).toBeGreaterThan(51);
  });

  it('has an even hairline that turns down at the temples', () => {
    const ragged = columns.map((x) => (x < 0 ? -52 : -20));
    const cloud = cloudOf({ ...coils(62, 58), hairline: ragged });
    for (const x of columns) expect(hairlineAt(cloud, x)).toBeCloseTo(hairlineAt(cloud, -x), 6);
    expect(Math.abs(hairlineAt(cloud, 4) + 36)).toBeLessThan(3);
    expect(hairlineAt(cloud, 44)).toBeGreaterThan(hairlineAt(cloud, 4) + 15);
  });
});

describe('a kippah on coils', () => {
  const coily = { hairStyle: 'coilyShort', faceShape: AVERAGE_FACE } as const;

  it('sits on a low cloud where it ends', () => {
    const measured = coils(68, 56);
    const thick = lowCloudOf(measured);
    if (!thick) throw new Error('no cloud');
    expect(topOfCloud(thick)).toBeCloseTo(HAIR_MEASURES.center[1] - radiusAt(closeCloud(measured, thick), 0), 6);
    const depth = crownHeight({ ...coily, hairShape: measured }) - topOfCloud(thick);
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThan(8);
  });

  it('takes free coils for no low cloud', () => {
    expect(lowCloudOf(coils(80, 78))).toBeNull();
  });
});
