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
import { attachmentDisposition, linkSeconds } from './download';
import { assertStorageKey } from './key';
import { ObjectNotFound, type StoragePort } from './port';

type S3StorageOptions = {
  /** Absent for AWS itself; the service's address for a compatible one. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** True for services that want `<endpoint>/<bucket>/<key>`. */
  readonly forcePathStyle: boolean;
  /** How the service encrypts what it keeps; absent where the bucket's own default decides. */
  readonly encryption?: 'AES256' | 'aws:kms';
  readonly now?: () => Date;
};

const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

function createClient({ endpoint, region, credentials, forcePathStyle }: S3StorageOptions): S3Client {
  return new S3Client({
    region,
    credentials,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    // Compatible services do not all know the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });
}

/** Objects in an S3-compatible bucket that is private; links are presigned and served by the bucket. */
export function s3Storage(options: S3StorageOptions): StoragePort {
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
        if (isAbsent(error)) throw new ObjectNotFound(key);
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
        if (isAbsent(error)) return false;
        throw error;
      }
    },
    async size(key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength ?? 0;
      } catch (error) {
        throw isAbsent(error) ? new ObjectNotFound(key) : error;
      }
    },
    async stream(key, range) {
      try {
        const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...bytes }));
        return (Body?.transformToWebStream() ?? new Blob().stream()) as ReadableStream<Uint8Array>;
      } catch (error) {
        throw isAbsent(error) ? new ObjectNotFound(key) : error;
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
    // An upload in one part is there or not.
    tidy: async () => 0,
    async signedUrl(key, { expiresAt, downloadName }) {
      const signingDate = now();
      const command = new GetObjectCommand({
        ...at(key),
        ...(downloadName !== undefined && { ResponseContentDisposition: attachmentDisposition(downloadName) }),
      });
      return getSignedUrl(client, command, { signingDate, expiresIn: linkSeconds(expiresAt, signingDate) });
    },
  };
}
