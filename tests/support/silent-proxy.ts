/**
 * A way to the database that can fall silent, as a network does that loses a host or a firewall that forgets a
 * connection: nothing is closed, bytes are taken and nothing comes. Connections from before a silence stay dead; that
 * one of them is hung up here is heard over there once packets go again.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { DatabaseTarget } from '#server/platform/db/client.ts'

export type SilentProxy = AsyncDisposable & {
  readonly target: DatabaseTarget
  /** As DATABASE_URL takes it. */
  readonly url: string
  fallSilent: () => void
  /** New connections are served again. */
  comeBack: () => void
}

/** @param server of whose database */
export async function startSilentProxy(server: DatabaseTarget): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  /** To the server, whose other end was closed in the silence. */
  const unheard = new Set<Socket>()
  let isSilent = false
  let generation = 0

  const proxy = createServer((near) => {
    const born = generation
    const isDead = () => isSilent || born !== generation
    const far = connect(addressOf(server))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isDead() || to.write(bytes))
      from.on('end', () => isDead() || to.end())
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        if (!isDead() || (from === near && !isSilent)) to.destroy()
        else if (from === near) unheard.add(far)
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const target = throughPort(server, port)

  return {
    target,
    url: urlOf(target),
    fallSilent() {
      isSilent = true
      generation += 1
    },
    comeBack() {
      isSilent = false
      for (const far of unheard) far.destroy()
      unheard.clear()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

function addressOf(server: DatabaseTarget): { path: string } | { host: string; port: number } {
  if ('url' in server) {
    const { hostname, port } = new URL(server.url)
    return { host: hostname, port: Number(port || 5432) }
  }
  const { host, port } = server
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

function throughPort(server: DatabaseTarget, port: number): DatabaseTarget {
  if (!('url' in server)) return { ...server, host: '127.0.0.1', port }
  const url = new URL(server.url)
  url.host = `127.0.0.1:${port}`
  return { url: url.href }
}

function urlOf(target: DatabaseTarget): string {
  if ('url' in target) return target.url
  const { user, password, host, port, database } = target
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}
