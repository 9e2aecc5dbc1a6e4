import { ApiError } from './api-error';
import { mutationHeaders } from './send-json';

type UploadOptions = {
  /** From 0 to 1; at 1 the server has all bytes and is processing them. */
  readonly onProgress: (sent: number) => void;
  readonly signal?: AbortSignal;
};

/** An upload without progress for this time counts as broken. */
const STALL_TIMEOUT_MS = 60_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Posts a form and reports progress, which `fetch` cannot do; throws like `sendJson`. */
export function uploadForm<Data>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<Data> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(mutationHeaders())) request.setRequestHeader(name, value);
    let watch = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    request.onloadend = () => clearTimeout(watch);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      clearTimeout(watch);
      watch = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as Data);
      else reject(new ApiError(request.status, body));
    };
    request.onerror = () => reject(new ApiError(0, null));
    request.onabort = () => reject(new ApiError(0, null));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
