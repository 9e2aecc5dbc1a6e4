// Preloaded into the shop's processes: while the file DISK_FULL exists, files can be opened and take half of what is
// written to them, as on a full disk.
import { existsSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const isFull = () => existsSync(process.env.DISK_FULL);
const createError = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

const { open, writeFile } = promises;
promises.open = async (...args) => {
  const file = await open(...args);
  const write = file.writeFile.bind(file);
  file.writeFile = async (bytes, ...options) => {
    if (!isFull()) return write(bytes, ...options);
    await write(bytes.slice(0, Math.floor(bytes.length / 2)));
    throw createError();
  };
  return file;
};
promises.writeFile = async (...args) => {
  if (isFull()) throw createError();
  return writeFile(...args);
};
syncBuiltinESMExports();
