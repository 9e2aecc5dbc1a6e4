import { z } from 'zod';

const answersSchema = z
  .object({
    childName: z.string(),
    nameKeptAsWritten: z.boolean(),
    gender: z.enum(['boy', 'girl']),
    age: z.coerce.number(),
    language: z.enum(['he', 'en', 'ar', 'ru']),
  })
  .partial();

/** What the browser remembers of the wizard between visits: which draft, and what was typed but not yet saved. */
const memorySchema = z.object({
  bookId: z.string().nullable().default(null),
  typed: answersSchema.default({}),
  /** What the draft said when the typing began. */
  since: answersSchema.default({}),
});
export type DraftMemory = z.infer<typeof memorySchema>;

const KEY = 'gibori.wizard';
const EMPTY: DraftMemory = { bookId: null, typed: {}, since: {} };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Opened when used: a browser may forbid it. */
export type OpenStore = () => Store;

/** Each tab has a memory of its own; the device's is for the next visit. */
export const STORES: readonly OpenStore[] = [() => sessionStorage, () => localStorage];

function readStore(open: OpenStore): DraftMemory | null {
  try {
    return memorySchema.safeParse(JSON.parse(open().getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Reads what was remembered, the tab's own first; stores that are closed, empty or broken remember nothing. */
export function recall(stores: readonly OpenStore[] = STORES): DraftMemory {
  for (const store of stores) {
    const read = readStore(store);
    if (read) return read;
  }
  return EMPTY;
}

export function remember(change: Partial<DraftMemory>, stores: readonly OpenStore[] = STORES): void {
  const next = JSON.stringify({ ...recall(stores), ...change });
  for (const open of stores) {
    try {
      open().setItem(KEY, next);
    } catch {
      // A full or forbidden store costs only the comfort of finding the words again.
    }
  }
}

export function forget(stores: readonly OpenStore[] = STORES): void {
  for (const open of stores) {
    try {
      open().removeItem(KEY);
    } catch {
      // As above.
    }
  }
}
