/** The checks that `npm run check` and `npm test` are made of, each a command with a name and a count. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readVitestReport, type VitestReport } from './vitest-report.ts'

export const ROOT = join(import.meta.dirname, '..')

/** Of what a failed step printed, so much is printed again at the end: a failure's own report stands there. */
const LAST_WORDS_LENGTH = 6_000
const LAST_WORDS_WAIT_MS = 2_000

export type Count = { passed: number; failed: number }
/** Prints; without an address, on the standard output. */
export type Say = (words: string, to?: NodeJS.WriteStream) => void
/** `lastWords` is the end of what the step printed. */
export type Step = { name: string; run: (say: Say) => Promise<Count & { lastWords: string }> }

type Outcome = Count & { failure: string | null }

/**
 * Runs the steps in order, all of them; those of an inner list at the same time (decision 0103). At the end it says
 * again what each failed one said last, for who sees only the end, and prints the sum as the last line.
 * @returns the exit code
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
  print: Say = (words, to = process.stdout) => void to.write(words),
): Promise<number> {
  const outcomes: Outcome[] = []
  for (const entry of steps) outcomes.push(...(await runTogether('run' in entry ? [entry] : entry, print)))
  const sum = (of: (count: Count) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const passed = sum((count) => count.passed)
  const failed = sum((count) => count.failed)
  const failures = outcomes.flatMap(({ failure }) => failure ?? [])
  if (failures.length > 0) print(`\nWhat failed:\n\n${failures.join('\n\n')}\n`)
  print(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** One step's words are never mixed with another's: those of a later one wait until the steps before it have ended. */
async function runTogether(steps: readonly Step[], print: Say): Promise<Outcome[]> {
  const running = steps.map((step) => {
    const voice = createVoice(print)
    return { voice, outcome: runStep(step, voice.say) }
  })
  const outcomes: Outcome[] = []
  for (const { voice, outcome } of running) {
    voice.letOut()
    outcomes.push(await outcome)
  }
  return outcomes
}

async function runStep({ name, run }: Step, say: Say): Promise<Outcome> {
  const startedAt = performance.now()
  say(`\n── ${name}\n`)
  const { passed, failed, lastWords } = await run(say)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const line = `── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed, ${seconds} s)`
  say(`${line}\n`)
  return { passed, failed, failure: failed > 0 ? `${line}\n${lastWords}` : null }
}

/** Keeps what is said until it is let out; from then on all goes through at once. */
function createVoice(print: Say): { say: Say; letOut: () => void } {
  let kept: Parameters<Say>[] | null = []
  return {
    say(...said) {
      if (kept) kept.push(said)
      else print(...said)
    },
    letOut() {
      for (const said of kept ?? []) print(...said)
      kept = null
    },
  }
}

/** A step that is one check: it passes when the command ends with 0. */
export function command(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    run: async (say) => {
      const { code, lastWords } = await execute(say, program, args)
      return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), lastWords }
    },
  }
}

/**
 * Vitest, counted by its own report. A test that fails is tried once more, and so is a file that could not begin or end,
 * or whose process ended; what passes then is counted as passed and named aloud (decision 0064).
 *
 * @param folders all of a project without any
 */
export function vitest(name: string, projects: readonly string[], folders: readonly string[] = []): Step {
  const where = projects.flatMap((project) => ['--project', project])
  return {
    name,
    run: async (say) => {
      const first = await runVitest(say, [...where, ...folders])
      if (first.broken.length === 0) return countedOnce(first)
      say('\nFiles that broke, tried again: each is a fault to be found\n')
      for (const { file, reason } of first.broken) say(`  ${file}: ${reason}\n`)
      const second = await runVitest(say, [...where, ...first.broken.map(({ file }) => file)])
      const again = countedOnce(second)
      return {
        passed: first.passed + again.passed,
        failed: first.failed + again.failed,
        // The first run's own failures are said by the first run alone.
        lastWords: `${first.failed > 0 ? first.lastWords : ''}${again.lastWords}`,
      }
    },
  }
}

type VitestRun = VitestReport & Ended

async function runVitest(say: Say, args: readonly string[]): Promise<VitestRun> {
  return inReportFolder(async (report) => {
    const ended = await execute(say, 'vitest', [
      'run',
      ...args,
      '--retry=1',
      '--reporter=default',
      '--reporter=scripts/second-try-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    return { ...readOr(NO_REPORT, report, readVitestReport), ...ended }
  })
}

const NO_REPORT: VitestReport = { passed: 0, failed: 1, broken: [] }

function countedOnce({ passed, failed, broken, code, lastWords }: VitestRun): Count & { lastWords: string } {
  // A run may also fail by what belongs to no file.
  return { passed, failed: Math.max(failed + broken.length, code === 0 ? 0 : 1), lastWords }
}

/** Playwright, counted by its own report; a failed journey is tried once more, in a new browser (decision 0064). */
export function playwright(name: string, env: Record<string, string>): Step {
  return {
    name,
    run: (say) =>
      withReport(async (report) => {
        const ended = await execute(say, 'playwright', ['test', '--retries=1', '--reporter=list,json'], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        })
        return { ...ended, read: (text) => readPlaywrightReport(text, say) }
      }),
  }
}

/** The soak in its short version: each fault and each audit counts as one check (decision 0070). */
export function soak(name: string, env: Record<string, string>): Step {
  return {
    name,
    run: (say) =>
      withReport(async (report) => {
        const ended = await execute(say, 'node', ['scripts/run.mjs', 'soak'], { ...env, SOAK_REPORT: report })
        // Written by soak/main.ts as exactly this.
        return { ...ended, read: (text) => JSON.parse(text) as Count }
      }),
  }
}

function readPlaywrightReport(text: string, say: Say): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) {
    say(`\n${stats.flaky} passed only at the second try ("flaky" above): each is a fault to be found\n`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

async function withReport(
  run: (report: string) => Promise<Ended & { read: (text: string) => Count }>,
): Promise<Count & { lastWords: string }> {
  return inReportFolder(async (report) => {
    const { code, lastWords, read } = await run(report)
    const count = readOr({ passed: 0, failed: 1 }, report, read)
    return { ...count, failed: Math.max(count.failed, code === 0 ? 0 : 1), lastWords }
  })
}

async function inReportFolder<T>(run: (report: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'domine-report-'))
  try {
    return await run(join(dir, 'report.json'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A run that left no report, or half of one, ended before its time. */
function readOr<T>(otherwise: T, report: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(report, 'utf8'))
  } catch {
    return otherwise
  }
}

type Ended = { code: number; lastWords: string }

/** What the program says is passed on, and its end is kept. */
function execute(
  say: Say,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const colour: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env },
    })
    let lastWords = ''
    const heard = (stream: Readable, goesTo: NodeJS.WriteStream) => {
      stream.setEncoding('utf8')
      stream.on('data', (words: string) => {
        say(words, goesTo)
        lastWords = (lastWords + words).slice(-LAST_WORDS_LENGTH)
      })
    }
    heard(child.stdout, process.stdout)
    heard(child.stderr, process.stderr)
    child.on('error', (error) => resolve({ code: 1, lastWords: String(error) }))
    child.on('exit', async (code) => {
      // All that was said, unless something that it left behind keeps the pipe open.
      await Promise.race([finished(child.stdout), sleep(LAST_WORDS_WAIT_MS, undefined, { ref: false })])
      resolve({ code: code ?? 1, lastWords })
    })
  })
}
