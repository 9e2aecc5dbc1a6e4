import path from 'node:path';

/** The network of the matte (MediaPipe's selfie segmentation). Resolved from the working directory: the bundler rewrites import.meta.url. */
export const MATTE_FILE = path.join(
  /* turbopackIgnore: true */ process.cwd(),
  'lib/photos/face/matte/data/selfie_segmentation.tflite',
);
