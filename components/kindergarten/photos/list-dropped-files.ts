/** Files that a computer puts into folders by itself. */
const SYSTEM_FILE = /^(?:\.|thumbs\.db$|desktop\.ini$|__macosx$)/i;

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A reader returns a folder in parts of up to a hundred. */
async function readFolder(entry: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = entry.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function listFiles(entry: FileSystemEntry): Promise<readonly File[]> {
  if (SYSTEM_FILE.test(entry.name)) return [];
  if (entry.isFile) return [await readFile(entry as FileSystemFileEntry)];
  const inside = await readFolder(entry as FileSystemDirectoryEntry);
  const lists = await Promise.all(inside.map(listFiles));
  return lists.flat();
}

/** The files that were dropped, with those of dropped folders. */
export async function listDroppedFiles(data: DataTransfer): Promise<readonly File[]> {
  // The entries must be read before the first pause: the browser empties the list after the event.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null).filter((entry) => entry !== null);
  if (entries.length === 0) return withoutSystemFiles([...data.files]);
  const lists = await Promise.all(entries.map((entry) => listFiles(entry).catch(() => [])));
  return lists.flat();
}

/** Without the files that a computer puts into folders by itself. */
export const withoutSystemFiles = (files: readonly File[]): readonly File[] =>
  files.filter(({ name }) => !SYSTEM_FILE.test(name));
