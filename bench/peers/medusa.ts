/** The peer of the store's list: Medusa 2 with twelve products on a PostgreSQL like ours. */
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { freePort, type Server, startPeer } from '../child.ts'
import type { Postgres } from '../postgres.ts'
import { installPeer, run } from './install.ts'

const ENV = { NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true', LOG_LEVEL: 'error' }

export type Medusa = {
  readonly server: Server
  /** What a storefront of it asks for the same twelve products. */
  readonly list: { url: string; headers: Record<string, string> }
}

export async function startMedusa(postgres: Postgres): Promise<Medusa> {
  const dir = await installPeer('medusa')
  // It reaches a database over TCP alone; ours listens on a socket of the file system.
  const { host, port, user, password } = postgres.connection
  const tcpPort = await freePort()
  createServer((from) => {
    const to = connect(join(host, `.s.PGSQL.${port}`))
    from.pipe(to).pipe(from)
    from.on('error', () => to.destroy())
    to.on('error', () => from.destroy())
  })
    .listen(tcpPort, '127.0.0.1')
    .unref()
  const env = {
    ...ENV,
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${tcpPort}/medusa`,
  }
  const medusa = join(dir, 'node_modules/.bin/medusa')
  await run(dir, medusa, ['db:migrate'], env)
  const said = /PEER (\{.*\})/.exec(await run(dir, medusa, ['exec', './seed.js'], env))?.[1]
  if (!said) throw new Error('Medusa was not seeded')
  // Printed by bench/peers/medusa/seed.js with these very members.
  const { key, region } = JSON.parse(said) as { key: string; region: string }
  const servePort = await freePort()
  const server = await startPeer(
    dir,
    ['node_modules/@medusajs/cli/cli.js', 'start', '--port', String(servePort), '--host', '127.0.0.1'],
    `http://127.0.0.1:${servePort}`,
    '/health',
    env,
  )
  return {
    server,
    list: {
      url: `${server.url}/store/products?limit=12&region_id=${region}`,
      headers: { 'x-publishable-api-key': key },
    },
  }
}
