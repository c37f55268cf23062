/** A door with TLS before a PostgreSQL: takes the driver's question for it, and passes on what it says inside. */
import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from './certificate.ts'

/** @param server where the database listens: a folder with its socket, or a host */
export async function aTlsDoor(server: { host: string; port: number }, certificate: Certificate) {
  const sockets = new Set<Socket>()
  /** Connections that got as far as being encrypted. */
  let encrypted = 0
  const door = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      const inside = new TLSSocket(socket, { isServer: true, ...certificate })
      inside.on('error', () => {})
      inside.once('secure', () => {
        encrypted += 1
        const { host, port } = server
        const target = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
        sockets.add(target)
        target.on('error', () => inside.destroy())
        inside.on('close', () => target.destroy())
        inside.pipe(target).pipe(inside)
      })
    })
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  return {
    port: typeof address === 'object' ? address?.port : 0,
    get encrypted() {
      return encrypted
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => door.close(resolve))
    },
  }
}
