/**
 * The product without its pages, as a process that can be killed: the calls, the jobs, and one more call that decides
 * a payment as the payment page's form does. Says `listening <port>` when it serves.
 */
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { createJobs } from '#server/job-list.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import { createLogger } from '#server/platform/logger.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'

const { CHILD_DATABASE, CHILD_DATA_DIR, TEST_LOG } = process.env
const logger = createLogger({ level: TEST_LOG ?? 'silent' })
const pool = createPool(JSON.parse(CHILD_DATABASE ?? '{}') as DatabaseTarget, { max: 10, logger })
const config = loadConfig({ SITE_URL: 'http://localhost:3000', DATA_DIR: CHILD_DATA_DIR, RATE_LIMITS: 'off' })
const jobs = createJobs(logger)
const context: AppContext = { ...(await createContext({ config, logger, pool })), jobs }

const app = new Hono()
app.post('/decide', async (c) => {
  const { orderId, token } = await c.req.json<{ orderId: string; token: string }>()
  const payments = createPaymentPageService(context)
  const choice = { decision: 'pix-approve', email: 'ana@example.com', name: 'Ana' } as const
  return c.json(await payments.decide(orderId, token, choice))
})
app.route('/', buildApp(context, null))

const server = createNodeServer(answerBy(app.fetch))
server.listen(0, '127.0.0.1', () => {
  jobs.start(context)
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', async () => {
  await jobs.stop()
  server.close()
  server.closeAllConnections()
  await pool.end()
})
