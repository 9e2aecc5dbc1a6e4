import { ApiError } from './api-error';
import { changeHeaders } from './send';

type UploadOptions = {
  /** From 0 to 1; 1 means that the bytes are there and the server is looking at them. */
  readonly onProgress: (sent: number) => void;
  readonly signal?: AbortSignal;
};

/** A connection over which nothing moves for so long is broken, whatever the browser believes. */
const STALLED_MS = 60_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Posts a form with progress, which `fetch` cannot report; throws like `send`. */
export function upload<Data>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<Data> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(changeHeaders())) request.setRequestHeader(name, value);
    let watch = setTimeout(() => request.abort(), STALLED_MS);
    request.onloadend = () => clearTimeout(watch);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), STALLED_MS);
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as Data);
      else reject(new ApiError(request.status, body));
    };
    request.onerror = () => reject(new ApiError(0, null));
    request.onabort = () => reject(new ApiError(0, null));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
