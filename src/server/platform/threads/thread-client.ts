/**
 * Work beside the requests: a thread that is asked one question after the other, each answer under the number of its
 * question (decision 0048). It starts with the first question and ends after a rest; one that has died is replaced for
 * the next. The time of a question counts from its own turn: a slow one fails by itself, and those behind it are asked
 * of a new thread. Its other side: thread-server.ts.
 */
import { Worker } from 'node:worker_threads'

export type ThreadRequest<Question> = { readonly number: number; readonly question: Question }
export type ThreadReply<Answer> =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly failure: string }

export type ThreadClient<Question, Answer> = { readonly ask: (question: Question) => Promise<Answer> }

/** On a busy machine. */
const START_MS = 20_000
/** What a thread holds is much (the corrector's 70 MB), and to start it again takes half a second. */
const REST_MS = 120_000

type Asked<Question, Answer> = {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}
type AtWork<Question, Answer> = Asked<Question, Answer> & {
  readonly number: number
  readonly worker: Worker
  readonly timer: NodeJS.Timeout
}

/**
 * @param thread.name of who works there, for the log: “the corrector”
 * @param thread.maxMs a question that takes longer ends the thread
 * @param thread.startMs what the first question of a thread may take besides, while it is loaded
 * @param thread.restMs a thread that has not been asked anything for so long ends, and gives its memory back
 */
export function createThreadClient<Question, Answer>({
  name,
  file,
  maxMs,
  startMs = START_MS,
  restMs = REST_MS,
}: {
  name: string
  file: string
  maxMs: number
  startMs?: number
  restMs?: number
}): ThreadClient<Question, Answer> {
  const line: Asked<Question, Answer>[] = []
  let thread: Worker | null = null
  let isLoaded = false
  let atWork: AtWork<Question, Answer> | null = null
  let lastNumber = 0
  let rest: NodeJS.Timeout | undefined

  function start(): Worker {
    const worker = new Worker(file)
    isLoaded = false
    worker.on('message', (said: ThreadReply<Answer>) => {
      isLoaded = true
      const done = take(worker, said.number)
      if ('answer' in said) done?.resolve(said.answer)
      else done?.reject(new Error(`${name} failed: ${said.failure}`))
      next()
    })
    worker.on('error', (error) => end(worker, error))
    worker.on('exit', () => end(worker, new Error('its thread has ended')))
    return worker
  }

  function end(ended: Worker, error: unknown): void {
    if (thread === ended) thread = null
    take(ended)?.reject(new Error(`${name} failed`, { cause: error }))
    next()
  }

  /** While nothing is asked the thread does not keep the process alive. */
  function take(worker: Worker, number?: number): AtWork<Question, Answer> | null {
    if (atWork?.worker !== worker || (number !== undefined && atWork.number !== number)) return null
    const taken = atWork
    atWork = null
    clearTimeout(taken.timer)
    if (line.length === 0) letRest(worker)
    return taken
  }

  function letRest(worker: Worker): void {
    worker.unref()
    rest = setTimeout(() => {
      // Whoever asks while it ends is answered by another one.
      thread = null
      void worker.terminate()
    }, restMs).unref()
  }

  function next(): void {
    if (atWork !== null) return
    const asked = line.shift()
    if (!asked) return
    clearTimeout(rest)
    thread ??= start()
    const worker = thread
    const number = ++lastNumber
    const timer = setTimeout(() => void worker.terminate(), isLoaded ? maxMs : maxMs + startMs)
    atWork = { ...asked, number, worker, timer }
    worker.ref()
    worker.postMessage({ number, question: asked.question } satisfies ThreadRequest<Question>)
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        line.push({ question, resolve, reject })
        next()
      }),
  }
}
