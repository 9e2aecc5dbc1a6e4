import { convolve, convolveDepthwise, type Map3 } from './matte/kernels.ts';

/** The parts of the tensor library that a kernel of its JavaScript backend touches. */
type TensorInfo = { readonly dataId: object; readonly shape: readonly number[]; readonly dtype: string };
type Backend = {
  readonly data: { get(id: object): { values: Float32Array } };
  makeTensorInfo(shape: readonly number[], dtype: string, values: Float32Array): TensorInfo;
};
type Call = {
  readonly inputs: Readonly<Record<string, TensorInfo | undefined>>;
  readonly backend: Backend;
  readonly attrs: {
    readonly strides?: readonly number[];
    readonly pad?: unknown;
    readonly dilations?: readonly number[];
    readonly activation?: string;
  };
};
type Kernel = (call: Call) => TensorInfo;
type KernelRegistry = {
  getKernel(name: string, backend: string): { kernelFunc: Kernel };
  unregisterKernel(name: string, backend: string): void;
  registerKernel(kernel: { kernelName: string; backendName: string; kernelFunc: Kernel }): void;
};

const BACKEND = 'cpu';
const valuesOf = ({ backend }: Call, tensor: TensorInfo) => backend.data.get(tensor.dataId).values;

function mapOf(call: Call, x: TensorInfo): Map3 {
  const [, height = 0, width = 0, channels = 0] = x.shape;
  return { data: valuesOf(call, x), height, width, channels };
}

/** Filters in the order [out, rows, columns, in], kept because the weights never change. */
const turned = new WeakMap<object, Float32Array>();

function filtersOutFirst(call: Call, filter: TensorInfo): Float32Array {
  const known = turned.get(filter.dataId);
  if (known) return known;
  const outputs = filter.shape[3] ?? 1;
  const values = valuesOf(call, filter);
  const perOutput = values.length / outputs;
  const result = new Float32Array(values.length);
  values.forEach((value, i) => {
    result[(i % outputs) * perOutput + Math.floor(i / outputs)] = value;
  });
  turned.set(filter.dataId, result);
  return result;
}

/** Slope for negative values per channel; 1 leaves a map as it is. */
function rectify(data: Float32Array, slopes: Float32Array): void {
  for (let i = 0; i < data.length; i += slopes.length)
    for (let c = 0; c < slopes.length; c++) {
      const value = data[i + c] as number;
      if (value < 0) data[i + c] = value * (slopes[c] as number);
    }
}

/** Plain cases only: one picture, square strides, no dilation, padding by name. */
const isPlain = ({ attrs: { strides = [1, 1], pad, dilations = [1, 1] } }: Call, x: TensorInfo) =>
  x.shape[0] === 1 &&
  strides[0] === strides[1] &&
  dilations.every((step) => step === 1) &&
  (pad === 'same' || pad === 'valid');
const settings = ({ attrs }: Call) => ({ stride: attrs.strides?.[0] ?? 1, padding: attrs.pad as 'same' | 'valid' });

const fusedConvolution =
  (original: Kernel): Kernel =>
  (call) => {
    const { x, filter, bias, preluActivationWeights: slopes } = call.inputs;
    const activation = call.attrs.activation ?? 'linear';
    if (!x || !filter || !isPlain(call, x) || !['linear', 'relu', 'prelu'].includes(activation)) return original(call);
    const [rows = 1, columns = 1, inputs = 1, outputs = 1] = filter.shape;
    const result = convolve(mapOf(call, x), {
      ...settings(call),
      weights: filtersOutFirst(call, filter),
      shape: [outputs, rows, columns, inputs],
      bias: bias ? valuesOf(call, bias) : null,
    });
    if (activation === 'relu') rectify(result.data, new Float32Array(1));
    if (activation === 'prelu' && slopes) rectify(result.data, valuesOf(call, slopes));
    return call.backend.makeTensorInfo([1, result.height, result.width, outputs], 'float32', result.data);
  };

const depthwise =
  (original: Kernel): Kernel =>
  (call) => {
    const { x, filter } = call.inputs;
    if (!x || !filter || !isPlain(call, x) || filter.shape[3] !== 1) return original(call);
    const [rows = 1, columns = 1, channels = 1] = filter.shape;
    const shape = [1, rows, columns, channels];
    const result = convolveDepthwise(mapOf(call, x), {
      ...settings(call),
      weights: valuesOf(call, filter),
      shape,
      bias: null,
    });
    return call.backend.makeTensorInfo([1, result.height, result.width, channels], 'float32', result.data);
  };

const prelu =
  (original: Kernel): Kernel =>
  (call) => {
    const { x, alpha } = call.inputs;
    const perChannel = alpha?.shape.slice(0, -1).every((size) => size === 1);
    if (!x || !alpha || !perChannel || alpha.shape.at(-1) !== x.shape.at(-1)) return original(call);
    const data = valuesOf(call, x).slice();
    rectify(data, valuesOf(call, alpha));
    return call.backend.makeTensorInfo(x.shape, 'float32', data);
  };

const addition =
  (original: Kernel): Kernel =>
  (call) => {
    const { a, b } = call.inputs;
    const isFloat = a?.dtype === 'float32' && b?.dtype === 'float32';
    if (!a || !b || !isFloat || a.shape.join() !== b.shape.join()) return original(call);
    const other = valuesOf(call, b);
    const sum = valuesOf(call, a).slice();
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (other[i] as number);
    return call.backend.makeTensorInfo(a.shape, 'float32', sum);
  };

/** Replaces the kernels that take nine tenths of a face's time in the library's JavaScript backend; same results. */
export function speedUp(library: KernelRegistry): void {
  const faster = { FusedConv2D: fusedConvolution, DepthwiseConv2dNative: depthwise, Prelu: prelu, Add: addition };
  for (const [kernelName, make] of Object.entries(faster)) {
    const original = library.getKernel(kernelName, BACKEND).kernelFunc;
    library.unregisterKernel(kernelName, BACKEND);
    library.registerKernel({ kernelName, backendName: BACKEND, kernelFunc: make(original) });
  }
}
