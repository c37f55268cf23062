/**
 * The door of every npm command. Runs on whatever Node the machine has (20 or later) with nothing installed:
 * installs what is missing, builds what is stale, then hands over to the pinned Node of node_modules.
 * Plain JavaScript on purpose: there is no compiler yet when it runs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')
const INSTALL_STAMP = join(ROOT, 'node_modules', '.installed')
const BUILD_STAMP = join(ROOT, 'build', '.stamp')

/** What each command runs, and what must be built before: everything, or only the booklets that the first start sells. */
const COMMANDS = {
  // A smaller nursery takes a third of the memory off for a fortieth of the speed (docs/performance.md, Memory).
  start: {
    script: 'src/server/main.ts',
    flags: ['--max-semi-space-size=8'],
    before: build,
    // Also for the first module, which asks for it too late: where nothing has to be stripped of its types, Node does
    // not load what strips them (docs/performance.md, Memory).
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  },
  dev: {
    script: 'src/server/main.ts',
    before: () => {
      buildMaterials()
      buildWords()
    },
    env: { NODE_ENV: 'development', DATA_DIR: './.data' },
  },
  build: { before: build, env: {} },
  test: { script: 'scripts/test.ts', before: buildWords, env: {} },
  check: { script: 'scripts/check.ts', before: buildWords, env: {} },
  bench: { script: 'bench/main.ts', before: build, env: {} },
  soak: { script: 'soak/main.ts', before: build, env: {} },
  backup: { script: 'scripts/backup.ts', env: {} },
  restore: { script: 'scripts/restore.ts', env: {} },
  'corrector:fit': { script: 'scripts/corrector/fit.ts', env: {} },
  'corrector:evaluate': { script: 'scripts/corrector/evaluate.ts', env: {} },
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
  return spawnSync(command, rest, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0
}

function pinnedNodeRuns() {
  return existsSync(PINNED_NODE) && spawnSync(PINNED_NODE, ['--version'], { stdio: 'ignore' }).status === 0
}

function install() {
  const hash = hashOf(['package-lock.json'])
  if (isCurrent(INSTALL_STAMP, hash) && pinnedNodeRuns()) return
  say('Installing packages (once, about a minute) …')
  // The build needs what npm calls development packages, also where NODE_ENV=production is set.
  if (!npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('npm ci failed: see the lines above. A network to the npm registry is needed for the first start.')
  }
  if (!pinnedNodeRuns()) {
    fail(
      'The pinned Node did not install. Are install scripts switched off? Run: npm config set ignore-scripts false',
    )
  }
  writeFileSync(INSTALL_STAMP, hash)
}

function build() {
  const hash = hashOf(BUILD_SOURCES)
  if (isCurrent(BUILD_STAMP, hash)) return
  say('Building pages and booklets (only after a change) …')
  const built = spawnSync(PINNED_NODE, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: environment({}),
  })
  if (built.status !== 0) fail('The build failed: see the lines above.')
  writeFileSync(BUILD_STAMP, hash)
}

function buildMaterials() {
  const built = spawnSync(PINNED_NODE, ['scripts/build-materials.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: environment({}),
  })
  if (built.status !== 0) fail('The booklets could not be typeset: see the lines above.')
}

/** The corrector's word graph: its own stamp says whether it is current. */
function buildWords() {
  const built = spawnSync(PINNED_NODE, ['scripts/corrector/build-words.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: environment({}),
  })
  if (built.status !== 0) fail('The word graph of the corrector could not be built: see the lines above.')
}

function environment(extra) {
  return {
    ...extra,
    ...process.env,
    ...(extra.NODE_ENV ? { NODE_ENV: extra.NODE_ENV } : {}),
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}`,
  }
}

/** Runs the program and ends as it ends. Signals reach it; when we are killed, the channel closes and it stops. */
function handOver(script, { flags, args, env }) {
  const child = spawn(PINNED_NODE, [...flags, script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  // Ctrl-C reaches the whole group; a signal to this process alone is passed on.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or later is needed; this is ${process.version}.`)
const name = process.argv[2] ?? ''
const command = COMMANDS[name]
if (!command) fail(`usage: npm run <${Object.keys(COMMANDS).join('|')}>`)
if (process.platform === 'win32') fail('Windows is not supported: use WSL or a container.')
install()
command.before?.()
if (!command.script) process.exit(0)
handOver(command.script, {
  flags: command.flags ?? [],
  args: process.argv.slice(3),
  env: environment(command.env),
})
