/** Where Mixpanel keeps recordings that are not sent yet. */
const RECORDINGS = 'mixpanelBrowserDb';

/** Empties the recordings; a database that the library has open cannot be deleted. */
export function clearRecordings(): void {
  const opening = indexedDB.open(RECORDINGS);
  // There is none: nothing is created.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onerror = (event) => event.preventDefault();
  opening.onsuccess = () => {
    const database = opening.result;
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
    }
    database.close();
  };
}
