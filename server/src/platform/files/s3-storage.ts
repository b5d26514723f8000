import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FilesConfig } from '#platform/config/config.ts'
import { MissingFile } from './missing-file.ts'

export function createS3Storage(config: Extract<FilesConfig, { kind: 's3' }>) {
  const { bucket: Bucket } = config
  const client = new S3Client({
    region: config.region,
    ...(config.credentials && { credentials: config.credentials }),
    // Other services than AWS have no host name for each bucket, and not all of them know the newer checksums.
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  })
  return {
    async put(Key: string, content: Readable | Uint8Array): Promise<void> {
      // S3 wants to know the length first, and what we take in has at most 10 MB.
      const Body = content instanceof Uint8Array ? content : await buffer(content)
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    async read(Key: string): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        throw error instanceof NoSuchKey ? new MissingFile(error.message) : error
      })
      if (!(Body instanceof Readable)) throw new Error('The file storage gave no stream')
      return Body
    },
    async delete(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async exists(Key: string): Promise<boolean> {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }))
        return true
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    async *listBefore(below: string, instant: Date): AsyncGenerator<string[]> {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: `${below}/` },
      )) {
        const old = Contents.filter(({ LastModified }) => LastModified && LastModified < instant)
        yield old.flatMap(({ Key }) => Key ?? [])
      }
    },
  }
}
