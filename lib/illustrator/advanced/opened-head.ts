import type { FaceSource } from '../figure/face-layer';

/** A prepared head that is ready to be drawn, and the skin that the hero's body needs. */
export type OpenedHead = { readonly source: FaceSource; readonly skin: string };
