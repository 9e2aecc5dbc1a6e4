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

/** State of the wizard between visits: the draft's id and the unsaved input. */
const storedStateSchema = z.object({
  bookId: z.string().nullable().default(null),
  typed: answersSchema.default({}),
  /** Saved values from when the input began. */
  since: answersSchema.default({}),
});
export type StoredWizardState = z.infer<typeof storedStateSchema>;

const KEY = 'gibori.wizard';
/** State of a browser that has not opened the wizard yet. */
export const EMPTY_WIZARD_STATE: StoredWizardState = { bookId: null, typed: {}, since: {} };

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A function, because reading the property may throw. */
export type GetStorage = () => StorageLike;

/** sessionStorage keeps each tab's own state; localStorage keeps the latest for the next visit. */
export const STORAGES: readonly GetStorage[] = [() => sessionStorage, () => localStorage];

function readStorage(open: GetStorage): StoredWizardState | null {
  try {
    return storedStateSchema.safeParse(JSON.parse(open().getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Loads the stored state, sessionStorage first. Unavailable, empty or invalid storage counts as empty. */
export function loadWizardState(stores: readonly GetStorage[] = STORAGES): StoredWizardState {
  for (const store of stores) {
    const read = readStorage(store);
    if (read) return read;
  }
  return EMPTY_WIZARD_STATE;
}

export function saveWizardState(change: Partial<StoredWizardState>, stores: readonly GetStorage[] = STORAGES): void {
  const next = JSON.stringify({ ...loadWizardState(stores), ...change });
  for (const open of stores) {
    try {
      open().setItem(KEY, next);
    } catch {
      // Without storage only a reload loses the input.
    }
  }
}

export function clearWizardState(stores: readonly GetStorage[] = STORAGES): void {
  for (const open of stores) {
    try {
      open().removeItem(KEY);
    } catch {
      // Without storage there is nothing to delete.
    }
  }
}
