/** The network between the product and its database, over which nothing comes when it is told so (silence of a lost host). */
import type { DatabaseTarget } from '#server/platform/db/client.ts'
import { startSilentProxy } from '#tests/support/silent-proxy.ts'

export type Network = {
  /** As DATABASE_URL takes them, in the order of what they lead to. */
  readonly urls: readonly string[]
  /** Nothing is closed and nothing comes. Connections of before stay dead. */
  readonly fallSilent: () => void
  /** New connections are served again. */
  readonly comeBack: () => void
  readonly close: () => Promise<void>
}

export async function openNetwork(targets: readonly DatabaseTarget[]): Promise<Network> {
  const ways = await Promise.all(targets.map(startSilentProxy))
  return {
    urls: ways.map(({ url }) => url),
    fallSilent() {
      for (const way of ways) way.fallSilent()
    },
    comeBack() {
      for (const way of ways) way.comeBack()
    },
    async close() {
      for (const way of ways) await way[Symbol.asyncDispose]()
    },
  }
}
