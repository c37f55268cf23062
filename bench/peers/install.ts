/** A peer in a directory of its own outside the repository: its files copied, its packages installed once. */
import { spawn } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../child.ts'

/** BENCH_PEERS_DIR names another place. */
const PEERS_DIR = process.env['BENCH_PEERS_DIR'] ?? join(homedir(), '.cache', 'domine-bench-peers')

/** @returns the directory of the peer, ready to run */
export async function installPeer(name: 'medusa' | 'next'): Promise<string> {
  const dir = join(PEERS_DIR, name)
  await mkdir(dir, { recursive: true })
  await cp(join(ROOT, 'bench/peers', name), dir, { recursive: true })
  const wanted = await readFile(join(dir, 'package.json'), 'utf8')
  const stamp = join(dir, 'node_modules', '.installed')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return dir
  await run(dir, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'])
  await writeFile(stamp, wanted)
  return dir
}

/** Runs a command of the peer to its end. @returns what it printed @throws with its last lines */
export function run(
  dir: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: dir, env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}: ${output.slice(-800)}`))
    })
  })
}
