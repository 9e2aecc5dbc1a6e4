import type { SketchSubject } from '@/lib/books';
import { ApiError } from '@/lib/client/api/api-error';
import { mutationHeaders } from '@/lib/client/api/send-json';
import type { Character } from '@/lib/illustrator';

/**
 * An instant drawing of `character`, or of its family, as an object URL, decoded, so that it appears without flicker. The caller revokes
 * it. The server draws one sketch at a time, and drops one that a
 * newer request for the same picture replaces.
 * @throws ApiError when the server refuses or cannot draw
 */
export async function fetchSketch(
  bookId: string,
  character: Character,
  signal: AbortSignal,
  show: SketchSubject = 'hero',
): Promise<string> {
  const response = await fetch(`/api/books/${bookId}/sketch`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...mutationHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...character, show }),
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, null);
  const url = URL.createObjectURL(await response.blob());
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
}
