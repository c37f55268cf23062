/** deploy/Caddyfile, run by the caddy of the machine in front of processes of a test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './chat.ts'

const CADDYFILE = new URL('../../deploy/Caddyfile', import.meta.url)

export type Caddy = AsyncDisposable & { url: string; port: number }

/** @param upstreams as UPSTREAMS names them: host:port */
export async function startCaddy(upstreams: readonly string[]): Promise<Caddy> {
  const directory = await mkdtemp(join(tmpdir(), 'domine-caddy-'))
  const port = await freePortOf()
  const file = join(directory, 'Caddyfile')
  // Without its own port for administration, which a caddy of the machine may hold.
  await writeFile(file, `{\n\tadmin off\n}\n\n${await readFile(CADDYFILE, 'utf8')}`)
  const caddy: ChildProcess = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: directory,
      LOG_DIR: directory,
      SITE_HOST: `http://:${port}`,
      UPSTREAMS: upstreams.join(' '),
    },
  })
  const ended = once(caddy, 'exit')
  const url = `http://127.0.0.1:${port}`
  await until(async () => {
    if (caddy.exitCode !== null) throw new Error('caddy does not take deploy/Caddyfile')
    return fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  }, 'caddy ready')
  return {
    url,
    port,
    async [Symbol.asyncDispose]() {
      caddy.kill()
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export async function freePortOf(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
