/** Metrics and traces cost nothing where they are not configured: the server does not even load their packages. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** The packages of either that are loaded, after these modules of the server are. */
function loadedBy(...modules: string[]): string[] {
  const script = `
    import { createRequire } from 'node:module'
    for (const name of ${JSON.stringify(modules)}) await import('./src/server/' + name)
    const files = Object.keys(createRequire(import.meta.url).cache).join('\\n')
    console.log(JSON.stringify(['prom-client', '@opentelemetry'].filter((name) => files.includes('/node_modules/' + name))))`
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/node'),
    ['--input-type=module', '-e', script],
    { cwd: ROOT, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout) as string[]
}

test('the server as it starts without settings loads neither', () => {
  expect(loadedBy('lifecycle.ts')).toEqual([])
})

test('and each is seen here when it is loaded', () => {
  expect(loadedBy('platform/telemetry/metrics.ts')).toContain('prom-client')
  expect(loadedBy('platform/telemetry/tracing.ts')).toContain('@opentelemetry')
})
