/** The peer of our pages: Next 16 that renders as many elements with the same words, once per request and from its cache. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, type Server, startPeer } from '../child.ts'
import { installPeer, run } from './install.ts'

const ENV = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
const NEXT = 'node_modules/next/dist/bin/next'

/** @param html our page as it is sent @returns a server with the pages /rendered and /kept */
export async function startNext(html: string): Promise<Server> {
  const dir = await installPeer('next')
  await writeFile(join(dir, 'page.html'), html)
  await run(dir, process.execPath, [NEXT, 'build'], ENV)
  const port = await freePort()
  return startPeer(
    dir,
    [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    `http://127.0.0.1:${port}`,
    '/kept',
    ENV,
  )
}
