/**
 * The line between browser and product: what stands in for a network that goes away, the same for every browser, of
 * which some can be told that they are offline and others cannot.
 */
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { freePort } from '../bench/child.ts'

export type Network = {
  readonly url: string
  /** To which address of the product it leads. */
  readonly leadTo: (url: string) => void
  /** Every connection breaks, and new ones break too. */
  readonly cut: () => void
  /** Everything gets through again. */
  readonly join: () => void
  /** What begins with one of these (`GET /path`) is never answered. @returns the first lines of what was lost so far */
  readonly lose: (...beginnings: readonly string[]) => () => readonly string[]
  readonly close: () => void
}

export async function openNetwork(): Promise<Network> {
  const port = await freePort()
  const open = new Set<Socket>()
  let target = 0
  let isCut = false
  let unanswered: readonly string[] = []
  const lost: string[] = []
  // A browser sends one question at a time through a connection, and a new one begins a chunk.
  const isLost = (chunk: Buffer) => {
    const [line = ''] = chunk.subarray(0, 500).toString('latin1').split('\r\n')
    const isOne = unanswered.some((beginning) => line.startsWith(beginning))
    if (isOne) lost.push(line)
    return isOne
  }
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    near
      .pipe(new Transform({ transform: (chunk, _, pass) => pass(null, isLost(chunk) ? null : chunk) }))
      .pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => {
      target = Number(new URL(url).port)
    },
    cut: () => {
      isCut = true
      breakAll()
    },
    join: () => {
      isCut = false
      unanswered = []
    },
    lose: (...beginnings) => {
      unanswered = beginnings
      lost.length = 0
      return () => lost
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
