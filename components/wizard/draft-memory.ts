import { z } from 'zod';

/** What the browser remembers of the wizard between visits: which draft, and what was typed but not yet saved. */
const memorySchema = z.object({
  bookId: z.string().nullable().default(null),
  typed: z
    .object({
      childName: z.string(),
      gender: z.enum(['boy', 'girl']),
      age: z.coerce.number(),
      language: z.enum(['he', 'en', 'ar', 'ru']),
    })
    .partial()
    .default({}),
});
export type DraftMemory = z.infer<typeof memorySchema>;

const KEY = 'gibori.wizard';
const EMPTY: DraftMemory = { bookId: null, typed: {} };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads what was remembered; a store that is closed, empty or broken remembers nothing. */
export function recall(store: Store): DraftMemory {
  try {
    const read = memorySchema.safeParse(JSON.parse(store.getItem(KEY) ?? 'null'));
    return read.success ? read.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function remember(store: Store, change: Partial<DraftMemory>): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...recall(store), ...change }));
  } catch {
    // A full or forbidden store costs only the comfort of finding the words again.
  }
}

export function forget(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // As above.
  }
}
