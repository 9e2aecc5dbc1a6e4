// What the rest of the code sees of this folder. Its arithmetic on pixels is compiled without `noUncheckedIndexedAccess`
// (tsconfig.json beside this file); a declaration keeps these sources out of the check of all other code.

import type { FaceReading } from '@/lib/photos';
import type { Result } from '@/lib/platform/result';
import type { FaceSource } from '../figure/face-layer';
import type { OpenedHead } from './opened-head';

export type { OpenedHead };

/** See `prepare.ts`. */
export declare const prepareFace: (
  jpeg: Uint8Array,
  reading: FaceReading,
) => Promise<Result<Uint8Array, 'advanced_not_possible'>>;

/** See `draw/open-head.ts`. */
export declare const openPreparedFace: (bytes: Uint8Array, skin: string) => Result<OpenedHead, 'advanced_not_possible'>;

/** See `draw/open-head.ts`. */
export declare const mirrorFaceSource: (source: FaceSource) => FaceSource;
