import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** A tab that stays open for longer than this has to reload. */
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

/** The part of a build directory that a build leaves alone. */
const keptFolder = (distDir: string): string => path.join(distDir, 'cache', 'earlier-assets');
const servedFolder = (distDir: string): string => path.join(distDir, 'static');

const listFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

/**
 * Sets aside the scripts and stylesheets that the shop serves, before a build deletes them. The time of a file is when it
 * was set aside last; files that no build has had for thirty days are deleted.
 */
export function saveAssets(distDir: string, now: Date): void {
  const [served, kept] = [servedFolder(distDir), keptFolder(distDir)];
  for (const file of listFiles(served)) {
    const copy = path.join(kept, path.relative(served, file));
    const isOld = existsSync(copy);
    if (!isOld) cpSync(file, copy);
    // One that an earlier build left keeps its time, or it would be kept for ever.
    if (!isOld || statSync(file).mtimeMs > statSync(copy).mtimeMs) utimesSync(copy, now, now);
  }
  for (const file of listFiles(kept)) {
    if (now.getTime() - statSync(file).mtimeMs > KEEP_DAYS * DAY_MS) rmSync(file);
  }
}

/**
 * Serves the kept files beside those of a new build: a page that was opened before a deploy still loads the rest of its
 * code. Names contain a hash of the content, so no file replaces another one.
 */
export function restoreAssets(distDir: string): void {
  const [served, kept] = [servedFolder(distDir), keptFolder(distDir)];
  for (const file of listFiles(kept)) {
    const copy = path.join(served, path.relative(kept, file));
    if (!existsSync(copy)) cpSync(file, copy, { preserveTimestamps: true });
  }
}
