import type { Pose } from '../pose';
import type { PoseName } from './index';

/** The near knee on the ground and its shin along it, sole up; the other foot stands in front. */
const onOneKnee = {
  L: { joint: [0.36, 0.34], to: [-0.14, 0.36], foot: 'instep' },
  R: { joint: [0.42, -0.11], to: [0.45, 0.36] },
} as const;

/** Nearly on the heel, for an ear at somebody's tummy. */
const lowOnOneKnee = {
  L: { joint: [0.4, 0.26], to: [-0.1, 0.28], foot: 'instep' },
  R: { joint: [0.4, -0.19], to: [0.47, 0.27] },
} as const;

/** Both knees on the ground, the seat above the heels. */
const onBothKnees = {
  L: { joint: [0.4, 0.27], to: [-0.1, 0.28], foot: 'instep' },
  R: { joint: [0.47, 0.24], to: [-0.02, 0.26], foot: 'instep' },
} as const;

const kneels = ['hairBack', 'armR', 'legR', 'pelvis', 'neck', 'torso', 'legL', 'skirt', 'head', 'armL'] as const;

/** What picture books draw in another way than the first edition, whose books keep their drawing. */
export const IN_PICTURE_BOOK: Partial<Readonly<Record<PoseName, Partial<Pose>>>> = {
  crouch: { legs: onOneKnee },
  crouchReach: { legs: onOneKnee },
  kneelWonder: { legs: lowOnOneKnee },
  kneelListen: { legs: lowOnOneKnee, lean: 47 },
  kneelLook: { legs: onBothKnees, order: kneels },
  sitKneeUp: {
    legs: {
      L: { joint: [0.33, -0.36], to: [0.56, 0.085] },
      R: { joint: [0.28, 0.04], to: [-0.08, 0.11], foot: 'instep' },
    },
    order: ['hairBack', 'armR', 'pelvis', 'neck', 'torso', 'legR', 'legL', 'skirt', 'head', 'armL'],
  },
};
