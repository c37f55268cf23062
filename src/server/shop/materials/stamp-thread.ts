/** Stamps beside the requests: a booklet of seventy pages takes half a second of a processor (decision 0055). */
import { programFile } from '#server/platform/project-files.ts'
import { createThreadClient } from '#server/platform/threads/thread-client.ts'
import type { Buyer } from './stamp-text.ts'

export type PdfStamper = {
  /** @throws when the bytes are no readable PDF */
  readonly stamp: (pdf: Uint8Array, buyer: Buyer) => Promise<Uint8Array>
}
export type StampQuestion = { readonly pdf: Uint8Array; readonly buyer: Buyer }

/** Of one file; those who come after it wait for their own turn. */
const MAX_MS = 60_000

export function createStampThread(): PdfStamper {
  const thread = createThreadClient<StampQuestion, Uint8Array>({
    name: 'the stamp',
    file: programFile('stamp-in-thread'),
    maxMs: MAX_MS,
  })
  return { stamp: (pdf, buyer) => thread.ask({ pdf, buyer }) }
}
