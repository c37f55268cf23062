import { expect, test } from 'vitest'
import { command, runSteps, type Step } from '../scripts/steps.ts'

const saying = (words: string, code: number) =>
  command(words, 'node', ['-e', `console.error('${words}'); process.exit(${code})`])

type Steps = Parameters<typeof runSteps>[0]

async function linesOf(steps: Steps): Promise<{ code: number; lines: string[] }> {
  let printed = ''
  const code = await runSteps(steps, (words) => {
    printed += words
  })
  return { code, lines: printed.split('\n').filter(Boolean) }
}

async function endOf(steps: readonly Step[]): Promise<{ code: number; end: string[] }> {
  const { code, lines } = await linesOf(steps)
  const last = lines.findLastIndex((line) => line.startsWith(`── ${steps.at(-1)?.name}:`))
  return { code, end: lines.slice(last + 1) }
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

test('steps side by side are under way at once, and each one’s words stand together in the order of the list', async () => {
  const met: string[] = []
  const everybody = Promise.withResolvers<void>()
  const meeting = (name: string, failed = 0): Step => ({
    name,
    run: async (say) => {
      say(`${name} begins\n`)
      met.push(name)
      if (met.length === 3) everybody.resolve()
      // Nobody would ever get here one after another.
      await everybody.promise
      say(`${name} ends\n`)
      return { passed: 1 - failed, failed, lastWords: `${name} broke` }
    },
  })
  const { code, lines } = await linesOf([[meeting('one'), meeting('two', 1), meeting('three')]])
  expect(code).toBe(1)
  const outcome = (line: string): unknown => expect.stringMatching(new RegExp(`^── ${line}, `))
  expect(lines).toEqual([
    '── one',
    'one begins',
    'one ends',
    outcome('one: ok \\(1 passed, 0 failed'),
    '── two',
    'two begins',
    'two ends',
    outcome('two: FAILED \\(0 passed, 1 failed'),
    '── three',
    'three begins',
    'three ends',
    outcome('three: ok \\(1 passed, 0 failed'),
    'What failed:',
    outcome('two: FAILED \\(0 passed, 1 failed'),
    'two broke',
    '2 passed, 1 failed',
  ])
})
