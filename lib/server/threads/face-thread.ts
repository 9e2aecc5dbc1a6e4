import { prepareFace } from '@/lib/illustrator/server';
import type { FaceReading } from '@/lib/photos';

export type FaceInput = { readonly jpeg: Uint8Array; readonly reading: FaceReading };

export default ({ jpeg, reading }: FaceInput) => prepareFace(jpeg, reading);
