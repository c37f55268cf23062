/**
 * A real Chromium for the journeys: the machine's own, else Debian's when we may install it, else Playwright's.
 * CHROMIUM_PATH names one outright.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

export function findChromium(): { ok: true; path: string } | { ok: false; reason: string } {
  const found = chromiumOfMachine()
  if (found) return { ok: true, path: found }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian (once) …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    const options = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    spawnSync('apt-get', options, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = onPath()
    if (installed) return { ok: true, path: installed }
  }
  console.log('Installing Playwright’s Chromium (once) …')
  spawnSync(join(import.meta.dirname, '../node_modules/.bin/playwright'), ['install', 'chromium'], {
    stdio: 'inherit',
  })
  const installed = ownOfPlaywright()
  if (installed) return { ok: true, path: installed }
  return {
    ok: false,
    reason: 'No Chromium could be had: install one and set CHROMIUM_PATH to it, then run npm test again.',
  }
}

/** One that is there already; nothing is installed. */
export function chromiumOfMachine(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath() || ownOfPlaywright()
}

function onPath(): string | undefined {
  const dirs = (process.env['PATH'] ?? '').split(':')
  return NAMES.flatMap((name) => dirs.map((dir) => join(dir, name))).find((path) => existsSync(path))
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
