/** The other side of thread-client.ts: what runs within the thread answers each question under its number. */
import { parentPort } from 'node:worker_threads'
import type { ThreadReply, ThreadRequest } from './thread-client.ts'

export function serveThreadRequests<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', async ({ number, question }: ThreadRequest<Question>) => {
    parentPort?.postMessage(await tryTo(number, () => answer(question)))
  })
}

async function tryTo<Answer>(number: number, work: () => Promise<Answer>): Promise<ThreadReply<Answer>> {
  try {
    return { number, answer: await work() }
  } catch (error) {
    // Without the question: the message goes to the log.
    return { number, failure: error instanceof Error ? error.message : 'unknown' }
  }
}
