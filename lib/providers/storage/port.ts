export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Private object storage. Keys are paths such as `photos/<uuid>.jpg`, lower case, no `..`.
 * Nothing in it is public: a browser reads through `signedUrl` only.
 */
export type StoragePort = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Rejects with `ObjectNotFound` when the key holds nothing. */
  get(key: string): Promise<Uint8Array>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Bytes of an object; rejects with `ObjectNotFound`. */
  size(key: string): Promise<number>;
  /** The object's bytes, or those from `start` to `end` (both included), without holding them all in memory. */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every object whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /** Removes what writes that were interrupted before then left behind; answers how many. */
  tidy(before: Date): Promise<number>;
  /** A link that works until `expiresAt`; `downloadName` makes the browser save it under that name. */
  signedUrl(key: string, options: { readonly expiresAt: Date; readonly downloadName?: string }): Promise<string>;
};

export class ObjectNotFound extends Error {
  constructor(readonly key: string) {
    super(`No object under ${key}`);
    this.name = 'ObjectNotFound';
  }
}
