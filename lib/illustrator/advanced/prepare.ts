import type { FaceReading } from '@/lib/photos';
import { fail, ok, type Result } from '@/lib/platform/result';
import { characterFromReading } from '../character/from-photo/character';
import { computeHeadMatte } from './matte/head-matte';
import { packPainted } from './pack-painted';
import { createHeadPlanes } from './paint/head-planes';
import { paintHead } from './paint/paint-head';
import { limitSkin, measureSkin } from './paint/skin-tone';
import { cropFace } from './photo/face-crop';
import { halvePhoto } from './photo/halve-photo';
import { cutHead, type HeadPhoto } from './photo/head-photo';
import { computeSkinLikeness } from './photo/skin-likeness';
import { packHead } from './prepared-head';
import { measureCutOut, refuseCutOut } from './refusal/from-cut-out';
import { refuseFace } from './refusal/from-face';
import { refuseTraits, refuseView } from './refusal/from-reading';
import type { RefusalReason } from './refusal-reasons';

/** Colours do not depend on who the child is. */
const ANY_CHILD = { age: 5, gender: 'girl' } as const;

type CutFace = {
  readonly photo: HeadPhoto;
  readonly half: HeadPhoto;
  readonly matte: ReturnType<typeof computeHeadMatte>;
};

/** Cuts the head out of the photo; `advanced_not_possible` with a `reason` when the photo does not allow to paint it. */
export async function cutFace(
  jpeg: Uint8Array,
  reading: FaceReading,
): Promise<Result<CutFace, 'advanced_not_possible'>> {
  const refused = (reason: RefusalReason) => fail('advanced_not_possible', { reason });
  const badView = refuseView(reading);
  if (badView) return refused(badView);
  const photo = await cutHead(jpeg, reading);
  const crop = cropFace(photo);
  const badFace = refuseFace(crop, computeSkinLikeness(crop)) ?? refuseTraits(reading);
  if (badFace) return refused(badFace);
  const half = halvePhoto(photo);
  const matte = computeHeadMatte(half, reading);
  const badCut = refuseCutOut(measureCutOut(half, matte), reading.hairLength.value === 'bald');
  return badCut ? refused(badCut) : ok({ photo, half, matte });
}

/**
 * Paints the child's head from the photo, once per child: cut out in its own proportions, in even light and in the
 * hero's tones. The bytes are a private format for `openPreparedFace`. `advanced_not_possible` with a `reason`
 * (`RefusalReason`) when the photo is not good enough for a framed page. The same photo gives the same bytes.
 */
export async function prepareFace(
  jpeg: Uint8Array,
  reading: FaceReading,
): Promise<Result<Uint8Array, 'advanced_not_possible'>> {
  const cut = await cutFace(jpeg, reading);
  if (!cut.ok) return cut;
  const { photo, half, matte } = cut.value;
  const { skin: readSkin, hairColor, eyeColor } = characterFromReading(reading, ANY_CHILD).character;
  const skin = limitSkin(readSkin, measureSkin(half, matte));
  const head = createHeadPlanes(photo, half, matte, reading.glasses.value);
  const hasHair = reading.hairShape?.value.cover === 'hair';
  const hasLocks = reading.curl.value !== 'coily' && reading.hairLength.value !== 'bald';
  const painted = paintHead(photo, head, { skin, hair: hairColor, eyes: eyeColor, hasHair, hasLocks });
  return ok(packHead(packPainted(head, painted, reading, { readSkin, skin })));
}
