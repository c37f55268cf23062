import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AppContext } from '#server/context.ts'
import { deliverListMail, deliverMail, retryDelayMs } from '#server/platform/mail/deliver-mail.ts'
import type { MailMessage } from '#server/platform/mail/mailer.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { markRefused } from '#server/platform/mail/refused-addresses.ts'
import { aMailServer } from '#tests/support/mail-server.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A transport that refuses as often as it is told and keeps what it took. */
function aMailer(failures = 0) {
  const taken: MailMessage[] = []
  let left = failures
  return {
    taken,
    send: async (message: MailMessage) => {
      if (left-- > 0) throw new Error('451 try again, ana@example.com')
      taken.push(message)
    },
  }
}

async function aWaitingMail(context: AppContext, recipient = 'ana@example.com'): Promise<void> {
  await queueMail(context.db, context.now(), {
    kind: 'confirm-email',
    recipient,
    facts: { name: 'Ana', link: 'https://loja.example/confirmar-email?token_hash=secret' },
  })
}

const rows = (app: TestApp) => app.context.db.selectFrom('outgoing_mails').selectAll().execute()

test('a waiting mail goes out once, and its facts are forgotten', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(1)
  expect(await deliverMail(app.context)).toBe(0)
  expect(mailer.taken).toMatchObject([{ recipient: 'ana@example.com', subject: 'Confirme o seu e-mail' }])
  expect(await rows(app)).toMatchObject([{ sent_at: expect.any(Date), attempts: 1, facts: {} }])
})

test('a refused mail is tried again after one minute, then two, then four', async () => {
  const clock = aClock()
  const mailer = aMailer(3)
  await using app = await startTestApp({}, { mailer, now: clock.now })
  await aWaitingMail(app.context)
  const sent = []
  for (const minutes of [0, 59 / 60, 1 / 60, 1.9, 0.1, 3.9, 0.1]) {
    clock.pass(minutes)
    sent.push(await deliverMail(app.context))
  }
  expect(sent).toEqual([0, 0, 0, 0, 0, 0, 1])
  expect(await rows(app)).toMatchObject([{ attempts: 4, last_error: null, sent_at: clock.now() }])
})

test.each([
  [1, 1],
  [2, 2],
  [9, 256],
  [10, 360],
  [17, 360],
])('after try %i the next one is %i minutes away', (attempts, minutes) => {
  expect(retryDelayMs(attempts)).toBe(minutes * 60_000)
})

test('a mail that is refused for two days is given up and no longer due', async () => {
  const clock = aClock()
  const mailer = aMailer(Number.POSITIVE_INFINITY)
  await using app = await startTestApp({}, { mailer, now: clock.now })
  await aWaitingMail(app.context)
  for (let hours = 0; hours < 100; hours += 1) {
    await deliverMail(app.context)
    clock.pass(6 * 60)
  }
  expect(await rows(app)).toMatchObject([
    { attempts: 17, sent_at: null, last_error: expect.stringContaining('451') },
  ])
})

test('a mail that cannot be sent or written holds up no other', async () => {
  const taken: string[] = []
  const mailer = {
    send: async ({ recipient }: MailMessage) => {
      if (recipient === 'bad@example.com') throw new Error('550 no such mailbox')
      taken.push(recipient)
    },
  }
  await using app = await startTestApp({}, { mailer })
  await app.context.db
    .insertInto('outgoing_mails')
    .values({ kind: 'unknown', recipient: 'x@example.com', due_at: app.context.now() })
    .execute()
  await aWaitingMail(app.context, 'bad@example.com')
  await aWaitingMail(app.context, 'good@example.com')
  expect(await deliverMail(app.context)).toBe(1)
  expect(taken).toEqual(['good@example.com'])
})

test('processes that deliver at the same time send each mail once', async () => {
  const mailer = aMailer()
  await using app = await startTestApp({}, { mailer })
  for (let index = 0; index < 20; index += 1) await aWaitingMail(app.context, `reader-${index}@example.com`)
  const counts = await Promise.all([1, 2, 3, 4].map(() => deliverMail(app.context)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(20)
  expect(new Set(mailer.taken.map(({ recipient }) => recipient)).size).toBe(20)
  expect(mailer.taken).toHaveLength(20)
})

test('a mail that takes long to send holds up no other process', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = {
    send: () => {
      begun.resolve()
      return mayEnd.promise
    },
  }
  const quick = aMailer()
  await using app = await startTestApp({}, { mailer: slow })
  await aWaitingMail(app.context, 'slow@example.com')
  const slowDelivery = deliverMail(app.context)
  await begun.promise
  await aWaitingMail(app.context, 'next@example.com')
  expect(await deliverMail({ ...app.context, mailer: quick })).toBe(1)
  expect(quick.taken).toMatchObject([{ recipient: 'next@example.com' }])
  mayEnd.resolve()
  expect(await slowDelivery).toBe(1)
})

test('without SMTP a mail is a file in the outbox, and sending it again is still one file', async () => {
  await using app = await startTestApp({ MAIL_FROM: 'Loja <loja@example.com>' })
  await aWaitingMail(app.context)
  await deliverMail(app.context)
  await app.context.db
    .updateTable('outgoing_mails')
    .set({ sent_at: null, facts: JSON.stringify({ name: null, link: 'https://loja.example/x' }) })
    .execute()
  await deliverMail(app.context)
  const folder = join(app.context.config.dataDir, 'outbox')
  const files = await readdir(folder)
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/)])
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8')
  expect(text).toContain('From: Loja <loja@example.com>')
  expect(text).toContain('To: ana@example.com')
  expect(text).toMatch(/Content-Type: text\/plain/i)
  expect(text).toMatch(/Content-Type: text\/html/i)
})

test('with SMTP_URL a mail goes to that server, with an id that stays the same', async () => {
  await using server = await aMailServer()
  const folder = await mkdtemp(join(tmpdir(), 'domine-smtp-'))
  await using app = await startTestApp({ SMTP_URL: server.url, DATA_DIR: folder })
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(1)
  const [row] = await rows(app)
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toContain(`Message-ID: <${row?.id}@127.0.0.1>`)
  await rm(folder, { recursive: true })
})

test('a mail server that hangs up is a failed try and loses nothing', async () => {
  await using server = await aMailServer({ isClosed: true })
  await using app = await startTestApp({ SMTP_URL: server.url })
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(0)
  expect(await rows(app)).toMatchObject([{ attempts: 1, sent_at: null }])
})

/** One that goes by a list. */
async function aListMail(context: AppContext, recipient = 'ana@example.com'): Promise<void> {
  await queueMail(context.db, context.now(), {
    kind: 'interest-available',
    recipient,
    facts: { title: 'Introdução', link: 'https://loja.example/product/x' },
  })
}

const NO_SUCH_USER = '550 5.1.1 no such user'

test('an address that is none is tried once, marked, and written to by no list', async () => {
  await using server = await aMailServer({
    onRecipient: (address) => (address === 'gone@example.com' ? NO_SUCH_USER : '250 ok'),
  })
  await using app = await startTestApp({ SMTP_URL: server.url })
  await aWaitingMail(app.context, 'gone@example.com')
  await aWaitingMail(app.context, 'here@example.com')
  expect(await deliverMail(app.context)).toBe(1)
  const given = (await rows(app)).find(({ recipient }) => recipient === 'gone@example.com')
  expect(given).toMatchObject({ attempts: 1, sent_at: null, last_error: expect.stringContaining('550') })
  const due = app.context.db
    .selectFrom('outgoing_mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('due_at', '<', new Date('9999-01-01'))
  expect(await due.execute()).toEqual([])
  expect(await app.context.db.selectFrom('refused_addresses').select(['email', 'reason']).execute()).toEqual([
    { email: 'gone@example.com', reason: expect.stringContaining('no such user') },
  ])
  await aListMail(app.context, 'gone@example.com')
  expect(await deliverListMail(app.context)).toBe(0)
  expect(await rows(app)).toHaveLength(2)
  expect(server.recipients.filter((address) => address === 'gone@example.com')).toHaveLength(1)
})

test('what somebody waits for is still tried once at a marked address, and an arrival takes the mark away', async () => {
  let reply = '450 4.2.1 later'
  await using server = await aMailServer({ onRecipient: () => reply })
  await using app = await startTestApp({ SMTP_URL: server.url })
  const marks = () => app.context.db.selectFrom('refused_addresses').select('email').execute()
  await markRefused(app.context.db, 'ana@example.com', NO_SUCH_USER, new Date())
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(0)
  expect(await deliverMail(app.context)).toBe(0)
  expect(server.recipients).toHaveLength(1)
  expect(await marks()).toHaveLength(1)
  reply = '250 ok'
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(1)
  expect(await marks()).toEqual([])
})

test.each([
  ['a refused letter', { onData: '554 looks like spam' }],
  ['a relay that is denied', { onRecipient: () => '554 5.7.1 relay access denied' }],
])('%s is not sent again, and says nothing of the address', async (_, options) => {
  await using server = await aMailServer(options)
  await using app = await startTestApp({ SMTP_URL: server.url })
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(0)
  expect(await rows(app)).toMatchObject([{ attempts: 1, due_at: Number.POSITIVE_INFINITY }])
  expect(await app.context.db.selectFrom('refused_addresses').selectAll().execute()).toEqual([])
})

test('one recipient that hangs delays nobody: connections are kept, and the others go by them', async () => {
  const letGo = Promise.withResolvers<string>()
  await using server = await aMailServer({
    onRecipient: (address) => (address === 'slow@example.com' ? letGo.promise : '250 ok'),
  })
  await using app = await startTestApp({ SMTP_URL: server.url })
  await aWaitingMail(app.context, 'slow@example.com')
  for (let index = 0; index < 9; index += 1) await aWaitingMail(app.context, `reader-${index}@example.com`)
  const delivery = deliverMail(app.context)
  await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(9)
  // One that is queued meanwhile is seen as well.
  await aWaitingMail(app.context, 'late@example.com')
  await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(10)
  expect(server.connections).toBeLessThanOrEqual(4)
  letGo.resolve('250 ok')
  expect(await delivery).toBe(11)
})

test('what goes by a list has a lane of its own, and the mail program’s button', async () => {
  await using server = await aMailServer()
  await using app = await startTestApp({ SMTP_URL: server.url, SHOP_EMAIL: 'loja@example.com' })
  await aListMail(app.context)
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(1)
  expect(server.received[0]).not.toMatch(/list-unsubscribe/i)
  expect(server.received[0]).toContain('Reply-To: loja@example.com')
  expect(await deliverListMail(app.context)).toBe(1)
  const { key } = await app.context.db.selectFrom('mail_lists').select('key').executeTakeFirstOrThrow()
  const text = (server.received[1] ?? '').replaceAll(/\r\n\s+/g, ' ')
  expect(text).toContain(`List-Unsubscribe: <${app.url}/avisos?chave=${key}>`)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('where TLS is required a server without it learns neither mail nor password', async () => {
  await using server = await aMailServer()
  const url = server.url.replace('smtp://', 'smtp://loja:geheim@')
  const asked = '?ignoreTLS=true&requireTLS=false&opportunisticTLS=true'
  await using app = await startTestApp({ SMTP_URL: `${url}${asked}`, SMTP_TLS: 'required' })
  await aWaitingMail(app.context)
  expect(await deliverMail(app.context)).toBe(0)
  expect(server.received).toEqual([])
  expect(server.heard.join('')).not.toMatch(/auth|mail from/i)
  expect(await rows(app)).toMatchObject([{ attempts: 1, sent_at: null }])
})
