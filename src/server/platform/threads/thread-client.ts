/**
 * Work beside the requests: a thread that is asked and answers, each answer under the number of its question (decision
 * 0048). It starts with the first question; one that has died is replaced by the next. Its other side: thread-server.ts.
 */
import { Worker } from 'node:worker_threads'

export type ThreadRequest<Question> = { readonly number: number; readonly question: Question }
export type ThreadReply<Answer> =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failure: string }

export type ThreadClient<Question, Answer> = { readonly ask: (question: Question) => Promise<Answer> }

type Waiting<Answer> = {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}
type Thread<Answer> = { readonly worker: Worker; readonly waiting: Map<number, Waiting<Answer>> }

/**
 * @param thread.name of who works there, for the log: “the corrector”
 * @param thread.maxMs a question that takes longer ends the thread
 */
export function createThreadClient<Question, Answer>({
  name,
  file,
  maxMs,
}: {
  name: string
  file: string
  maxMs: number
}): ThreadClient<Question, Answer> {
  let thread: Thread<Answer> | null = null
  let lastNumber = 0

  function start(): Thread<Answer> {
    const worker = new Worker(file)
    const started: Thread<Answer> = { worker, waiting: new Map() }
    worker.on('message', (said: ThreadReply<Answer>) => {
      const waitingRequest = take(started, said.number)
      if ('answer' in said) waitingRequest?.resolve(said.answer)
      else waitingRequest?.reject(new Error(`${name} failed: ${said.failure}`))
    })
    worker.on('error', (error) => end(started, error))
    worker.on('exit', () => end(started, new Error('its thread has ended')))
    return started
  }

  function end(ended: Thread<Answer>, error: unknown): void {
    if (thread === ended) thread = null
    for (const number of ended.waiting.keys())
      take(ended, number)?.reject(new Error(`${name} failed`, { cause: error }))
  }

  /** While nothing is asked the thread does not keep the process alive. */
  function take({ worker, waiting }: Thread<Answer>, number: number): Waiting<Answer> | undefined {
    const waitingRequest = waiting.get(number)
    waiting.delete(number)
    clearTimeout(waitingRequest?.timer)
    if (waiting.size === 0) worker.unref()
    return waitingRequest
  }

  return {
    ask: (question) => {
      thread ??= start()
      const waitingRequest = thread
      const number = ++lastNumber
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void waitingRequest.worker.terminate(), maxMs)
        waitingRequest.waiting.set(number, { resolve, reject, timer })
        waitingRequest.worker.ref()
        waitingRequest.worker.postMessage({ number, question } satisfies ThreadRequest<Question>)
      })
    },
  }
}
