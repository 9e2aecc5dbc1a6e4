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
  /** A link that works until `expiresAt`; `downloadName` makes the browser save it under that name. */
  signedUrl(key: string, options: { readonly expiresAt: Date; readonly downloadName?: string }): Promise<string>;
};

export class ObjectNotFound extends Error {
  constructor(readonly key: string) {
    super(`No object under ${key}`);
    this.name = 'ObjectNotFound';
  }
}
