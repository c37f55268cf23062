/** The backup of the console: made while the shop runs, one at a time, whole or not at all, and hard to take away (decision 0197). */
import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readAuditEntries } from '#server/console/audit-log.ts'
import { findKeptBackup, forgetKeptBackup, startBackup } from '#server/platform/backup/kept-backup.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool } from '#server/platform/db/client.ts'
import { aProvenStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { protect } from '#tests/support/second-factor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createAdminPool } from '#tests/support/test-database.ts'

/** The owner in a browser that has just shown password and code. */
async function aProtectedOwner(app: TestApp) {
  const account = await aProvenStudent(app)
  await app.context.pool.query(`update users set app_metadata = '{"role": "owner"}' where id = $1`, [
    account.user.id,
  ])
  const owner = await protect(app, account)
  return { call: asStudent(app, owner), userId: account.user.id }
}

async function aBackup(app: TestApp): Promise<void> {
  const started = await startBackup(app.context)
  expect(await started?.done).toBe(true)
}

/** @returns its address; it goes with the server of the tests */
async function anEmptyDatabase(): Promise<string> {
  const server = inject('databaseServer')
  const name = `test_restored_${Date.now()}`
  const admin = createAdminPool(server)
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL('url' in server ? server.url : `postgres://${server.user}:x@localhost`)
  url.pathname = `/${name}`
  if (!('url' in server)) {
    url.password = encodeURIComponent(server.password)
    url.searchParams.set('host', server.host)
    url.searchParams.set('port', String(server.port))
  }
  return url.href
}

test('what the console makes is the backup of the command: restored, it is the shop', async () => {
  await using app = await startTestApp()
  const { call } = await aProtectedOwner(app)
  const { id } = await aProduct(app.context.db, { title: 'Apostila que volta' })
  await app.context.files.put('materials/a.pdf', Buffer.from('um arquivo'))
  expect((await call('GET', 'console/health')).body).toMatchObject({
    backup: null,
    keptBackup: { isRunning: false, file: null, failedAt: null },
  })
  expect((await call('POST', 'console/backup')).status).toBe(202)
  await expect
    .poll(async () => (await call('GET', 'console/health')).body.keptBackup, { timeout: 20_000 })
    .toMatchObject({ isRunning: false, file: { bytes: expect.any(Number) } })
  expect((await call('GET', 'console/health')).body.backup).toMatchObject({ bytes: expect.any(Number) })

  const { body, status } = await call('POST', 'console/backup/ticket')
  expect(status).toBe(200)
  const answer = await fetch(`${app.url}${body.path}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="domine-a-redacao-[\d-]+\.tar"$/,
  )
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const file = join(await mkdtemp(join(tmpdir(), 'backup-')), 'all.tar')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  // The address has opened once.
  expect((await fetch(`${app.url}${body.path}`)).status).toBe(404)

  const empty = await anEmptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'restored-'))
  const { logger } = app.context
  await restoreBackup({ config: loadConfig({ DATA_DIR: dataDir, DATABASE_URL: empty }), file, logger })
  const pool = createPool({ url: empty }, { max: 1, logger })
  const { rows } = await pool.query('select title from products where id = $1', [id])
  await pool.end()
  expect(rows).toEqual([{ title: 'Apostila que volta' }])
  expect(await readdir(join(dataDir, 'files'), { recursive: true })).toContain('materials/a.pdf')

  const { rows: log } = await readAuditEntries(app.context.db, { before: null })
  expect(log.filter(({ subjectKind }) => subjectKind === 'backup').map(({ action }) => action)).toEqual([
    'backup.download',
    'backup.make',
  ])
})

test('two at once are one, and the next takes the place of the last', async () => {
  await using app = await startTestApp()
  const started = await Promise.all([
    startBackup(app.context),
    startBackup(app.context),
    startBackup(app.context),
  ])
  expect(started.filter((one) => one !== null)).toHaveLength(1)
  await Promise.all(started.map((one) => one?.done))
  const first = await findKeptBackup(app.context.config)
  await aBackup(app)
  const second = await findKeptBackup(app.context.config)
  expect(second?.name).not.toBe(first?.name)
  expect(await readdir(join(app.context.config.dataDir, 'backups'))).toEqual([second?.name])
})

test('what nobody takes away stays for seven days', async () => {
  await using app = await startTestApp()
  await aBackup(app)
  const kept = await findKeptBackup(app.context.config)
  const after = (days: number, ms: number) => ({
    ...app.context,
    now: () => new Date((kept?.at.getTime() ?? 0) + days * 24 * 3600_000 + ms),
  })
  await forgetKeptBackup(after(7, -1))
  expect(await findKeptBackup(app.context.config)).toEqual(kept)
  await forgetKeptBackup(after(7, 0))
  expect(await findKeptBackup(app.context.config)).toBeNull()
})

test('one under way refuses another by its code, from any process', async () => {
  await using app = await startTestApp()
  const { call } = await aProtectedOwner(app)
  const client = await app.context.pool.connect()
  await client.query('select pg_advisory_lock(7360197)')
  expect(await call('POST', 'console/backup')).toMatchObject({
    status: 409,
    body: { code: 'backup_running' },
  })
  expect((await call('GET', 'console/health')).body.keptBackup.isRunning).toBe(true)
  // Its process has died.
  client.release(true)
  await expect.poll(async () => (await call('POST', 'console/backup')).status, { timeout: 20_000 }).toBe(202)
  await expect.poll(() => findKeptBackup(app.context.config), { timeout: 20_000 }).not.toBeNull()
})

test('what broke off is never offered, is told, and leaves the last one whole', async () => {
  await using app = await startTestApp()
  const { call } = await aProtectedOwner(app)
  await aBackup(app)
  const whole = await findKeptBackup(app.context.config)
  const folder = join(app.context.config.dataDir, 'backups')
  await writeFile(join(folder, 'domine-a-redacao-2099-01-01-000000000.tar.part'), 'half')
  const broken = {
    ...app.context,
    files: { ...app.context.files, list: () => Promise.reject(new Error('the disk is gone')) },
  }
  const started = await startBackup(broken)
  expect(await started?.done).toBe(false)
  expect(await findKeptBackup(app.context.config)).toEqual(whole)
  expect((await call('GET', 'console/health')).body.keptBackup).toMatchObject({
    file: { bytes: whole?.bytes },
    failedAt: expect.any(String),
  })
  await aBackup(app)
  expect((await call('GET', 'console/health')).body.keptBackup.failedAt).toBeNull()
  expect(await readdir(folder)).toHaveLength(1)
})

test('a password alone takes nothing away: it needs the second factor, and a sign-in of the last minutes', async () => {
  await using app = await startTestApp()
  const plain = await anOwner(app)
  const { call, userId } = await aProtectedOwner(app)
  expect(await call('POST', 'console/backup/ticket')).toMatchObject({
    status: 404,
    body: { code: 'no_backup' },
  })
  await aBackup(app)
  expect(await plain('POST', 'console/backup/ticket')).toMatchObject({
    status: 403,
    body: { code: 'second_factor_needed' },
  })
  await app.context.pool.query(
    `update sessions set proven_at = now() - interval '11 minutes' where user_id = $1`,
    [userId],
  )
  expect(await call('POST', 'console/backup/ticket')).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_needed' },
  })
  const student = asStudent(app, await aProvenStudent(app))
  for (const path of ['console/backup', 'console/backup/ticket']) {
    expect(await student('POST', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('an address opens nothing when it is guessed, late, only looked at, or of a backup that is gone', async () => {
  let now = new Date()
  await using app = await startTestApp({}, { now: () => now })
  const { call } = await aProtectedOwner(app)
  await aBackup(app)
  const ticket = async () => `${app.url}${(await call('POST', 'console/backup/ticket')).body.path}`
  expect((await fetch(`${app.url}/api/backups/${'a'.repeat(43)}`)).status).toBe(404)
  const looked = await ticket()
  expect((await fetch(looked, { method: 'HEAD' })).status).toBe(404)
  const opened = await fetch(looked)
  expect(opened.status).toBe(200)
  await opened.body?.cancel()
  const late = await ticket()
  now = new Date(now.getTime() + 60_000)
  expect((await fetch(late)).status).toBe(404)
  // A second one ends the first.
  const [older, newer] = [await ticket(), await ticket()]
  expect((await fetch(older)).status).toBe(404)
  const served = await fetch(newer)
  expect(served.status).toBe(200)
  await served.body?.cancel()
})
