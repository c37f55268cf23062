/** TLS to a mail server and to a database: taken where the certificate is known, and nothing said where it is not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, inject, test } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import { createPool } from '#server/platform/db/client.ts'
import { createLogger } from '#server/platform/logger.ts'
import { deliverMail } from '#server/platform/mail/deliver-mail.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { aCertificate } from '#tests/support/certificate.ts'
import { aMailServer } from '#tests/support/mail-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aTlsDoor } from '#tests/support/tls-database.ts'

/** As NODE_EXTRA_CA_CERTS does it for a whole process. */
function believing(cert: string): Disposable {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, cert])
  return { [Symbol.dispose]: () => setDefaultCACertificates(before) }
}

async function deliverTo(server: { url: string }) {
  const url = server.url.replace('smtp://', 'smtp://loja:geheim@')
  await using app = await startTestApp({ SMTP_URL: url, SMTP_TLS: 'required' })
  const { db, now } = app.context
  const facts = { name: 'Ana', link: 'https://loja.example/confirmar-email?token_hash=secret' }
  await queueMail(db, now(), { kind: 'confirm-email', recipient: 'ana@example.com', facts })
  return await deliverMail(app.context)
}

test('STARTTLS: password and letter go encrypted to a server whose certificate is known', async () => {
  const certificate = aCertificate()
  using _ = believing(certificate.cert)
  await using server = await aMailServer({ certificate })
  expect(await deliverTo(server)).toBe(1)
  expect(server.received).toHaveLength(1)
  const inClear = server.heard.filter((said) => !said.startsWith('TLS '))
  expect(inClear.join('')).toMatch(/^EHLO .*\nSTARTTLS\n$/i)
  expect(server.heard.join('')).toMatch(/TLS AUTH PLAIN [\s\S]*TLS MAIL FROM[\s\S]*TLS RCPT TO/i)
})

test.each([
  ['of an authority that nobody knows', aCertificate()],
  ['of another host', aCertificate(['mail.example'])],
])('STARTTLS: a server with a certificate %s learns neither mail nor password', async (why, certificate) => {
  using _ = why.includes('another host') ? believing(certificate.cert) : { [Symbol.dispose]: () => {} }
  await using server = await aMailServer({ certificate })
  expect(await deliverTo(server)).toBe(0)
  expect([server.received, server.heard.filter((said) => /auth|mail from/i.test(said))]).toEqual([[], []])
})

/** The tests' own database behind a door with TLS, asked by the address that an operator would write. */
async function askThrough(certificate: { key: string; cert: string }, query: (file: string) => string) {
  const database = inject('databaseServer')
  const folder = await mkdtemp(join(tmpdir(), 'ca-'))
  const file = join(folder, 'ca.pem')
  await writeFile(file, certificate.cert)
  const target = 'url' in database ? addressOf(database.url) : database
  await using door = await aTlsDoor(target, certificate)
  const { user, password } = target
  const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${door.port}/postgres${query(file)}`
  const read = readEnv({ DATABASE_URL: url })
  if (!read.ok) throw new Error(read.problems.join())
  const pool = createPool(
    { url: read.env.DATABASE_URL ?? '' },
    { max: 1, logger: createLogger({ level: 'silent' }) },
  )
  try {
    const { rows } = await pool.query('select 1 as one')
    return { rows, encrypted: door.encrypted }
  } finally {
    await pool.end()
    await rm(folder, { recursive: true })
  }
}

function addressOf(url: string) {
  const { hostname: host, port, username: user, password } = new URL(url)
  return { host, port: Number(port || 5432), user, password: decodeURIComponent(password) }
}

test.each([
  ['?sslmode=require&sslrootcert=', (file: string) => `?sslmode=require&sslrootcert=${file}`],
  ['?sslmode=verify-full&sslrootcert=', (file: string) => `?sslmode=verify-full&sslrootcert=${file}`],
  ['?sslrootcert= alone', (file: string) => `?sslrootcert=${file}`],
  ['?sslmode=no-verify', () => '?sslmode=no-verify'],
])('a database with a certificate of its own authority answers to %s', async (_, query) => {
  expect(await askThrough(aCertificate(), query)).toEqual({ rows: [{ one: 1 }], encrypted: 1 })
})

test.each([
  ['without its authority', ['127.0.0.1'], () => '?sslmode=require', /self-signed certificate/],
  [
    'under another name',
    ['db.example'],
    (file: string) => `?sslmode=require&sslrootcert=${file}`,
    /altnames/i,
  ],
])('a database %s is not believed', async (_, hosts, query, says) => {
  await expect(askThrough(aCertificate(hosts), query)).rejects.toThrow(says)
})
