import { prepareFace } from '@/lib/illustrator/server';
import type { FaceReading } from '@/lib/photos';

export type SeenFace = { readonly jpeg: Uint8Array; readonly reading: FaceReading };

export default ({ jpeg, reading }: SeenFace) => prepareFace(jpeg, reading);
