/**
 * Where the reader's files lie, by the names under which its library asks for them. The build copies them under hashed
 * names, so that a browser loads them once and keeps them.
 */
const FILES: Readonly<Record<string, string>> = {
  'blazeface.json': new URL('../../../node_modules/@vladmandic/human/models/blazeface.json', import.meta.url).href,
  'blazeface.bin': new URL('../../../node_modules/@vladmandic/human/models/blazeface.bin', import.meta.url).href,
  'facemesh.json': new URL('../../../node_modules/@vladmandic/human/models/facemesh.json', import.meta.url).href,
  'facemesh.bin': new URL('../../../node_modules/@vladmandic/human/models/facemesh.bin', import.meta.url).href,
  'iris.json': new URL('../../../node_modules/@vladmandic/human/models/iris.json', import.meta.url).href,
  'iris.bin': new URL('../../../node_modules/@vladmandic/human/models/iris.bin', import.meta.url).href,
  'tfjs-backend-wasm-simd.wasm': new URL(
    '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm',
    import.meta.url,
  ).href,
  'selfie_segmentation.tflite': new URL(
    '../../../lib/photos/face/matte/data/selfie_segmentation.tflite',
    import.meta.url,
  ).href,
};

/** The URL of a file by the last part of the address that the library asks for; `null` for any other. */
export const findModelUrl = (address: string): string | null => FILES[address.split('/').at(-1) ?? ''] ?? null;
