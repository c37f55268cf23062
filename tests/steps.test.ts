import { expect, test, vi } from 'vitest'
import { command, runSteps, type Step } from '../scripts/steps.ts'

const saying = (words: string, code: number) =>
  command(words, 'node', ['-e', `console.error('${words}'); process.exit(${code})`])

async function endOf(steps: readonly Step[]): Promise<{ code: number; end: string[] }> {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const passedOn = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  try {
    const code = await runSteps(steps)
    const lines = printed.mock.calls.flatMap(([text]) => String(text).split('\n'))
    const last = lines.findLastIndex((line) => line.startsWith(`── ${steps.at(-1)?.name}:`))
    return { code, end: lines.slice(last + 1).filter(Boolean) }
  } finally {
    printed.mockRestore()
    passedOn.mockRestore()
  }
}

test('what a failed step said last stands at the end again, before the sum', async () => {
  const { code, end } = await endOf([saying('the disk is full', 3), saying('all is well', 0)])
  expect(code).toBe(1)
  expect(end).toStrictEqual([
    'What failed:',
    expect.stringMatching(/^── the disk is full: FAILED \(0 passed, 1 failed, /),
    'the disk is full',
    '1 passed, 1 failed',
  ])
})

test('where nothing failed, the sum is all', async () => {
  expect(await endOf([saying('all is well', 0)])).toStrictEqual({ code: 0, end: ['1 passed, 0 failed'] })
})

test('a program that is not there is a failure with its reason', async () => {
  const { end } = await endOf([command('nobody', 'no-such-program', [])])
  expect(end.join('\n')).toContain('ENOENT')
})
