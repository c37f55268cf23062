/**
 * Load by wrk (Debian: apt install wrk), which asks some twenty times as fast as a generator in Node. What it could do
 * alone is told with each figure: a server that comes near it was not measured, the generator was.
 */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Load, Measured } from './load.ts'

export const HAS_WRK = spawnSync('wrk', ['-v']).error === undefined

export async function measureByWrk(load: Load, connections: number, seconds: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'domine-wrk-'))
  try {
    const script = join(folder, 'call.lua')
    await writeFile(script, scriptOf(load))
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, load.url]
    // `times` tells below it what the command has used of the processor.
    return readReport(await output('sh', ['-c', 'wrk "$@" && times', 'sh', ...options]))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function scriptOf({ method = 'GET', headers = {}, body }: Load): string {
  return [
    `wrk.method = ${JSON.stringify(method)}`,
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
  ].join('\n')
}

function output(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) =>
    execFile(command, args, (error, stdout) => (error ? reject(error) : resolve(stdout))),
  )
}

const TO_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** @throws Error for a report that is none */
export function readReport(text: string): Measured {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1])
  const count = Number(/(\d+) requests in/.exec(text)?.[1])
  const [, p99 = '', unit = ''] = /\n\s+99%\s+([\d.]+)(us|ms|s|m) *\n/.exec(text) ?? []
  const [, user = '', system = ''] = /(\d+m[\d.]+s) (\d+m[\d.]+s)\s*$/.exec(text) ?? []
  const usedSeconds = secondsOf(user) + secondsOf(system)
  if (!(perSecond >= 0) || !(usedSeconds >= 0) || p99 === '') throw new Error(`no report of wrk: ${text}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  return {
    perSecond,
    // Microseconds are the finest that it tells.
    p99Ms: Math.round(Number(p99) * (TO_MS[unit] ?? 1) * 1000) / 1000,
    failed: errors.slice(1).reduce((sum, part) => sum + Number(part), refused),
    generatorPerSecond: count / usedSeconds,
  }
}

function secondsOf(time: string): number {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
