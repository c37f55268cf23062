/**
 * The bucket of the files answers each request late, though within what it is waited for; then it breaks off each file in
 * the middle, on its way in and out.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Disturbance } from '#tests/support/s3-server.ts'
import type { Fault } from './fault.ts'

/** An answer is waited for ten seconds (src/server/platform/files/s3-file-store.ts). */
const LATE_MS = 8_000

export const slowBucket: Fault = {
  name: 'slow bucket',
  mode: 'bucket',
  async strike({ bucket, lastsMs }) {
    if (!bucket) return { said: 'not done', differences: [], skipped: 'the files lie on the disk' }
    let late = 0
    let cut = 0
    bucket.disturb = (request, response) => {
      late += 1
      setTimeout(() => bucket.serve(request, response), LATE_MS)
      return true
    }
    await sleep(lastsMs)
    bucket.disturb = (...asked) => {
      cut += 1
      return cutInTheMiddle(...asked)
    }
    await sleep(lastsMs / 2)
    bucket.disturb = null
    return {
      said: `${late} requests answered after ${LATE_MS / 1000} s, ${cut} cut in the middle`,
      differences: late > 0 && cut > 0 ? [] : ['nobody asked the bucket for anything: nothing was seen'],
    }
  },
}

/** What comes in is dropped with its first bytes; what goes out, after the first part of it. */
export const cutInTheMiddle: Disturbance = (request, response) => {
  if (request.method === 'PUT') {
    request.once('data', () => request.destroy())
    return true
  }
  const write = response.write.bind(response) as (chunk: Uint8Array) => boolean
  response.write = ((chunk: Uint8Array) => {
    const isWritten = write(chunk.subarray(0, chunk.length / 2))
    response.destroy()
    return isWritten
  }) as typeof response.write // whoever answers writes bytes here and nothing else
  return false
}
