export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Private object storage. Keys are paths such as `photos/<uuid>.jpg`, lower case, no `..`. Nothing in it is public:
 * browsers read through `signedUrl` only.
 */
export type StoragePort = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Rejects with `ObjectNotFound` when there is no such object. */
  get(key: string): Promise<Uint8Array>;
  /** Deleting a missing object is no error. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Size of an object in bytes; rejects with `ObjectNotFound`. */
  size(key: string): Promise<number>;
  /** Streams the object's bytes, or those from `start` to `end` (both inclusive). */
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every object with this key prefix, unordered. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /** Deletes leftovers of writes that were interrupted before then; returns their number. */
  tidy(before: Date): Promise<number>;
  /** A link that works until `expiresAt`; with `downloadName` the browser saves the file under that name. */
  signedUrl(key: string, options: { readonly expiresAt: Date; readonly downloadName?: string }): Promise<string>;
};

export class ObjectNotFound extends Error {
  constructor(readonly key: string) {
    super(`No object under ${key}`);
    this.name = 'ObjectNotFound';
  }
}
