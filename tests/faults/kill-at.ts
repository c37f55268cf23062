/**
 * Preloaded into a child process (`--import`): ends it with SIGKILL at a chosen statement to the database. This way
 * the product is killed between any two steps and carries no switch for it. KILL_AT is a KillPoint in JSON.
 */
import pg from 'pg'

export type KillPoint = {
  /** Part of the statement's text, e.g. `insert into "orders"`. */
  statement: string
  /** At the statement itself, or at the commit of the transaction that holds it. */
  when: 'before' | 'after' | 'before-commit' | 'after-commit'
}

type Query = (...args: unknown[]) => unknown

const point = JSON.parse(process.env['KILL_AT'] ?? 'null') as KillPoint | null
if (point) killAt(point)

function killAt({ statement, when }: KillPoint): void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  const marked = new WeakSet<object>()
  prototype.query = function (this: object, ...args: unknown[]) {
    const text = textOf(args[0])
    const isStatement = text.includes(statement)
    const isCommit = text === 'commit' && marked.has(this)
    if (isStatement) marked.add(this)
    const isHere = when === 'before' || when === 'after' ? isStatement : isCommit
    if (isHere && when.startsWith('before')) die()
    const result = original.apply(this, args)
    if (!isHere || !(result instanceof Promise)) return result
    return result.then((rows) => {
      die()
      return rows
    })
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return String((query as { text?: string } | undefined)?.text ?? '')
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
  // The signal comes before anything else can run.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
