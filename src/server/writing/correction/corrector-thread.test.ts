import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ESSAY } from '#tests/support/corrector.ts'
import { createCorrectorThread } from './corrector-thread.ts'
import { createEssayCorrector } from './open-corrector.ts'

async function aThread(source: string, times?: { maxMs?: number; startMs?: number; restMs?: number }) {
  const dir = await mkdtemp(join(tmpdir(), 'domine-thread-'))
  const file = join(dir, 'thread.mjs')
  await writeFile(file, `import { parentPort } from 'node:worker_threads'\n${source}`)
  const corrector = createCorrectorThread(file, times)
  return { ...corrector, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) }
}

test('the thread answers as the corrector itself does, each question its own', async () => {
  const thread = createCorrectorThread()
  const other = { ...ESSAY, text: 'Doar sangue salva vidas.' }
  const here = createEssayCorrector()
  const answers = await Promise.all([thread.correct(ESSAY), thread.correct(other)])
  expect(answers).toEqual([await here.correct(ESSAY), await here.correct(other)])
})

test('a thread that dies fails what it was asked, and the next question starts another', async () => {
  await using thread = await aThread("parentPort.on('message', () => process.exit(1))")
  await expect(thread.correct(ESSAY)).rejects.toThrow('the corrector failed')
  await expect(thread.correct(ESSAY)).rejects.toThrow('the corrector failed')
})

test('a question that takes too long ends the thread', async () => {
  await using thread = await aThread("parentPort.on('message', () => { for (;;); })", {
    maxMs: 50,
    startMs: 0,
  })
  await expect(thread.correct(ESSAY)).rejects.toThrow('the corrector failed')
})

test('a slow question fails alone: who waits behind it has the whole time, and an answer', async () => {
  await using thread = await aThread(
    `parentPort.on('message', ({ number, question }) => {
      if (question.text === 'slow') for (;;);
      setTimeout(() => parentPort.postMessage({ number, answer: question.text }), 150)
    })`,
    { maxMs: 400, startMs: 5_000 },
  )
  const texts = ['slow', 'a', 'b', 'slow', 'c', 'd', 'e']
  const answers = await Promise.allSettled(texts.map((text) => thread.correct({ ...ESSAY, text })))
  expect(answers.map(({ status }, at) => [texts[at], status])).toEqual(
    texts.map((text) => [text, text === 'slow' ? 'rejected' : 'fulfilled']),
  )
})

test('what the corrector could not do is told, and the thread goes on', async () => {
  await using thread = await aThread(
    "parentPort.on('message', ({ number }) => parentPort.postMessage(number === 1 ? { number, failure: 'no words' } : { number, answer: 7 }))",
  )
  await expect(thread.correct(ESSAY)).rejects.toThrow('no words')
  expect(await thread.correct(ESSAY)).toBe(7)
})

test('a thread that nobody asks ends after its rest, and the next question starts another', async () => {
  const restMs = 120_000
  await using thread = await aThread(
    "let asked = 0; parentPort.on('message', ({ number }) => parentPort.postMessage({ number, answer: ++asked }))",
    { restMs },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    expect(await thread.correct(ESSAY)).toBe(1)
    vi.advanceTimersByTime(restMs - 1)
    expect(await thread.correct(ESSAY)).toBe(2)
    vi.advanceTimersByTime(restMs - 1)
    expect(await thread.correct(ESSAY)).toBe(3)
    vi.advanceTimersByTime(restMs)
    const [first, second] = await Promise.all([thread.correct(ESSAY), thread.correct(ESSAY)])
    expect([first, second]).toEqual([1, 2])
  } finally {
    vi.useRealTimers()
  }
})
