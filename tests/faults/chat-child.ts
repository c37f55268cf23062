/** The product without its pages, with its sockets, as a process that can be killed. Says `listening <port>`. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { createLogger } from '#server/platform/logger.ts'
import { attachRealtime } from '#server/realtime.ts'

const { CHILD_DATABASE, CHILD_DATA_DIR, TEST_LOG } = process.env
const logger = createLogger({ level: TEST_LOG ?? 'silent' })
const pool = createPool(JSON.parse(CHILD_DATABASE ?? '{}') as DatabaseTarget, { max: 10, logger })
const config = loadConfig({ SITE_URL: 'http://localhost:3000', DATA_DIR: CHILD_DATA_DIR, RATE_LIMITS: 'off' })
const context = await createContext({ config, logger, pool })

const server = createNodeServer(answerBy(buildApp(context, null).fetch))
await attachRealtime(server, context).listening
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)
})
