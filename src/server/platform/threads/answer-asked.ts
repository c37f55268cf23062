/** The other side of asked-thread.ts: what runs within the thread answers each question under its number. */
import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './asked-thread.ts'

export function answerAsked<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', async ({ number, question }: Asked<Question>) => {
    parentPort?.postMessage(await tryTo(number, () => answer(question)))
  })
}

async function tryTo<Answer>(number: number, work: () => Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { number, answer: await work() }
  } catch (error) {
    // Without the question: the message goes to the log.
    return { number, failure: error instanceof Error ? error.message : 'unknown' }
  }
}
