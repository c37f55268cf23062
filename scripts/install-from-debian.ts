/** Packages of Debian for what is tried here (browsers): only where the machine is Debian's and we may install. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian's servers cannot be reached, a run may not wait for them long. */
const IMPATIENT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

/** @returns false where nothing may be installed; whether it then is there, who asks looks for itself */
export async function installFromDebian(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} from Debian (once) …`)
  const aptGet = (...args: string[]) =>
    untilEnded(
      spawn('apt-get', [...IMPATIENT, '-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }),
    )
  await aptGet('update')
  await aptGet('install', '-y', '--no-install-recommends', ...packages)
  return true
}

/** However it ends, and where it could not even begin. */
export function untilEnded(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
}
