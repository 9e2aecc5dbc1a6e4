import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { io, ready, setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core';
import { DETECTOR_EDGE, decodeFaces, type FaceDetector, toDetectorInput, toRawHeads } from '@/lib/photos';

/** Files of the detector: location of the WASM kernels, the network and its weights. */
export type ModelParts = {
  readonly kernels: Parameters<typeof setWasmPaths>[0];
  readonly network: { readonly modelTopology: object; readonly weightsManifest: io.WeightsManifestConfig };
  readonly weights: ArrayBuffer;
};

const readTensors = (outputs: readonly Tensor[]) =>
  Promise.all(outputs.map(async (one) => ({ shape: one.shape, values: (await one.data()) as Float32Array })));

const run = async (model: GraphModel, input: Float32Array) => {
  const tensor = tensor4d(input, [1, DETECTOR_EDGE, DETECTOR_EDGE, 3]);
  const outputs = model.execute(tensor) as Tensor[];
  try {
    return toRawHeads(await readTensors(outputs));
  } finally {
    for (const used of [tensor, ...outputs]) used.dispose();
  }
};

/**
 * Loads BlazeFace on WebAssembly, in a web worker or in Node, and runs it once to warm it up for the first photo.
 * Throws if WebAssembly or its kernels are missing.
 */
export async function createFaceDetector({ kernels, network, weights }: ModelParts): Promise<FaceDetector> {
  setWasmPaths(kernels);
  if (!(await setBackend('wasm'))) throw new Error('no WebAssembly for the face finder');
  await ready();
  const { modelTopology, weightsManifest } = network;
  const weightSpecs = weightsManifest.flatMap((group) => group.weights);
  const model = await loadGraphModel(io.fromMemory({ modelTopology, weightSpecs, weightData: weights }));
  await run(model, new Float32Array(DETECTOR_EDGE * DETECTOR_EDGE * 3));
  return async (picture) => decodeFaces(await run(model, toDetectorInput(picture)), picture);
}
