/** Backup and restore: nothing lost, nothing damaged taken, nothing in use overwritten. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createContext } from '#server/create-context.ts'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore-marker.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import type { S3Config } from '#server/platform/config/s3-url.ts'
import { createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { createS3FileStore } from '#server/platform/files/s3-file-store.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import {
  backupOf,
  closePlace,
  contentsOf,
  filesOf,
  fillPlace,
  logger,
  newPath,
  openPlace,
  orderWithoutEnd,
  rulesOf,
} from './backup-fixture.ts'
import { makeDirectory, mountDisk, startChild, until } from './embedded-postgres-driver.ts'
import { compileCache } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '../..')

test('a restored backup has every row, rule, sequence and file of the original', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  const before = await contentsOf(source.pool)
  mkdirSync(join(source.filesDir, '.parts'))
  writeFileSync(join(source.filesDir, '.parts/.part-1'), 'being written')
  const summary = await backupOf(source, file)
  rmSync(join(source.filesDir, '.parts'), { recursive: true })
  expect(summary).toMatchObject({
    tables: Object.keys(before).filter((name) => !name.startsWith('sequence ')).length,
    files: 5,
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['all.tar'])

  const dataDir = newPath('data')
  await restore(file, dataDir)
  const copy = await openPlace(dataDir)
  expect(await contentsOf(copy.pool)).toEqual(before)
  expect(await rulesOf(copy.pool)).toEqual(await rulesOf(source.pool))
  expect(filesOf(copy.filesDir)).toEqual(filesOf(source.filesDir))
})

test('files of a bucket are in the backup too, and go into a bucket, or from one onto a disk', async () => {
  await using bucket = await startS3Server()
  const s3 = s3ConfigOf(bucket)
  const source = await fillPlace(newPath('data'))
  const files = createS3FileStore(s3)
  const onDisk = createDiskFileStore(source.filesDir)
  for (const key of await onDisk.list()) await files.put(key, (await onDisk.get(key)) ?? Buffer.alloc(0))
  await files.put('stamped/x/copy.pdf', Buffer.from('made again when it is asked for'))
  await source.pool.query(STAMPED_ROW)
  const file = newPath('all.tar')
  expect(await backupOf({ ...source, files }, file)).toMatchObject({ files: 5 })

  const dataDir = newPath('data')
  await restore(file, dataDir)
  expect(filesOf(join(dataDir, 'files'))).toEqual(filesOf(source.filesDir))
  const copy = await openPlace(dataDir)
  const { rows } = await copy.pool.query(
    'select (select count(*) from purchases) as bought, count(*) as stamped from stamped_copies',
  )
  expect(rows).toEqual([{ bought: '1', stamped: '0' }])

  await expect(restore(file, newPath('data'), s3)).rejects.toThrow(
    'the bucket of S3_URL holds 1 files that are not of this backup (stamped/x/copy.pdf)',
  )
  await files.delete('stamped/x/copy.pdf')
  // What outlived its database is of this backup.
  await files.delete('materials/a.pdf')
  await restore(file, newPath('data'), s3)
  for (const key of await onDisk.list()) expect(await files.get(key)).toEqual(await onDisk.get(key))
})

test('a bucket that fails in the middle of a restore gets back to what it was, and the place is empty', async () => {
  await using bucket = await startS3Server()
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  await backupOf(source, file)
  bucket.disturb = (request, response) => {
    if (request.method !== 'PUT' || !request.url?.includes('pictures')) return false
    response.writeHead(507).end()
    return true
  }
  const dataDir = newPath('data')
  await expect(restore(file, dataDir, s3ConfigOf(bucket))).rejects.toThrow('the file store failed at put')
  expect(readdirSync(dataDir)).toEqual(['app.lock'])
  bucket.disturb = null
  expect(await createS3FileStore(s3ConfigOf(bucket)).list()).toEqual([])
})

const STAMPED_ROW = `
with m as (insert into materials (id, title, file_name, storage_key, sha256, byte_size, page_count)
             values ('m1', 'M', 'm.pdf', 'materials/a.pdf', repeat('0', 64), 1, 1) returning id),
     b as (insert into purchases (order_id, variant_id, buyer_email, product_title, variant_title, quantity, purchased_at)
             select order_id, variant_id, 'a@example.org', 'P', 'V', 1, now() from order_lines limit 1 returning id)
insert into stamped_copies (purchase_id, material_id, file_key, source_key, created_at, used_at)
  select b.id, m.id, 'stamped/x/copy.pdf', 'materials/a.pdf', now(), now() from b, m`

function s3ConfigOf(bucket: S3Server): S3Config {
  const { s3 } = loadConfig({ S3_URL: bucket.url() })
  if (!s3) throw new Error('no store')
  return s3
}

test('the product serves from a restored backup and numbers its orders on', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  await backupOf(source, file)
  const dataDir = newPath('data')
  await restore(file, dataDir)

  await refuseUnfinishedRestore(dataDir)
  const { pool } = await openPlace(dataDir)
  await migrate(pool, logger)
  const config = loadConfig({ DATA_DIR: dataDir })
  const app = buildApp(await createContext({ config, logger, pool }), null)
  expect((await app.request('/readyz')).status).toBe(200)
  const writing = orderWithoutEnd(pool)
  await until(() => writing.acknowledged.length > 0, 'an order was placed')
  await writing.stop()
  const { rows } = await pool.query('select min(number)::int as first from orders where id = any ($1)', [
    writing.acknowledged,
  ])
  expect(rows).toEqual([{ first: 8_001 }])
})

test('a backup under writes is one moment: all that was there before, every order with its line', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  const writing = orderWithoutEnd(source.pool)
  await until(() => writing.acknowledged.length >= 20, 'orders are being placed')
  const before = [...writing.acknowledged]
  await backupOf(source, file)
  expect(writing.acknowledged.length).toBeGreaterThan(before.length)
  await writing.stop()

  const dataDir = newPath('data')
  await restore(file, dataDir)
  const { pool } = await openPlace(dataDir)
  const { rows } = await pool.query(
    `select (select count(*)::int from orders where id = any ($1)) as kept,
            (select count(*)::int from orders o where not exists (select from order_lines l where l.order_id = o.id)) as torn`,
    [before],
  )
  expect(rows).toEqual([{ kept: before.length, torn: 0 }])
})

test('npm run backup and restore work beside the running product and without it', async () => {
  const source = await fillPlace(newPath('data'))
  const before = await contentsOf(source.pool)
  await closePlace(source)
  const product = startChild(source.dataDir)
  const { pid } = await product.ready()
  const besideIt = newPath('beside.tar')
  expect(runScript('backup', besideIt, source.dataDir)).toMatchObject({ status: 0, stderr: '' })
  await product.kill('SIGTERM')
  const withoutIt = newPath('without.tar')
  expect(runScript('backup', withoutIt, source.dataDir)).toMatchObject({ status: 0, stderr: '' })
  expect(pid).toBeGreaterThan(0)

  for (const file of [besideIt, withoutIt]) {
    const dataDir = newPath('data')
    const { status, stdout, stderr } = runScript('restore', file, dataDir)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('5 files')
    const copy = await openPlace(dataDir)
    // The second copy holds the note of when the first was made.
    const { installation_facts: _note, ...copied } = await contentsOf(copy.pool)
    const { installation_facts: _none, ...expected } = before
    expect(copied).toEqual(expected)
  }
})

test('a backup goes into an empty database at DATABASE_URL, and out of it again', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  await backupOf(source, file)
  const { host, user, password } = source.postgres.connection
  await source.pool.query('create database other')
  const url = `postgresql://${user}:${password}@/other?host=${encodeURIComponent(host)}`
  const dataDir = newPath('data')
  const config = {
    dataDir,
    s3: null,
    database: { kind: 'server', url, directUrl: null, readUrl: null },
  } as const
  await restoreBackup({ config, file, logger })
  const other = createPool({ url }, { max: 1, logger })
  expect(await contentsOf(other)).toEqual(await contentsOf(source.pool))
  expect(filesOf(join(dataDir, 'files'))).toEqual(filesOf(source.filesDir))
  await other.end()

  const again = newPath('again.tar')
  const { status, stderr } = runScript('backup', again, dataDir, { DATABASE_URL: url })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  await expect(
    restoreBackup({ config: { ...config, dataDir: newPath('data') }, file: again, logger }),
  ).rejects.toThrow('the database at DATABASE_URL is not empty')
})

test('a damaged, cut or foreign file is refused and nothing is written', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  await backupOf(source, file)
  const whole = readFileSync(file)
  const at = (text: string) => whole.indexOf(text)
  const flipped = (position: number) => {
    const bytes = Buffer.from(whole)
    bytes[position] = bytes[position]! ^ 1
    return bytes
  }
  const cases: Record<string, Buffer> = {
    'a row': flipped(at('student250@example.org')),
    'a stored file': flipped(at('%PDF-1.7') + 1_000_000),
    'the manifest': flipped(at('"lastValue": "') + 14),
    'the name of an entry': flipped(at('files/empty.txt') + 7),
    'cut within a table': whole.subarray(0, Math.floor(whole.length / 3)),
    'cut between two entries': whole.subarray(0, at('manifest.json')),
    'without its last entry': whole.subarray(0, at('manifest.sha256')),
    'an empty file': Buffer.alloc(0),
    'another kind of file': Buffer.from('PK\u0003\u0004'.repeat(1_000)),
  }
  for (const [what, bytes] of Object.entries(cases)) {
    const bad = newPath('bad.tar')
    writeFileSync(bad, bytes)
    const dataDir = newPath('data')
    await expect(restore(bad, dataDir), what).rejects.toThrow(
      /is damaged or not a backup \(.*\): nothing was restored/,
    )
    expect(existsSync(dataDir), what).toBe(false)
  }
  await expect(restore(newPath('none.tar'), newPath('data'))).rejects.toThrow('cannot be read (ENOENT)')
})

test('a backup with a migration that this version does not know is refused and nothing is written', async () => {
  const source = await fillPlace(newPath('data'))
  await source.pool.query(
    "insert into schema_migrations (name, sha256) values ('9999-from-tomorrow.sql', repeat('0', 64))",
  )
  const file = newPath('all.tar')
  await backupOf(source, file)
  const dataDir = newPath('data')
  await expect(restore(file, dataDir)).rejects.toThrow('its migration 9999-from-tomorrow.sql is unknown here')
  expect(existsSync(dataDir)).toBe(false)
})

test('a backup that breaks a foreign key is refused at its end, and the place is empty again', async () => {
  const source = await fillPlace(newPath('data'))
  await source.pool.query(
    'set session_replication_role = replica; insert into profiles (id) values (gen_random_uuid()); reset session_replication_role',
  )
  const file = newPath('all.tar')
  await backupOf(source, file)
  const dataDir = newPath('data')
  await expect(restore(file, dataDir)).rejects.toThrow('violates foreign key constraint')
  expect(readdirSync(dataDir)).toEqual(['app.lock'])

  const { host, user, password } = source.postgres.connection
  await source.pool.query('create database other')
  const url = `postgresql://${user}:${password}@/other?host=${encodeURIComponent(host)}`
  const config = {
    dataDir: newPath('data'),
    s3: null,
    database: { kind: 'server', url, directUrl: null, readUrl: null },
  } as const
  await expect(restoreBackup({ config, file, logger })).rejects.toThrow('violates foreign key constraint')
  const other = createPool({ url }, { max: 1, logger })
  expect(await contentsOf(other)).toEqual({})
  await other.end()
  expect(readdirSync(config.dataDir)).toEqual([])
})

test('a place that is not empty is refused and left as it is', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  await backupOf(source, file)
  const before = await contentsOf(source.pool)
  await expect(restore(file, source.dataDir)).rejects.toThrow('another instance is already running')
  expect(await contentsOf(source.pool)).toEqual(before)
  await closePlace(source)
  await expect(restore(file, source.dataDir)).rejects.toThrow(
    `${source.dataDir} is not empty (files, pg, pg.password)`,
  )
  const again = await openPlace(source.dataDir)
  expect(await contentsOf(again.pool)).toEqual(before)

  const strange = newPath('data')
  mkdirSync(strange)
  writeFileSync(join(strange, 'letter.txt'), 'mine')
  await expect(restore(file, strange)).rejects.toThrow('is not empty (letter.txt)')
  expect(readFileSync(join(strange, 'letter.txt'), 'utf8')).toBe('mine')
})

test('a restore that was killed keeps the product from starting until it is done again', async () => {
  const source = await fillPlace(newPath('data'))
  const before = await contentsOf(source.pool)
  const file = newPath('all.tar')
  await backupOf(source, file)
  const dataDir = newPath('data')
  const child = spawn(process.execPath, [join(ROOT, 'scripts/restore.ts'), file], {
    env: { PATH: '/usr/bin:/bin', ...compileCache(), DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  await until(() => existsSync(join(dataDir, 'pg')), 'the restore has made a database')
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  await expect(refuseUnfinishedRestore(dataDir)).rejects.toThrow('did not finish: run npm run restore again')

  // The kill may fall where initdb has not cleaned up behind itself yet.
  mkdirSync(join(dataDir, 'pg.new-password-left'), { recursive: true })
  await restore(file, dataDir)
  await refuseUnfinishedRestore(dataDir)
  const copy = await openPlace(dataDir)
  expect(await contentsOf(copy.pool)).toEqual(before)
})

test('a backup never replaces a file and leaves none behind when the disk is full', async ({ skip }) => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  writeFileSync(file, 'yesterday')
  await expect(backupOf(source, file)).rejects.toThrow(`${file} exists already`)
  expect(readFileSync(file, 'utf8')).toBe('yesterday')

  const disk = mountDisk(2)
  if (!disk) return skip('mounting a small disk needs root and permission to mount')
  await expect(backupOf(source, join(disk.path, 'all.tar'))).rejects.toThrow(/cannot be written: ENOSPC/)
  expect(readdirSync(disk.path)).toEqual([])
})

test('a backup that is broken off leaves nothing behind, and one over what a killed one left is whole', async () => {
  const source = await fillPlace(newPath('data'))
  const file = newPath('all.tar')
  const folder = dirname(file)
  const interruption = new AbortController()
  const files = createDiskFileStore(source.filesDir)
  const list = () => {
    // The tables are in the file by now.
    expect(readdirSync(folder)).toEqual(['all.tar.part'])
    interruption.abort(new Error('broken off'))
    return new Promise<string[]>(() => {})
  }
  const brokenOff = backupOf({ ...source, files: { ...files, list } }, file, interruption.signal)
  await expect(brokenOff).rejects.toThrow('broken off')
  expect(readdirSync(folder)).toEqual([])

  writeFileSync(`${file}.part`, 'x'.repeat(50_000_000))
  await backupOf(source, file)
  expect(readdirSync(folder)).toEqual(['all.tar'])
  expect(statSync(file).size).toBeLessThan(50_000_000)
  const dataDir = newPath('data')
  await restore(file, dataDir)
  expect(filesOf(join(dataDir, 'files'))).toEqual(filesOf(source.filesDir))
})

test('without a database there is nothing to back up, and nothing is made', () => {
  const dataDir = makeDirectory()
  const { status, stderr } = runScript('backup', newPath('all.tar'), dataDir)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `no backup was made: there is no database in ${dataDir}: set DATA_DIR to where the product keeps its data\n`,
  })
  expect(readdirSync(dataDir)).toEqual([])
})

async function restore(file: string, dataDir: string, s3: S3Config | null = null) {
  const config = { dataDir, s3, database: { kind: 'embedded' } } as const
  return restoreBackup({ config, file, logger, durable: false })
}

function runScript(
  name: 'backup' | 'restore',
  file: string,
  dataDir: string,
  env: Record<string, string> = {},
) {
  return spawnSync(process.execPath, [join(ROOT, `scripts/${name}.ts`), file], {
    env: { PATH: '/usr/bin:/bin', ...compileCache(), DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  })
}
