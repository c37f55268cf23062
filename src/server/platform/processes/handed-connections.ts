/**
 * node:cluster accepts a connection, hands it to a process and keeps it open until the process says that it has it. One
 * that dies in between never says so, and whoever waits at the other end would wait for ever. Such a connection goes to
 * another process here, with the same message: cluster knows the answer by the number in it, whoever gives it.
 */
import type { ChildProcess, SendHandle, Serializable } from 'node:child_process'

/** As node:cluster writes it (lib/internal/cluster/round_robin_handle.js of Node 20 to 24). */
type Handover = { readonly cmd: 'NODE_CLUSTER'; readonly act: 'newconn'; readonly seq: number }

export type HandedConnections = {
  /** Gives what the process has not taken to another; without one the connections are closed. */
  readonly passOn: (to: ChildProcess | null) => void
}

export function watchHandedConnections(child: ChildProcess): HandedConnections {
  const untaken = new Map<number, { message: Handover; connection: SendHandle }>()
  const send = child.send.bind(child)

  child.send = (message: Serializable, ...rest: unknown[]): boolean => {
    const [connection] = rest
    if (isHandover(message) && connection)
      untaken.set(message.seq, { message, connection: connection as SendHandle }) // what came with it
    return (send as (message: Serializable, ...rest: unknown[]) => boolean)(message, ...rest)
  }
  child.on('internalMessage', (message: { cmd?: unknown; ack?: unknown }) => {
    if (message.cmd === 'NODE_CLUSTER' && typeof message.ack === 'number') untaken.delete(message.ack)
  })

  return {
    passOn(to) {
      for (const { message, connection } of untaken.values()) {
        if (to?.connected) to.send(message, connection)
        else (connection as { close?: () => void }).close?.()
      }
      untaken.clear()
    },
  }
}

function isHandover(message: unknown): message is Handover {
  const { cmd, act, seq } = (message ?? {}) as Partial<Handover>
  return cmd === 'NODE_CLUSTER' && act === 'newconn' && typeof seq === 'number'
}
