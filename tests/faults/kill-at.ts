/**
 * Preloaded into a child process (`--import`): ends it with SIGKILL at a chosen statement to the database. This way
 * the product is killed between any two steps and carries no switch for it. The KillPoint is told in JSON by KILL_AT,
 * or later by a message from the parent; the answer `armed` says that it holds from now on.
 */
import pg from 'pg'

export type KillPoint = {
  /** Part of the statement's text, e.g. `insert into "orders"`. */
  statement: string
  /** At the statement itself, or at the commit of the transaction that holds it. */
  when: 'before' | 'after' | 'before-commit' | 'after-commit'
}

type Query = (...args: unknown[]) => unknown

const told = process.env['KILL_AT']
let point = told ? (JSON.parse(told) as KillPoint) : null
process.once('message', (later: KillPoint) => {
  point = later
  process.send?.('armed')
})
// Who waits for a message may end all the same.
process.channel?.unref()

const prototype = pg.Client.prototype as unknown as { query: Query }
const original = prototype.query
const marked = new WeakSet<object>()
// From the start on: a pool wraps the function that it finds when it connects.
prototype.query = function (this: object, ...args: unknown[]) {
  if (!point) return original.apply(this, args)
  const { statement, when } = point
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

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return String((query as { text?: string } | undefined)?.text ?? '')
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
  // The signal comes before anything else can run.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
