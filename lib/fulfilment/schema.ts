import { z } from 'zod';

const approval = z.literal(true, { error: 'approval_required' });

/** 'Confirmation: approval of texts and images must be ticked' (spec §5); `edits` names the proof that was approved. */
export const confirmSchema = z.object({ texts: approval, images: approval, edits: z.number().int().min(0) });
export type Confirmation = z.infer<typeof confirmSchema>;
