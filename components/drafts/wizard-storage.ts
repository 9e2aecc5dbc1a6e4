import type { Gender } from '@/lib/catalogue';
import { isLanguage, type Language } from '@/lib/markets';

type StoredAnswers = {
  readonly childName?: string | undefined;
  readonly nameKeptAsWritten?: boolean | undefined;
  readonly gender?: Extract<Gender, 'boy' | 'girl'> | undefined;
  readonly age?: number | undefined;
  readonly language?: Language | undefined;
};

/** State of the wizard between visits: the draft's id and the unsaved input. */
export type StoredWizardState = {
  readonly bookId: string | null;
  readonly typed: StoredAnswers;
  /** Saved values from when the input began. */
  readonly since: StoredAnswers;
};

const KEY = 'gibori.wizard';
/** State of a browser that has not opened the wizard yet. */
export const EMPTY_WIZARD_STATE: StoredWizardState = { bookId: null, typed: {}, since: {} };

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A function, because reading the property may throw. */
export type GetStorage = () => StorageLike;

/** sessionStorage keeps each tab's own state; localStorage keeps the latest for the next visit. */
export const STORAGES: readonly GetStorage[] = [() => sessionStorage, () => localStorage];

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

// Not a schema: every page that opens a draft would load the library of schemas.
const CHECKS: Readonly<Record<keyof StoredAnswers, (value: unknown) => boolean>> = {
  childName: (value) => typeof value === 'string',
  nameKeptAsWritten: (value) => typeof value === 'boolean',
  gender: (value) => value === 'boy' || value === 'girl',
  age: (value) => Number.isFinite(Number(value)),
  language: (value) => typeof value === 'string' && isLanguage(value),
};

/** The known answers; throws if one of them is invalid. */
function parseAnswers(value: unknown = {}): StoredAnswers {
  if (!isObject(value)) throw new TypeError('no answers');
  const known = Object.entries(CHECKS).filter(([name]) => value[name] !== undefined);
  if (known.some(([name, isValid]) => !isValid(value[name]))) throw new TypeError('an invalid answer');
  const answers = Object.fromEntries(known.map(([name]) => [name, value[name]]));
  return answers.age === undefined ? answers : { ...answers, age: Number(answers.age) };
}

function readStorage(open: GetStorage): StoredWizardState | null {
  try {
    const stored: unknown = JSON.parse(open().getItem(KEY) ?? 'null');
    if (!isObject(stored)) return null;
    const bookId = typeof stored.bookId === 'string' ? stored.bookId : null;
    return { bookId, typed: parseAnswers(stored.typed), since: parseAnswers(stored.since) };
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
