/**
 * The line between browser and product: what stands in for a network that goes away, the same for every browser, of
 * which some can be told that they are offline and others cannot.
 */
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../bench/child.ts'

export type Network = {
  readonly url: string
  /** To which address of the product it leads. */
  readonly leadTo: (url: string) => void
  /** Every connection breaks, and new ones break too. */
  readonly cut: () => void
  readonly join: () => void
  readonly close: () => void
}

export async function openNetwork(): Promise<Network> {
  const port = await freePort()
  const open = new Set<Socket>()
  let target = 0
  let isCut = false
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
      one.pipe(other)
    }
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
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
