import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { watchHandedConnections } from './handed-connections.ts'

/** A process as node:cluster sees it. @returns what it was sent, with the connections */
function aProcess(connected = true) {
  const sent: unknown[][] = []
  const child = Object.assign(new EventEmitter(), {
    connected,
    send: (...words: unknown[]) => sent.push(words) > 0,
  })
  return {
    child: child as unknown as ChildProcess,
    sent,
    tells: (word: object) => child.emit('internalMessage', word),
  }
}

function aConnection() {
  const connection = { isClosed: false, close: () => {} }
  connection.close = () => {
    connection.isClosed = true
  }
  return connection
}

const newConnection = (seq: number) => ({ cmd: 'NODE_CLUSTER', act: 'newconn', seq })
const handOver = (child: ChildProcess, seq: number, connection: object) =>
  child.send(newConnection(seq), connection as never)

test('what a process has not taken goes to another with the same message, and what it has taken does not', () => {
  const dying = aProcess()
  const other = aProcess()
  const handed = watchHandedConnections(dying.child)
  const [taken, untaken] = [aConnection(), aConnection()]
  handOver(dying.child, 7, taken)
  handOver(dying.child, 8, untaken)
  dying.tells({ cmd: 'NODE_CLUSTER', ack: 7, accepted: true })
  handed.passOn(other.child)
  expect(other.sent).toEqual([[newConnection(8), untaken]])
  handed.passOn(other.child)
  expect(other.sent).toHaveLength(1)
  expect(taken.isClosed || untaken.isClosed).toBe(false)
})

test.each([null, false])(
  'without another process, or one that has gone as well, it is closed',
  (isConnected) => {
    const dying = aProcess()
    const handed = watchHandedConnections(dying.child)
    const untaken = aConnection()
    handOver(dying.child, 1, untaken)
    handed.passOn(isConnected === null ? null : aProcess(isConnected).child)
    expect(untaken.isClosed).toBe(true)
  },
)

test('our own words to a process are no connections', () => {
  const dying = aProcess()
  const other = aProcess()
  const handed = watchHandedConnections(dying.child)
  dying.child.send({ kind: 'stop' }, () => {})
  handed.passOn(other.child)
  expect(other.sent).toEqual([])
})
