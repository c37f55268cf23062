/** A question to several processes, and what they answer within the patience of who asks. */
import type { Answer } from './words.ts'

/** A look at the health of all must end before those who look give up, after two seconds. */
const PATIENCE_MS = 1_800

const waiting = new Map<number, (value: unknown) => void>()
let lastId = 0

/** @param ask each says the question to one process, under the number of its answer */
export function askAll(ask: readonly ((id: number) => void)[]): Promise<readonly Answer[]> {
  return Promise.all(
    ask.map(
      (say) =>
        new Promise<Answer>((resolve) => {
          const id = ++lastId
          const settle = (answer: Answer) => {
            clearTimeout(timer)
            waiting.delete(id)
            resolve(answer)
          }
          const timer = setTimeout(() => settle(null), PATIENCE_MS)
          waiting.set(id, (value) => settle({ value }))
          say(id)
        }),
    ),
  )
}

export function takeAnswer(id: number, value: unknown): void {
  waiting.get(id)?.(value)
}
