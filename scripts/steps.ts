/** The checks that `npm run check` and `npm test` are made of, each a command with a name and a count. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export type Count = { passed: number; failed: number }
export type Step = { name: string; run: () => Promise<Count> }

/** Runs the steps in order, all of them, and prints the sum as the last line. @returns the exit code */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  const sum: Count = { passed: 0, failed: 0 }
  for (const { name, run } of steps) {
    const startedAt = performance.now()
    console.log(`\n── ${name}`)
    const { passed, failed } = await run()
    sum.passed += passed
    sum.failed += failed
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${passed} passed, ${failed} failed, ${seconds} s)`,
    )
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1
}

/** A step that is one check: it passes when the command ends with 0. */
export function command(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    run: async () =>
      (await execute(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  }
}

/**
 * Vitest, counted by its own report. A run that crashes counts as failed. A test that fails is tried once more: one
 * that passes then is counted as passed and named aloud (decision 0064).
 */
export function vitest(name: string, projects: readonly string[]): Step {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        const args = ['run', ...projects.flatMap((project) => ['--project', project])]
        const code = await execute('vitest', [
          ...args,
          '--retry=1',
          '--reporter=default',
          '--reporter=scripts/second-try-reporter.ts',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ])
        return { code, read: (text) => readVitestReport(text) }
      }),
  }
}

/** Playwright, counted by its own report; a failed journey is tried once more, in a new browser (decision 0064). */
export function playwright(name: string, env: Record<string, string>): Step {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        const code = await execute('playwright', ['test', '--retries=1', '--reporter=list,json'], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        })
        return { code, read: (text) => readPlaywrightReport(text) }
      }),
  }
}

/** The soak in its short version: each fault and each audit counts as one check (decision 0070). */
export function soak(name: string, env: Record<string, string>): Step {
  return {
    name,
    run: () =>
      withReport(async (report) => {
        const code = await execute('node', ['scripts/run.mjs', 'soak'], { ...env, SOAK_REPORT: report })
        // Written by soak/main.ts as exactly this.
        return { code, read: (text) => JSON.parse(text) as Count }
      }),
  }
}

function readVitestReport(text: string): Count {
  const report = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
    success: boolean
  }
  const failed = report.numFailedTests || (report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  return { passed: report.numPassedTests, failed }
}

function readPlaywrightReport(text: string): Count {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } }
  if (stats.flaky > 0) {
    console.log(`\n${stats.flaky} passed only at the second try ("flaky" above): each is a fault to be found`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

async function withReport(
  run: (report: string) => Promise<{ code: number; read: (text: string) => Count }>,
): Promise<Count> {
  const dir = mkdtempSync(join(tmpdir(), 'domine-report-'))
  const report = join(dir, 'report.json')
  try {
    const { code, read } = await run(report)
    const count = read(readFileSync(report, 'utf8'))
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

function execute(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
