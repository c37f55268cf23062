import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { createJobs } from '#server/job-list.ts'
import { createPool } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOpenOrder, booksOf, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const PATIENCE_MS = 20_000

/** Waits for what jobs do in the background; the state decides, not the time. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('it did not become so')
    await sleep(25)
  }
}

function aMailer() {
  const taken: string[] = []
  return { taken, send: async ({ recipient }: { recipient: string }) => void taken.push(recipient) }
}

const aWaitingMail = (context: AppContext, recipient: string) =>
  queueMail(context.db, context.now(), {
    kind: 'confirm-email',
    recipient,
    facts: { name: null, link: 'https://loja.example/x' },
  })

test('what waited before the start and what is woken afterwards is done without waiting for the minute', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  const jobs = createJobs(app.context.logger)
  const context = { ...app.context, jobs }
  await aWaitingMail(context, 'before@example.com')
  jobs.start(context)
  await until(() => mailer.taken.length === 1)
  await aWaitingMail(context, 'after@example.com')
  jobs.wake('deliver-mail')
  await until(() => mailer.taken.length === 2)
  expect(mailer.taken).toEqual(['before@example.com', 'after@example.com'])
  await jobs.stop()
})

test('a purchase sends its receipt by itself', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  const jobs = createJobs(app.context.logger)
  const running = { ...app, context: { ...app.context, jobs } }
  jobs.start(running.context)
  const { variantIds } = await aProduct(app.context.db)
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  await decide(running, order)
  await until(() => mailer.taken.length === 1)
  expect((await booksOf(app, order.orderId)).order.status).toBe('paid')
  await jobs.stop()
})

test('two processes on one database do each piece of work once', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  const processes = [createJobs(app.context.logger), createJobs(app.context.logger)]
  for (const jobs of processes) jobs.start({ ...app.context, jobs })
  for (let index = 0; index < 10; index += 1) {
    await aWaitingMail(app.context, `reader-${index}@example.com`)
    for (const jobs of processes) jobs.wake('deliver-mail')
  }
  await until(async () => {
    const waiting = await app.context.db
      .selectFrom('outgoing_mails')
      .select('id')
      .where('sent_at', 'is', null)
      .execute()
    for (const jobs of processes) jobs.wake('deliver-mail')
    return waiting.length === 0
  })
  expect([...mailer.taken].sort()).toEqual(
    Array.from({ length: 10 }, (_, index) => `reader-${index}@example.com`),
  )
  await Promise.all(processes.map((jobs) => jobs.stop()))
})

test('a job that fails is tried again at the next call and harms no other', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  const jobs = createJobs(app.context.logger)
  let failures = 1
  const flaky = {
    ...app.context,
    jobs,
    get mailer() {
      if (failures-- > 0) throw new Error('not ready')
      return mailer
    },
  }
  await aWaitingMail(app.context, 'ana@example.com')
  jobs.start(flaky)
  await until(() => failures < 1)
  await until(() => {
    jobs.wake('deliver-mail')
    return mailer.taken.length === 1
  })
  await jobs.stop()
})

test('jobs start by themselves once the database is there, and starting them never fails', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  await aWaitingMail(app.context, 'ana@example.com')
  const jobs = createJobs(app.context.logger)
  const absent = createPool(
    { url: 'postgres://nobody@127.0.0.1:1/none' },
    { max: 1, logger: app.context.logger },
  )
  let isThere = false
  const context: AppContext = {
    ...app.context,
    jobs,
    get pool() {
      return isThere ? app.context.pool : absent
    },
  }
  jobs.start(context)
  jobs.wake('deliver-mail')
  await sleep(50)
  isThere = true
  await until(() => mailer.taken.length === 1)
  await jobs.stop()
  await absent.end()
})

test('stopping before the start has succeeded ends the trying', async () => {
  await using app = await startTestApp()
  const jobs = createJobs(app.context.logger)
  const absent = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  jobs.start({ ...app.context, pool: absent })
  await sleep(20)
  await jobs.stop()
  await absent.end()
})

test('stopping waits for the mail that is under way, and leaves no connection in use', async () => {
  const taken: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  let isSending = false
  const mailer = {
    send: async ({ recipient }: { recipient: string }) => {
      isSending = true
      await gate
      taken.push(recipient)
    },
  }
  await using app = await startTestApp({}, { mailer })
  const jobs = createJobs(app.context.logger)
  await aWaitingMail(app.context, 'ana@example.com')
  jobs.start({ ...app.context, jobs })
  await until(() => isSending)
  const stopped = jobs.stop()
  release()
  await stopped
  expect(taken).toEqual(['ana@example.com'])
  await until(() => app.context.pool.idleCount === app.context.pool.totalCount)
})
