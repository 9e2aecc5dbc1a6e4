/**
 * A separate process that lightens the pictures of a book for print: each takes 80 MB, and only exiting releases that
 * memory. Node runs this file and what it imports without compiling, so its imports have their extension. Argument: the
 * job's folder.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { limitInkOfFolder } from './limit-ink-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

sharp.cache(false);
sharp.concurrency(1);

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: limit-ink.process.ts <folder>');
// Decoded pixels lie outside of V8's heap, so that it would collect them late.
await limitInkOfFolder(folder, collectGarbage);
