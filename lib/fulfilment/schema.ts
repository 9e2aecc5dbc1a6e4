import { z } from 'zod';

const approval = z.literal(true, { error: 'approval_required' });

/** 'Confirmation: approval of texts and images must be ticked' (spec §5). */
export const confirmSchema = z.object({ texts: approval, images: approval });
export type Confirmation = z.infer<typeof confirmSchema>;
