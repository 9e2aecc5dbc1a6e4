/** The grid of samples over the head, in head units. */
export const GRID = { columns: 148, rows: 140, cell: 1.6, left: -118.4, top: -100 } as const;
export const CELLS = GRID.columns * GRID.rows;

export const xAt = (index: number): number => GRID.left + ((index % GRID.columns) + 0.5) * GRID.cell;
export const yAt = (index: number): number => GRID.top + (Math.floor(index / GRID.columns) + 0.5) * GRID.cell;

/** The sample at a place, or -1 outside the grid. */
export function indexAt(x: number, y: number): number {
  const column = Math.floor((x - GRID.left) / GRID.cell);
  const row = Math.floor((y - GRID.top) / GRID.cell);
  const inside = column >= 0 && row >= 0 && column < GRID.columns && row < GRID.rows;
  return inside ? row * GRID.columns + column : -1;
}

/** One for each sample, e.g. how surely it is hair. */
export type Field = Float32Array;

export const valueAt = (field: Field, x: number, y: number): number => {
  const index = indexAt(x, y);
  return index < 0 ? 0 : (field[index] as number);
};

/** Mean of the samples within `radius` along rows, then columns. */
export function blur(field: Field, radius: number, rounds = 1): Field {
  let from = field;
  for (let round = 0; round < rounds * 2; round++) {
    const alongRows = round % 2 === 0;
    const [step, most] = alongRows ? [1, GRID.columns] : [GRID.columns, GRID.rows];
    const to = new Float32Array(CELLS);
    for (let i = 0; i < CELLS; i++) {
      const place = alongRows ? i % GRID.columns : Math.floor(i / GRID.columns);
      const [low, high] = [Math.max(-radius, -place), Math.min(radius, most - 1 - place)];
      let sum = 0;
      for (let k = low; k <= high; k++) sum += from[i + k * step] as number;
      to[i] = sum / (high - low + 1);
    }
    from = to;
  }
  return from;
}

/** Everything over a half that hangs together with the seeds, across gaps of one sample; 1 or 0. */
export function connected(field: Field, isSeed: (index: number) => boolean): Field {
  const found = new Float32Array(CELLS);
  const queue: number[] = [];
  const visit = (index: number) => {
    if (index < 0 || index >= CELLS || found[index] || (field[index] as number) < 0.5) return;
    found[index] = 1;
    queue.push(index);
  };
  for (let i = 0; i < CELLS; i++) if (isSeed(i)) visit(i);
  for (let i = queue.pop(); i !== undefined; i = queue.pop())
    for (const step of [1, 2, GRID.columns, 2 * GRID.columns]) {
      visit(i + step);
      visit(i - step);
    }
  return found;
}
