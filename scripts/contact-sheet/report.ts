import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';

/** A picture as its snapshot has it, and as it is drawn now. */
export type Change = { readonly label: string; readonly before: Canvas; readonly after: Canvas };

const toImage = (canvas: Canvas, alt: string) =>
  `<img src="${canvas.toDataURL('image/png')}" alt="${alt}" width="288">`;

/** Writes a page with both pictures of every change side by side. Returns its path. */
export function writeReport(name: string, changes: readonly Change[]): string {
  const rows = changes.map(
    ({ label, before, after }) =>
      `<tr><th>${label}</th><td>${toImage(before, 'before')}</td><td>${toImage(after, 'now')}</td></tr>`,
  );
  const file = path.resolve(`tests/.out/pictures/${name}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><h1>${name}: ${changes.length} changed</h1>
<p>As intended? <code>npm run contact-sheet -- ${name} --keep</code> makes them the new snapshots.</p>
<table><tr><th></th><th>before</th><th>now</th></tr>${rows.join('\n')}</table>\n`,
  );
  return file;
}
