/** One of several web processes: what it is told by the supervisor that started it, and what it tells. */
import cluster from 'node:cluster'
import type { DatabaseWays } from '../db/client.ts'
import type { Siblings } from './siblings.ts'
import type { Answer, Question, StopManner, WordOfProcess, WordOfSupervisor } from './words.ts'

export type Lead = {
  readonly database: DatabaseWays
  readonly siblings: Siblings
  readonly onStop: (stop: (manner: StopManner) => void) => void
  /** This process listens and takes requests. */
  readonly ready: () => void
}

/** @returns null for a process that was started by itself */
export function joinLead(): Promise<Lead | null> {
  if (!cluster.isWorker) return Promise.resolve(null)
  const { promise, resolve } = Promise.withResolvers<Lead | null>()
  const asked = new Map<number, (answers: readonly Answer[]) => void>()
  let lastId = 0
  let answers: Readonly<Record<Question, () => unknown>> | null = null
  // Told to stop before it has begun, there is nothing to end.
  let stop: (manner: StopManner) => void = () => process.exit(0)

  const siblings: Siblings = {
    ask(question) {
      const id = ++lastId
      return new Promise((settle) => {
        asked.set(id, settle)
        say({ kind: 'ask', id, question })
      })
    },
    answer(given) {
      answers = given
    },
  }
  const reply = async (id: number, question: Question) => {
    // Who has nothing to say yet, or fails to, is counted as silent.
    if (answers) say({ kind: 'answer', id, value: (await answers[question]()) ?? null })
  }
  process.on('message', (word: WordOfSupervisor) => {
    if (word.kind === 'begin')
      resolve({
        database: word.database,
        siblings,
        onStop: (given) => {
          stop = given
        },
        ready: () => say({ kind: 'ready' }),
      })
    else if (word.kind === 'stop') stop(word.manner)
    else if (word.kind === 'question') reply(word.id, word.question).catch(() => {})
    else if (word.kind === 'answers') {
      asked.get(word.id)?.(word.answers)
      asked.delete(word.id)
    }
  })
  say({ kind: 'hello' })
  return promise
}

function say(word: WordOfProcess): void {
  if (process.connected) process.send?.(word)
}
