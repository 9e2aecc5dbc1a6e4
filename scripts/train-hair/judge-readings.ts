import { type CalibratedTrait, uncalibrate } from '@/lib/photos/face/traits/calibration';
import calibrations from '@/lib/photos/face/traits/data/calibration.json' with { type: 'json' };
import { closeFaceReader, normalizePhoto, readFace } from '@/lib/photos/server';
import { listChildren, readChildPhoto } from '@/tests/fixtures/children/children';
import { compareWithLabels } from '../bench/likeness/outcomes';
import type { Judged } from './calibrate';

/** Traits that nothing is trained for, by their names in the bench; a colour next to the right one will do. */
const TRAITS: Readonly<Record<string, CalibratedTrait>> = {
  'colour ±1': 'hairColor',
  headwear: 'headwear',
  glasses: 'glasses',
};

/** How sure the shop is of each child's untrained traits, before calibration, and whether they are right. */
export async function judgeReadings(): Promise<ReadonlyMap<CalibratedTrait, readonly Judged[]>> {
  const judged = new Map<CalibratedTrait, Judged[]>();
  for (const child of listChildren()) {
    const photo = await normalizePhoto(readChildPhoto(child.file));
    const reading = photo.ok ? await readFace(photo.value.jpeg) : photo;
    if (!reading.ok) continue;
    for (const { trait, read, confidence, correct } of compareWithLabels(
      reading.value,
      child,
      reading.value.skin.value,
    )) {
      const name = TRAITS[trait];
      const found = (name === 'headwear' && read !== 'none') || (name === 'glasses' && read === 'true');
      if (!name || found) continue;
      const before = uncalibrate(confidence, calibrations[name]);
      judged.set(name, [...(judged.get(name) ?? []), { confidence: before, correct }]);
    }
  }
  await closeFaceReader();
  return judged;
}
