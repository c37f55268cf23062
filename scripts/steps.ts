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
/** `lastWords` is the end of what the step printed. */
export type Step = { name: string; run: () => Promise<Count & { lastWords: string }> }

/**
 * Runs the steps in order, all of them. At the end it says again what each failed one said last, for who sees only the
 * end, and prints the sum as the last line.
 * @returns the exit code
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const sum: Count = { passed: 0, failed: 0 }
  const failures: string[] = []
  for (const { name, run } of steps) {
    const startedAt = performance.now()
    console.log(`\n── ${name}`)
    const { passed, failed, lastWords } = await run()
    sum.passed += passed
    sum.failed += failed
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const outcome = `── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed, ${seconds} s)`
    console.log(outcome)
    if (failed > 0) failures.push(`${outcome}\n${lastWords}`)
  }
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1
}

/** A step that is one check: it passes when the command ends with 0. */
export function command(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      const { code, lastWords } = await execute(program, args)
      return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), lastWords }
    },
  }
}

/**
 * Vitest, counted by its own report. A test that fails is tried once more, and so is a file that could not begin or end,
 * or whose process ended; what passes then is counted as passed and named aloud (decision 0064).
 */
export function vitest(name: string, projects: readonly string[]): Step {
  const where = projects.flatMap((project) => ['--project', project])
  return {
    name,
    run: async () => {
      const first = await runVitest(where)
      if (first.broken.length === 0) return countedOnce(first)
      console.log('\nFiles that broke, tried again: each is a fault to be found')
      for (const { file, reason } of first.broken) console.log(`  ${file}: ${reason}`)
      const second = await runVitest([...where, ...first.broken.map(({ file }) => file)])
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

async function runVitest(args: readonly string[]): Promise<VitestRun> {
  return inReportFolder(async (report) => {
    const ended = await execute('vitest', [
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
    run: () =>
      withReport(async (report) => {
        const ended = await execute('playwright', ['test', '--retries=1', '--reporter=list,json'], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        })
        return { ...ended, read: (text) => readPlaywrightReport(text) }
      }),
  }
}

/** The soak in its short version: each fault and each audit counts as one check (decision 0070). */
export function soak(name: string, env: Record<string, string>): Step {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        const ended = await execute('node', ['scripts/run.mjs', 'soak'], { ...env, SOAK_REPORT: report })
        // Written by soak/main.ts as exactly this.
        return { ...ended, read: (text) => JSON.parse(text) as Count }
      }),
  }
}

function readPlaywrightReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) {
    console.log(`\n${stats.flaky} passed only at the second try ("flaky" above): each is a fault to be found`)
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

/** What the program says goes through at once, and its end is kept. */
function execute(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
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
        goesTo.write(words)
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
