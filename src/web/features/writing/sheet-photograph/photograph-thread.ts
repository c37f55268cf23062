/**
 * The worker that reads photographs, from the page's side: begun with the first photograph, ended with the screen. One
 * question at a time; what takes too long, or dies for want of memory, is a failure that is said.
 */
import type {
  FoundSheet,
  FromPhotographWorker,
  ReadSize,
  ShownCorners,
  ToPhotographWorker,
} from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { isHeic } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { packOnPage, readOnPage } from './page-canvas.ts'

export type ReadSheet = Omit<FoundSheet, 'page'> & { readonly page: Blob }
export type ThreadAnswer =
  | { readonly found: ReadSheet; readonly size: ReadSize }
  | { readonly guess: ShownCorners | null; readonly size: ReadSize }
  | { readonly failure: 'heic' | 'undecodable' | 'broken' }

const MOST_MS = 60_000

export type PhotographThread = ReturnType<typeof createPhotographThread>

/** @param start makes the worker */
export function createPhotographThread(start: () => Worker, hasWorkerCanvas: boolean, mostMs = MOST_MS) {
  let worker: Worker | null = null

  function end(): void {
    worker?.terminate()
    worker = null
  }

  async function tell(
    message: ToPhotographWorker<Blob>,
    transfers: Transferable[] = [],
  ): Promise<ThreadAnswer> {
    worker ??= start()
    const answer = await ask(worker, message, transfers, mostMs)
    if (!answer || 'failure' in answer) {
      end()
      return answer ?? { failure: 'broken' }
    }
    if ('guess' in answer) return answer
    const { page, ...sheet } = answer.found
    const packed =
      'jpeg' in page
        ? new Blob([page.jpeg], { type: 'image/jpeg' })
        : await packOnPage(page.pixels).catch(() => null)
    return packed ? { found: { ...sheet, page: packed }, size: answer.size } : { failure: 'broken' }
  }

  return {
    open: async (file: Blob): Promise<ThreadAnswer> => {
      const bytes = await file
        .slice(0, 12)
        .arrayBuffer()
        .catch(() => null)
      if (!bytes) return { failure: 'broken' }
      const heic = isHeic(new Uint8Array(bytes))
      const pixels = hasWorkerCanvas ? null : await readOnPage(file).catch(() => null)
      if (!hasWorkerCanvas && !pixels) return { failure: heic ? 'heic' : 'undecodable' }
      const answer = pixels
        ? await tell({ pixels }, [pixels.data.buffer as ArrayBuffer]) // of a canvas: never shared
        : await tell({ file })
      return heic && 'failure' in answer && answer.failure === 'undecodable' ? { failure: 'heic' } : answer
    },
    drag: (corners: ShownCorners) => tell({ corners }),
    turn: () => tell({ turn: 'right' }),
    /** It is there when it is asked. */
    begin: () => {
      worker ??= start()
    },
    end,
  }
}

/** Null when it failed, died, or did not answer in time. */
function ask(
  worker: Worker,
  message: ToPhotographWorker<Blob>,
  transfers: Transferable[],
  mostMs: number,
): Promise<FromPhotographWorker | null> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = (answer: FromPhotographWorker | null) => {
      clearTimeout(timer)
      settled.abort()
      resolve(answer)
    }
    const timer = setTimeout(() => settle(null), mostMs)
    const once = { signal: settled.signal }
    worker.addEventListener('message', ({ data }: MessageEvent<FromPhotographWorker>) => settle(data), once)
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => settle(null), once)
    worker.postMessage(message, transfers)
  })
}
