/**
 * The HTTP server itself, for what happens below requests: a tunnel that is asked for is refused in words, and a body
 * that nobody reads is taken off the line, so that the connection can carry the next request.
 */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { NodeListener } from './node-listener.ts'
import { requestFault } from './request-fault.ts'
import { TAKEN_METHODS } from './taken-methods.ts'

/** More than any body that the product takes: who sends more than this after a refusal is no mistaken client. */
const UNREAD_BYTES = 16 * 1024 * 1024
/** Of a body whose answer is out. */
const UNREAD_MS = 30_000
/** For the refusal to arrive: closing at once would send a reset that overtakes it. */
const GOODBYE_MS = 1_000
/** Between two looks whether everything is on its way. */
const LOOK_MS = 50

type Standing = {
  isLeaving: boolean
  readonly underWay: Set<ServerResponse>
  readonly connections: Set<Socket>
}
const standings = new WeakMap<Server, Standing>()

export function createNodeServer(listener: NodeListener, limits: ServerOptions = {}): Server {
  const standing: Standing = { isLeaving: false, underWay: new Set(), connections: new Set() }
  const { underWay, connections } = standing
  // What has no body is read to its end from the start: a stream for each would cost as much as a kept answer.
  const server = createServer({ ...limits, optimizeEmptyRequests: true }, (request, response) => {
    if (standing.isLeaving) response.shouldKeepAlive = false
    const fault = requestFault(request)
    if (fault === null) listener(request, response)
    else refuse(response, fault)
    const mayHaveBody = hasBody(request)
    // What was answered from memory is said whole, its head included: nothing is left to do for it.
    if (response.writableEnded && !mayHaveBody) return
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (mayHaveBody) takeRest(request)
    })
  })
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  standings.set(server, standing)
  server.on('connect', refuseTunnel)
  return server
}

/**
 * Ends a server so that no request is lost that somebody sends meanwhile: first every answer closes its connection and
 * new ones are still taken; when a proxy has had the time to see that this process is not ready any more, connections
 * at rest are closed, and what is under way may finish.
 *
 * @param times.noticeMs until nobody sends anything here
 * @param times.drainMs then what is left is cut
 */
export async function leaveGently(
  server: Server,
  { noticeMs, drainMs }: { noticeMs: number; drainMs: number },
): Promise<void> {
  announce(server)
  if (noticeMs > 0) await sleep(noticeMs)
  await drain(server, stopListening(server), drainMs)
}

/**
 * The same for a server beside which others take the new connections of this address: none is taken any more, and those
 * at rest are not cut but end with their next answer, or by their own limit.
 *
 * @param times.restMs longer than a connection may rest
 */
export async function leaveRelieved(
  server: Server,
  { restMs, drainMs }: { restMs: number; drainMs: number },
): Promise<void> {
  announce(server)
  const closed = stopListening(server)
  await Promise.race([closed, sleep(restMs, undefined, { ref: false })])
  await drain(server, closed, drainMs)
}

/** From now on each answer closes its connection. */
function announce(server: Server): void {
  const standing = standings.get(server)
  if (!standing) return
  standing.isLeaving = true
  for (const response of standing.underWay) response.shouldKeepAlive = false
}

/** Cuts no connection, where the server's own close would cut those at rest. @returns when the last one has ended */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

async function drain(server: Server, closed: Promise<void>, drainMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), drainMs)
  // To Node a connection is at rest once its answer is written, of which a slow network may have taken a part.
  while (isSending(server)) await sleep(LOOK_MS)
  server.closeIdleConnections()
  await closed
  clearTimeout(timer)
}

function isSending(server: Server): boolean {
  return [...(standings.get(server)?.connections ?? [])].some(({ writableLength }) => writableLength > 0)
}

/** @param fetch of the app. The adapter's own cleaning cuts the connection half a second after an answer. */
export function answerBy(
  fetch: Parameters<typeof getRequestListener>[0],
): (request: IncomingMessage, response: ServerResponse) => void {
  return getRequestListener(fetch, { autoCleanupIncoming: false })
}

/** A request has a body only where one of these announces it (RFC 9112 §6.3). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Who sends this may mean another thing by what follows on the connection, too. */
function refuse(response: ServerResponse, message: string): void {
  response.writeHead(400, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify({ code: 'bad_request', message }))
}

/** A cut can only meet the body that is refused: what follows on the connection is not read before its end. */
function takeRest(request: IncomingMessage): void {
  const { socket } = request
  if (request.readableEnded || request.destroyed || socket.destroyed) return
  let taken = 0
  const cut = () => socket.destroy()
  const timer = setTimeout(cut, UNREAD_MS)
  request.once('close', () => clearTimeout(timer))
  // Whoever began to read would hold the stream back as soon as his buffer is full.
  request.removeAllListeners('data')
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length
    if (taken > UNREAD_BYTES) cut()
  })
  request.resume()
}

/** Node would close without a word, which a proxy takes for a process that is down. */
function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  // Nobody else listens on such a socket: what fails on it would end the process.
  socket.on('error', () => socket.destroy())
  const timer = setTimeout(() => socket.destroy(), GOODBYE_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.resume()
  socket.end(
    `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${TAKEN_METHODS.join(', ')}\r\n` +
      'Connection: close\r\nContent-Length: 0\r\n\r\n',
  )
}
