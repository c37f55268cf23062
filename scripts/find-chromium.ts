/**
 * A real Chromium for the journeys: the one without windows if the machine has it or we may install Debian's, else the
 * machine's own, else Playwright's. CHROMIUM_PATH names one outright.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFromDebian, untilEnded } from './install-from-debian.ts'

/** The same Chromium without windows: it shows a page with a third less work for the processor (decision 0103). */
const WINDOWLESS = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

type FoundChromium =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: string }

export async function findChromium(): Promise<FoundChromium> {
  const found =
    process.env['CHROMIUM_PATH'] ||
    onPath([WINDOWLESS]) ||
    ownOfPlaywright() ||
    (await fromDebian()) ||
    chromiumOfMachine()
  if (found) return { ok: true, path: found }
  console.log('Installing Playwright’s Chromium (once) …')
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright')
  await untilEnded(spawn(playwright, ['install', 'chromium'], { stdio: 'inherit' }))
  const installed = ownOfPlaywright()
  if (installed) return { ok: true, path: installed }
  return {
    ok: false,
    reason: 'No Chromium could be had: install one and set CHROMIUM_PATH to it, then run npm test again.',
  }
}

/** One that is there already, with windows if there is one; nothing is installed. */
export function chromiumOfMachine(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath([...WITH_WINDOWS, WINDOWLESS]) || ownOfPlaywright()
}

export function onPath(names: readonly string[]): string | undefined {
  const dirs = (process.env['PATH'] ?? '').split(':')
  return names.flatMap((name) => dirs.map((dir) => join(dir, name))).find((path) => existsSync(path))
}

async function fromDebian(): Promise<string | undefined> {
  return (await installFromDebian([WINDOWLESS])) ? onPath([WINDOWLESS]) : undefined
}

function ownOfPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
