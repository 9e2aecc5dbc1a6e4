import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, type Image } from '@napi-rs/canvas';
import { fromRoot } from '../paths';

/** One picture of a sheet and what is written under it. */
export type Cell = { readonly label: string; readonly picture: Canvas | Image };

const GAP = 12;
const CAPTION = 26;

let fontKnown = false;

function font(): string {
  if (!fontKnown) {
    GlobalFonts.registerFromPath(
      fromRoot('node_modules/@expo-google-fonts/nunito/400Regular/Nunito_400Regular.ttf'),
      'Nunito',
    );
    fontKnown = true;
  }
  return '17px Nunito';
}

/** Sets pictures in rows of `columns`, each `edge` pixels wide, and writes the sheet as a JPEG. */
export function writeSheet(file: string, cells: readonly Cell[], columns: number, edge: number): void {
  const rows = Math.ceil(cells.length / columns);
  const sheet = createCanvas(columns * (edge + GAP) + GAP, rows * (edge + GAP + CAPTION) + GAP);
  const c = sheet.getContext('2d');
  c.fillStyle = '#f7f2ea';
  c.fillRect(0, 0, sheet.width, sheet.height);
  c.fillStyle = '#4a4038';
  c.font = font();
  c.textAlign = 'center';
  cells.forEach(({ label, picture }, i) => {
    const x = GAP + (i % columns) * (edge + GAP);
    const y = GAP + Math.floor(i / columns) * (edge + GAP + CAPTION);
    c.drawImage(picture, x, y, edge, edge);
    c.fillText(label, x + edge / 2, y + edge + 19);
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sheet.toBuffer('image/jpeg', 88));
}
