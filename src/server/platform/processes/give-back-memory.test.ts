import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWorthCollecting } from './give-back-memory.ts'

const MB = 1024 ** 2

test.each([
  ['the first rest after the start', 0.01, 90, 0, true],
  ['a heap that has grown by a fifth', 0.05, 72, 60, true],
  ['a heap that has hardly grown', 0.05, 71, 60, false],
  ['a process that works', 0.06, 300, 60, false],
])('%s', (_, utilization, heapMb, keptMb, isSo) => {
  expect(isWorthCollecting({ utilization, heapBytes: heapMb * MB, keptBytes: keptMb * MB })).toBe(isSo)
})

test('a process gives back what it needs no more, and ends when it has nothing to do', () => {
  const script = `
    import { giveBackMemoryAtRest } from ${JSON.stringify(join(import.meta.dirname, 'give-back-memory.ts'))}
    globalThis.filled = Array.from({ length: 500_000 }, (_, index) => ({ index }))
    const ended = setTimeout(() => {}, 15_000)
    const debug = (told) => {
      console.log(JSON.stringify(told))
      clearTimeout(ended)
    }
    giveBackMemoryAtRest({ debug }, 20)
    globalThis.filled = null
  `
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(status).toBe(0)
  const [first] = stdout.trim().split('\n')
  const { heapMb, keptMb } = JSON.parse(first!) as { heapMb: number; keptMb: number }
  expect(heapMb - keptMb).toBeGreaterThan(10)
})
