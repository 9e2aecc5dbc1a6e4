import { type EditQueue, EMPTY_QUEUE, type QueuedEdit } from './edit-queue';

/** Deleted by `clearBrowserData` on a shared computer. */
const PREFIX = 'gibori.edits';

const getKey = (orderId: string, tabId: string): string => `${PREFIX}.${orderId}.${tabId}`;

function readEdits(storage: Storage, key: string): readonly QueuedEdit[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Unsaved edits of one tab in the browser's storage; without access they live as long as the page. */
export const createStoredEdits = (orderId: string, tabId: string) => ({
  read: (): EditQueue => EMPTY_QUEUE,
  write({ edits }: EditQueue): void {
    try {
      if (edits.length === 0) localStorage.removeItem(getKey(orderId, tabId));
      else localStorage.setItem(getKey(orderId, tabId), JSON.stringify(edits));
    } catch {
      // Private browsing or a full storage: the edits are sent all the same.
    }
  },
});

/** Holds a lock as long as this page lives, so that another tab knows whose edits nobody sends any more. */
function holdLock(name: string): void {
  void navigator.locks?.request(name, () => new Promise(() => undefined));
}

const isHeld = async (name: string): Promise<boolean> =>
  (await navigator.locks?.query())?.held?.some((lock) => lock.name === name) ?? false;

/** Takes the unsaved edits of this order that closed tabs have left. */
export async function takeLeftEdits(orderId: string, tabId: string): Promise<readonly QueuedEdit[]> {
  holdLock(getKey(orderId, tabId));
  const taken: QueuedEdit[] = [];
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}.${orderId}.`));
    for (const key of keys) {
      if (key === getKey(orderId, tabId) || (await isHeld(key))) continue;
      taken.push(...readEdits(localStorage, key));
      localStorage.removeItem(key);
    }
  } catch {
    return taken;
  }
  return taken;
}
