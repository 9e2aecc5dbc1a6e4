import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { io, ready, setBackend, type Tensor, tensor4d } from '@tensorflow/tfjs-core';
import { DETECTOR_EDGE, detectorInput, type FaceFinder, facesOf, headsOf } from '@/lib/photos';

/** What the detector is made of: where the kernels lie, and the network as its file says it. */
export type ModelParts = {
  readonly kernels: Parameters<typeof setWasmPaths>[0];
  readonly network: { readonly modelTopology: object; readonly weightsManifest: io.WeightsManifestConfig };
  readonly weights: ArrayBuffer;
};

const readAll = (outputs: readonly Tensor[]) =>
  Promise.all(outputs.map(async (one) => ({ shape: one.shape, values: (await one.data()) as Float32Array })));

const run = async (model: GraphModel, input: Float32Array) => {
  const tensor = tensor4d(input, [1, DETECTOR_EDGE, DETECTOR_EDGE, 3]);
  const outputs = model.execute(tensor) as Tensor[];
  try {
    return headsOf(await readAll(outputs));
  } finally {
    for (const used of [tensor, ...outputs]) used.dispose();
  }
};

/**
 * Makes the face finder ready: BlazeFace on WebAssembly, in a browser's worker or in Node, run once so that the first
 * photo does not wait. Throws where WebAssembly or its kernels are missing.
 */
export async function openFaceFinder({ kernels, network, weights }: ModelParts): Promise<FaceFinder> {
  setWasmPaths(kernels);
  if (!(await setBackend('wasm'))) throw new Error('no WebAssembly for the face finder');
  await ready();
  const { modelTopology, weightsManifest } = network;
  const weightSpecs = weightsManifest.flatMap((group) => group.weights);
  const model = await loadGraphModel(io.fromMemory({ modelTopology, weightSpecs, weightData: weights }));
  await run(model, new Float32Array(DETECTOR_EDGE * DETECTOR_EDGE * 3));
  return async (picture) => facesOf(await run(model, detectorInput(picture)), picture);
}
