import type { Vec } from '../../paint';

/** A limb: root, joint (elbow, knee), end (wrist, ankle). */
export type Bones = { readonly root: Vec; readonly joint: Vec; readonly end: Vec };
