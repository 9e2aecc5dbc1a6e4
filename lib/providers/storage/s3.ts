import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { formatContentDisposition, getLinkSeconds } from './download';
import { assertStorageKey } from './key';
import { ObjectNotFound, type StoragePort } from './port';

type S3StorageOptions = {
  /** Missing for AWS itself; the endpoint of a compatible service. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** True for services that need `<endpoint>/<bucket>/<key>`. */
  readonly forcePathStyle: boolean;
  /** Server-side encryption; missing where the bucket's default applies. */
  readonly encryption?: 'AES256' | 'aws:kms';
  readonly now?: () => Date;
};

const isNotFound = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

function createClient({ endpoint, region, credentials, forcePathStyle }: S3StorageOptions): S3Client {
  return new S3Client({
    region,
    credentials,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    // Some compatible services do not support the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
}

/** Stores objects in a private S3-compatible bucket; links are presigned and served by the bucket. */
export function createS3Storage(options: S3StorageOptions): StoragePort {
  const { bucket, encryption, now = () => new Date() } = options;
  const client = createClient(options);
  const at = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: key };
  };

  return {
    async put(key, bytes, contentType) {
      const object = { ...at(key), Body: bytes, ContentType: contentType };
      await client.send(new PutObjectCommand({ ...object, ...(encryption && { ServerSideEncryption: encryption }) }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body ? await Body.transformToByteArray() : new Uint8Array();
      } catch (error) {
        if (isNotFound(error)) throw new ObjectNotFound(key);
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        if (isNotFound(error)) return false;
        throw error;
      }
    },
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? 0;
      } catch (error) {
        throw isNotFound(error) ? new ObjectNotFound(key) : error;
      }
    },
    async stream(key, range) {
      try {
        const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...bytes }));
        return (Body?.transformToWebStream() ?? new Blob().stream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        throw isNotFound(error) ? new ObjectNotFound(key) : error;
      }
    },
    async *list(prefix) {
      let from: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(from && { ContinuationToken: from }) }),
        );
        for (const { Key: key, LastModified: storedAt } of page.Contents ?? []) {
          if (key && storedAt) yield { key, storedAt };
        }
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (from);
    },
    // A single-part upload leaves nothing behind.
    tidy: async () => 0,
    async signedUrl(key, { expiresAt, downloadName }) {
      const signingDate = now();
      const command = new GetObjectCommand({
        ...at(key),
        ...(downloadName !== undefined && { ResponseContentDisposition: formatContentDisposition(downloadName) }),
      });
      return getSignedUrl(client, command, { signingDate, expiresIn: getLinkSeconds(expiresAt, signingDate) });
    },
  };
}
