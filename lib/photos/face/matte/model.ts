import { Table } from './flatbuffer.ts';

/** One step of the network; `options` are the operator's own settings. */
export type Operation = {
  readonly code: number;
  readonly inputs: readonly number[];
  readonly output: number;
  readonly options: Table | null;
};
export type Network = {
  readonly operations: readonly Operation[];
  /** Shape of every tensor, batch first. */
  readonly shapes: ReadonlyArray<readonly number[]>;
  /** Weights by tensor; null where a tensor is computed. */
  readonly weights: ReadonlyArray<Float32Array | null>;
  readonly input: number;
  readonly output: number;
};

const FLOAT16 = 1;
const FLOAT32 = 0;

function float16ToNumber(half: number): number {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function readWeights(tensor: Table, buffers: readonly Table[]): Float32Array | null {
  // A copy, because the file does not align its buffers.
  const raw = buffers[tensor.int(2)]?.bytes(0).slice();
  if (!raw?.length) return null;
  const type = tensor.byte(1);
  if (type === FLOAT16) return Float32Array.from(new Uint16Array(raw.buffer), float16ToNumber);
  return type === FLOAT32 ? new Float32Array(raw.buffer) : null;
}

/** Reads a TFLite file (schema version 3) with one graph and float weights. */
export function readNetwork(file: Uint8Array): Network {
  const root = Table.root(file);
  const codes = root.tables(1).map((code) => Math.max(code.byte(0), code.int(3)));
  const graph = root.tables(2)[0] as Table;
  const buffers = root.tables(4);
  const tensors = graph.tables(0);
  return {
    operations: graph.tables(3).map((operation) => ({
      code: codes[operation.int(0)] as number,
      inputs: operation.ints(1),
      output: operation.ints(2)[0] as number,
      options: operation.table(4),
    })),
    shapes: tensors.map((tensor) => tensor.ints(0)),
    weights: tensors.map((tensor) => readWeights(tensor, buffers)),
    input: graph.ints(1)[0] as number,
    output: graph.ints(2)[0] as number,
  };
}
