/** An upright picture as a canvas returns it: sRGB, four bytes per pixel. */
export type Raster = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** Part of a raster in its own pixels. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const clamp = (value: number, high: number) => Math.min(high, Math.max(0, value));

/** Luma, 0 to 255, of the pixel at integer coordinates; coordinates outside use the nearest pixel. */
export function lumaAt({ data, width, height }: Raster, x: number, y: number): number {
  const at = (clamp(Math.round(y), height - 1) * width + clamp(Math.round(x), width - 1)) * 4;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

/** The luma of an area on a grid of `columns` × `rows`; each cell is the mean of its area. */
export function lumaGrid(picture: Raster, area: Area, columns: number, rows: number): Float32Array {
  const grid = new Float32Array(columns * rows);
  // A few samples per cell, so that fine noise does not count as edges.
  const samples = clamp(Math.ceil(area.width / columns), 6) || 1;
  for (let cell = 0; cell < grid.length; cell += 1) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    let sum = 0;
    for (let one = 0; one < samples * samples; one += 1) {
      const across = (column + ((one % samples) + 0.5) / samples) / columns;
      const down = (row + (Math.floor(one / samples) + 0.5) / samples) / rows;
      sum += lumaAt(picture, area.x + across * area.width - 0.5, area.y + down * area.height - 0.5);
    }
    grid[cell] = sum / samples ** 2;
  }
  return grid;
}
