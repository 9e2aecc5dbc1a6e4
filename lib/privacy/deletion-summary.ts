import { z } from 'zod';

/** What the receipt says: counts and names of print houses, nothing about a person. */
export const deletionSummarySchema = z.object({
  books: z.number(),
  photos: z.number(),
  pictures: z.number(),
  files: z.number(),
  /** Orders whose records stay. */
  orders: z.number(),
  printHouses: z.array(z.string()),
});
export type DeletionSummary = z.infer<typeof deletionSummarySchema>;
