/** `npm start` as a person meets it: one line when it is up, one line when it cannot start, nothing left when it ends. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { commandOf, killIfThere } from './embedded-postgres-driver.ts'
import { copyPrepared } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '../..')

type Command = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

/** In a process group of its own, as a terminal would run it. */
function npmStart(dataDir: string, port: number, env: Record<string, string> = {}): Command {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, output: () => output, ended }
}

function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}

const untilUp = (port: number) => expect.poll(() => isUp(port), { timeout: 90_000, interval: 100 }).toBe(true)

/** Processes whose command line or environment names this data directory. */
function processesOf(dataDir: string): string[] {
  if (process.platform !== 'linux') return processesByPs(dataDir)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        return command.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}`)
      } catch {
        return false
      }
    })
}

/** The same where there is no /proc; macOS's ps writes the environment (-E) behind the command. */
function processesByPs(dataDir: string): string[] {
  const listed = execFileSync('ps', ['-axwwE', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return listed
    .split('\n')
    .filter((line) => line.includes(dataDir))
    .map((line) => line.trim().split(' ', 1)[0]!)
    .filter((pid) => Number(pid) !== process.pid)
}

const untilNothingIsLeft = (dataDir: string) =>
  expect.poll(() => processesOf(dataDir), { timeout: 60_000, interval: 100 }).toEqual([])

/**
 * Free now, and not to be given to a connection before the product listens: under 32768, from where on Linux takes the
 * ports of connections.
 */
async function freePort(): Promise<number> {
  const port = 12_000 + randomInt(8_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function aDataDirectory() {
  const dataDir = await mkdtemp(join(tmpdir(), 'domine-start-'))
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }) }
}

test('an empty directory becomes a shop; a second start is refused in one line; Ctrl-C leaves nothing running', async () => {
  await using directory = await aDataDirectory()
  const { dataDir } = directory
  const port = await freePort()
  const first = npmStart(dataDir, port)
  await untilUp(port)
  expect(first.output().match(/Domine a Redação: http:\/\/localhost:\d+/g)).toHaveLength(1)
  const listed = (await (await fetch(`http://127.0.0.1:${port}/store/store_redacao/products`)).json()) as {
    count: number
  }
  expect(listed.count).toBe(10)

  const second = npmStart(dataDir, await freePort())
  expect(await second.ended).not.toBe(0)
  expect(second.output().trim().split('\n')).toEqual([
    expect.stringContaining('another instance is already running'),
  ])
  expect(await isUp(port)).toBe(true)

  process.kill(-first.child.pid!, 'SIGINT')
  await first.ended
  await untilNothingIsLeft(dataDir)
})

/** The product as it is built, a second time; its packages are only linked to, so nothing there may install any. */
async function copyProduct(to: string) {
  for (const part of ['build', 'migrations', 'package.json'])
    await cp(join(ROOT, part), join(to, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(to, 'node_modules'))
}

test('from a path with a space and an accent the pages are served', async () => {
  await using directory = await aDataDirectory()
  const home = join(directory.dataDir, 'João da Silva')
  await copyProduct(home)
  const port = await freePort()
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['build/product/main.js'], {
    cwd: home,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(home, 'meus dados'), PORT: String(port) },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    await untilUp(port)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Domine a redação')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
})

test('when npm and the starting script are killed outright, the product stops by itself, starts again and sends its last traces', async () => {
  await using directory = await aDataDirectory()
  const { dataDir } = directory
  const port = await freePort()
  const first = npmStart(dataDir, port)
  await untilUp(port)
  for (const pid of processesOf(dataDir)) {
    const command = commandOf(Number(pid))
    if (command.includes('scripts/run.mjs') || command.startsWith('npm')) killIfThere(Number(pid))
  }
  await first.ended
  await untilNothingIsLeft(dataDir)

  await using collector = await startOtlpReceiver()
  const again = npmStart(dataDir, port, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await untilUp(port)
  await fetch(`http://127.0.0.1:${port}/api/nada`)
  process.kill(-again.child.pid!, 'SIGTERM')
  await again.ended
  await untilNothingIsLeft(dataDir)
  expect(collector.spans.map(({ name }) => name)).toContain('GET /api/*')
})

/** Hands nothing on when it is told to end, as busybox does. */
async function aShellInBetween(folder: string): Promise<string> {
  const file = join(folder, 'shell')
  await writeFile(file, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n', { mode: 0o755 })
  return file
}

const isNpm = (command: string) => command.startsWith('npm')
const isShell = (command: string) => /^\/bin\/sh .*shell/.test(command)
const isRunner = (command: string) => /^\S*node\S* scripts\/run\.mjs/.test(command)

test.each([
  ['SIGTERM', 'npm', isNpm, false],
  ['SIGINT', 'npm', isNpm, false],
  ['SIGTERM', 'npm behind a shell that hands nothing on', isNpm, true],
  ['SIGKILL', 'npm behind a shell that hands nothing on', isNpm, true],
  ['SIGTERM', 'the shell', isShell, true],
  ['SIGTERM', 'the starting script', isRunner, false],
  ['SIGINT', 'the starting script', isRunner, false],
  ['SIGTERM', 'all of them at once', null, true],
  ['SIGHUP', 'all of them at once', null, false],
] as const)(
  '%s to %s ends the product and its database in good order',
  async (signal, _, isMeant, hasShell) => {
    await using directory = await aDataDirectory()
    const dataDir = join(directory.dataDir, 'data')
    copyPrepared('empty', dataDir)
    const port = await freePort()
    const shell = hasShell ? { npm_config_script_shell: await aShellInBetween(directory.dataDir) } : {}
    // Both ways to run it: one process, and as many as this machine carries.
    const processes = { PROCESSES: hasShell ? '1' : 'auto' }
    const { child, output } = npmStart(dataDir, port, { LOG_LEVEL: 'info', ...processes, ...shell })
    await untilUp(port)
    const meant =
      isMeant === null
        ? [-child.pid!]
        : processesOf(dataDir)
            .map(Number)
            .filter((pid) => isMeant(commandOf(pid)))
    expect(meant).not.toEqual([])
    process.kill(meant[0]!, signal)
    await untilNothingIsLeft(dataDir)
    expect(output()).toContain('PostgreSQL stopped')
    expect(readdirSync(join(dataDir, 'pg'))).not.toContain('postmaster.pid')
  },
)

test.each([
  ['a malformed setting', { PORT: 'three' }, 'PORT must be a whole number'],
  ['a sender without an address', { MAIL_FROM: 'Domine a Redação' }, 'MAIL_FROM must have an address'],
  ['data below /proc', { DATA_DIR: '/proc/x/data' }, 'the data directory /proc/x/data cannot be used'],
  ['data below a file', { DATA_DIR: '/etc/hostname/data' }, 'a part of its path is a file'],
  ['data that are a file', { DATA_DIR: '/etc/hostname' }, 'it is a file, not a folder'],
  ['an address of another machine', { HOST: '203.0.113.7' }, 'set HOST to one of its own'],
  ['a name that is no host', { HOST: 'nobody.invalid' }, 'set HOST to one of its own'],
  ['a database that is not there', { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' }, 'database'],
])('%s ends the start with a line that says so', async (_name, env, reason) => {
  await using directory = await aDataDirectory()
  const start = npmStart(directory.dataDir, await freePort(), env)
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('cannot start:')
  expect(start.output()).toContain(reason)
  expect(start.output()).not.toContain('    at ')
})
