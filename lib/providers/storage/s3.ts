import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
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
  const { bucket, now = () => new Date() } = options;
  const client = createClient(options);
  const at = (key: string) => {
    assertStorageKey(key);
    return { Bucket: bucket, Key: key };
  };

  return {
    async put(key, bytes, contentType) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
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
