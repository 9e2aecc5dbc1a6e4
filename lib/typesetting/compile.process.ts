/**
 * A separate process for one book: the typesetter caches decoded pictures, and only exiting releases that memory. Node
 * runs this file and what it imports without compiling, so their imports have their extension. Argument: the job's folder.
 */
import { compileFolder } from './compile-folder.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: compile.process.ts <folder>');
await compileFolder(folder);
