/**
 * The door of every npm command. Runs on whatever Node the machine has (20 or later) with nothing installed:
 * installs what is missing, builds what is stale, then hands over to the pinned Node of node_modules.
 * Plain JavaScript on purpose: there is no compiler yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')
const INSTALL_STAMP = join(ROOT, 'node_modules', '.installed')
const BUILD_STAMP = join(ROOT, 'build', '.stamp')

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const CALLERS_LOOK_MS = 500
const FIRST_PARENT = process.ppid

/** What is tried and measured is the product as it comes, and never the shop that somebody has set up here. */
const WITHOUT_ENV_FILE = { ENV_FILE: '' }

/** What each command runs, and what must be built before: everything, or only the booklets that the first start sells. */
const COMMANDS = {
  // A smaller nursery takes a third of the memory off for a fortieth of the speed (docs/performance.md, Memory), and more
  // than one helper of the engine takes the cores from those who answer (decision 0285).
  start: {
    script: 'build/product/start.js',
    flags: ['--max-semi-space-size=8', '--v8-pool-size=1'],
    before: build,
    // From outside: the first module would ask for it too late for itself.
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  },
  dev: {
    script: 'src/server/main.ts',
    before: async () => {
      await buildMaterials()
      await buildWords()
    },
    env: { NODE_ENV: 'development', DATA_DIR: './.data' },
  },
  build: { before: build, env: {} },
  test: { script: 'scripts/test.ts', before: buildWords, env: WITHOUT_ENV_FILE },
  check: { script: 'scripts/check.ts', before: buildWords, env: WITHOUT_ENV_FILE },
  bench: { script: 'bench/main.ts', before: build, env: WITHOUT_ENV_FILE },
  'bench:photographs': { script: 'bench/photographs/main.ts', env: WITHOUT_ENV_FILE },
  capacity: { script: 'capacity/main.ts', before: build, env: WITHOUT_ENV_FILE },
  soak: { script: 'soak/main.ts', before: build, env: WITHOUT_ENV_FILE },
  browsers: { script: 'browsers/main.ts', before: build, env: WITHOUT_ENV_FILE },
  backup: { script: 'scripts/backup.ts', env: {} },
  restore: { script: 'scripts/restore.ts', env: {} },
  'corrector:fit': { script: 'scripts/corrector/fit.ts', env: {} },
  'corrector:evaluate': { script: 'scripts/corrector/evaluate.ts', env: {} },
  'corrector:commas': { script: 'scripts/corrector/commas-fit.ts', env: {} },
  'corrector:syntax': { script: 'scripts/corrector/syntax/fit-syntax.ts', env: {} },
  owner: { script: 'scripts/owner.ts', env: {} },
  'move-database': { script: 'scripts/move-database.ts', env: {} },
  'move-files': { script: 'scripts/move-files.ts', env: {} },
  'rotate-keys': { script: 'scripts/rotate-keys.ts', env: {} },
}

/** What the build is made of: a change in any of these makes it stale. */
const BUILD_SOURCES = [
  'src',
  'public',
  'materials',
  'NOTICE',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts',
]

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function say(message) {
  process.stderr.write(`${message}\n`)
}

function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const visit = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
  for (const path of paths) visit(join(ROOT, path))
  return hash.digest('hex')
}

function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** npm as the one that called us, else the one on the path. */
function npm(args) {
  const cli = process.env.npm_execpath
  const [command, rest] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args]
  return succeeds(command, rest, process.env)
}

/** A step before the program: its words are ours, and who stops us stops it. */
async function succeeds(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], env })
  const letGo = stopWithUs(child)
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(1)))
  if (letGo()) process.exit(1)
  return code === 0
}

/** A build script of ours, by the pinned Node. */
function buildScript(script) {
  return succeeds(PINNED_NODE, [script], environment({}))
}

function pinnedNodeRuns() {
  return existsSync(PINNED_NODE) && spawnSync(PINNED_NODE, ['--version'], { stdio: 'ignore' }).status === 0
}

async function install() {
  const hash = hashOf(['package-lock.json'])
  if (isCurrent(INSTALL_STAMP, hash) && pinnedNodeRuns()) return
  say('Installing packages (once, about a minute) …')
  // The build needs what npm calls development packages, also where NODE_ENV=production is set.
  if (
    !(await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']))
  ) {
    fail('npm ci failed: see the lines above. A network to the npm registry is needed for the first start.')
  }
  if (!pinnedNodeRuns()) {
    fail(
      'The pinned Node did not install. Are install scripts switched off? Run: npm config set ignore-scripts false',
    )
  }
  writeFileSync(INSTALL_STAMP, hash)
}

async function build() {
  const hash = hashOf(BUILD_SOURCES)
  if (isCurrent(BUILD_STAMP, hash)) return
  say('Building server, pages and booklets (only after a change) …')
  // A build that is stopped while it is put in place is no build, whatever the sources are next time.
  rmSync(BUILD_STAMP, { force: true })
  if (!(await buildScript('scripts/build.ts'))) fail('The build failed: see the lines above.')
  writeFileSync(BUILD_STAMP, hash)
}

async function buildMaterials() {
  if (await buildScript('scripts/build-materials.ts')) return
  fail('The booklets could not be typeset: see the lines above.')
}

/** The corrector's word graph: its own stamp says whether it is current. */
async function buildWords() {
  if (await buildScript('scripts/corrector/build-words.ts')) return
  fail('The word graph of the corrector could not be built: see the lines above.')
}

function environment(extra) {
  return {
    ...extra,
    ...process.env,
    ...(extra.NODE_ENV ? { NODE_ENV: extra.NODE_ENV } : {}),
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`,
  }
}

/** Runs the program and ends as it ends. When we are killed outright, the channel closes and it stops by itself. */
function handOver(script, { flags, args, env }) {
  const child = spawn(PINNED_NODE, [...flags, script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  stopWithUs(child, script === COMMANDS.start.script)
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/**
 * Passes on what tells us to stop: a signal to us alone, which Ctrl-C repeats to the whole group, and the end of npm or
 * of its shell. npm sends a signal to its shell, and not every shell hands it on before it dies.
 *
 * @returns ends that, and says whether a stop was asked for
 */
function stopWithUs(child, passesHangUp = false) {
  let isAskedToStop = false
  const stop = () => {
    isAskedToStop = true
    child.kill('SIGTERM')
  }
  // Where no terminal is closed, it asks for new web processes (docs/operations.md): the product decides.
  const hangUp = () => (passesHangUp && !process.stdin.isTTY ? child.kill('SIGHUP') : stop())
  const told = STOP_SIGNALS.map((signal) => [signal, signal === 'SIGHUP' ? hangUp : stop])
  for (const [signal, act] of told) process.on(signal, act)
  const callers = npmProcesses()
  const look = setInterval(() => {
    if (callers.every(isThere)) return
    clearInterval(look)
    stop()
  }, CALLERS_LOOK_MS)
  look.unref()
  return () => {
    clearInterval(look)
    for (const [signal, act] of told) process.off(signal, act)
    return isAskedToStop
  }
}

/** The npm that called us, and the shells that have stayed in between; nobody where we were called without npm. */
function npmProcesses() {
  if (!process.env.npm_lifecycle_event) return []
  const callers = []
  for (let pid = process.ppid; pid > 1; ) {
    callers.push(pid)
    const { command, parent } = lookAt(pid)
    // Each shell in between was told to run this very script; above them stands npm.
    if (!command.includes('scripts/run.mjs')) break
    pid = parent
  }
  return callers
}

/** What another process runs, and who started it. */
function lookAt(pid) {
  try {
    if (process.platform === 'linux') {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
      return {
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        parent: Number(afterName.split(' ')[1]),
      }
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    return { command: stdout, parent: Number.parseInt(stdout, 10) }
  } catch {
    return { command: '', parent: 0 }
  }
}

function isThere(pid) {
  // Whom our parent leaves behind is given to another one, also while the old number is still taken.
  if (pid === FIRST_PARENT) return process.ppid === pid
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed; this is ${process.version}.`)
const name = process.argv[2] ?? ''
const command = COMMANDS[name]
if (!command) fail(`usage: npm run <${Object.keys(COMMANDS).join('|')}>`)
if (process.platform === 'win32') fail('Windows is not supported: use WSL or a container.')
await install()
await command.before?.()
if (!command.script) process.exit(0)
handOver(command.script, {
  flags: command.flags ?? [],
  args: process.argv.slice(3),
  env: environment(command.env),
})
