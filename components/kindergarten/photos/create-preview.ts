import { canvasToJpeg, drawToCanvas } from '@/components/photo/analysis/canvas';
import { type Crop, type Raster, toCropBox } from '@/lib/photos';

/** Edge of the preview in pixels: sharp beside the hero on a phone's screen. */
const PREVIEW_EDGE_PX = 240;

/**
 * A small square of a photo, around the crop; an object URL that lives as long as the page. Nothing is sent or stored,
 * so that a teacher of thirty children still knows whose photo a row came from. `null` where the browser cannot draw it.
 */
export async function createPreview(copy: Raster, crop: Crop | null): Promise<string | null> {
  const { left, top, width, height } = toCropBox(crop ?? undefined, copy.width, copy.height);
  const edge = Math.min(width, height);
  const across = left + Math.round((width - edge) / 2);
  const down = top + Math.round((height - edge) / 2);
  const whole = new ImageData(new Uint8ClampedArray(copy.data), copy.width, copy.height);
  const part = await createImageBitmap(whole, across, down, edge, edge).catch(() => null);
  if (!part) return null;
  const size = Math.min(edge, PREVIEW_EDGE_PX);
  const jpeg = await canvasToJpeg(drawToCanvas(part, { width: size, height: size }));
  part.close();
  return jpeg && URL.createObjectURL(jpeg);
}
