import { encode } from 'uqr';

/** A QR code as horizontal bars of dark modules: column, row and length, counted in modules. */
export type QrBars = { readonly size: number; readonly bars: readonly (readonly [number, number, number])[] };

/** Encodes a URL or a number at error correction level M; the template adds the quiet zone of four modules. */
export const createQrBars = (text: string): QrBars => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars: [number, number, number][] = [];
  data.forEach((row, y) => {
    let start = -1;
    for (let x = 0; x <= size; x += 1) {
      const dark = row[x] === true;
      if (dark && start < 0) start = x;
      if (!dark && start >= 0) {
        bars.push([start, y, x - start]);
        start = -1;
      }
    }
  });
  return { size, bars };
};
