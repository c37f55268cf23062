/**
 * Files by key: what the product keeps beside the database. Two adapters: a folder on disk (disk-file-store.ts) and any
 * S3-compatible store (s3-file-store.ts, decision 0054). A key is a path of plain names, e.g. `materials/3f2a.pdf`, and is
 * used for one content only: a file never changes under it.
 */
import type { Readable } from 'node:stream'

/** Bytes that are sent on as they come, as many as were announced. */
export type FileContent = { readonly byteSize: number; readonly content: Readable }

/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/** What the store's own address of a file says about it. */
export type LinkFacts = { readonly headers: FileHeaders; readonly seconds: number }
export type FileHeaders = {
  readonly contentType: string
  readonly contentDisposition: string
  readonly cacheControl: string
}

export type FileStore = {
  /** Writes the whole file or nothing; an older one under the key is replaced. */
  readonly put: (key: string, file: Uint8Array | FileContent) => Promise<void>
  /** Null when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  /**
   * The file as a stream, or a part of it: for what is too large to be held. Anyone who opens it reads or destroys it.
   *
   * @param range within the file
   * @returns null when there is no such file; `byteSize` is that of the part
   */
  readonly open: (key: string, range?: ByteRange) => Promise<FileContent | null>
  readonly has: (key: string) => Promise<boolean>
  /** Null when there is no such file. */
  readonly byteSizeOf: (key: string) => Promise<number | null>
  /** Does nothing when there is no such file. */
  readonly delete: (key: string) => Promise<void>
  /** The keys that begin with the prefix, sorted. */
  readonly list: (prefix?: string) => Promise<string[]>
  /**
   * Removes what writers that died have left half-written; call it now and then.
   *
   * @param olderThanMs by the store's own clock; without it an hour
   */
  readonly sweep: (olderThanMs?: number) => Promise<void>
  /** An address of the store's own under which anybody may get the file for a short time; null where we send it. */
  readonly linkTo: ((key: string, facts: LinkFacts) => Promise<string>) | null
}

/**
 * The store cannot be reached, is too slow, or refuses us: the caller may try again, nothing was half-written. Says which
 * step failed and why in the store's own word, and nothing of an address, key or signature: it goes to the log.
 */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'
  /** The store's word, e.g. `AccessDenied`, or what the connection said, e.g. `ECONNREFUSED`. */
  readonly reason: string

  constructor(step: string, reason: string) {
    super(`the file store failed at ${step}: ${reason}`)
    this.reason = reason
  }
}

const MAX_KEY_LENGTH = 300
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

export function isKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text)
}

/** @throws for a key that could lead out of the store: keys are made by us, so that is a fault and no refusal */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a key of the file store: ${key}`)
  return key
}
