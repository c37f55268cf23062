/**
 * The sockets of `/realtime/v1/websocket` (docs/wire.md §5) on the product's own HTTP server: who may open one, what
 * closes it, and its end at a stop. Everything that is said over it is in conversation.ts.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { addressOfRequest } from '../http/client-address.ts'
import { isOwnAddress } from '../http/own-origin.ts'
import { addressKey } from '../http/rate-limit.ts'
import { requestFault } from '../http/request-fault.ts'
import type { Platform } from '../platform.ts'
import type { RealtimeCounts } from '../telemetry/readings.ts'
import { createBus } from './bus.ts'
import { createConversation } from './conversation.ts'
import { FRAME_VERSIONS, type FrameVersion, readFrame } from './frame.ts'
import { createHub } from './hub.ts'
import type { Listeners } from './listeners.ts'
import { CLOSE, createPeer, type Peer, takeFrame } from './peer.ts'
import { createPresence } from './presence.ts'

const PATH = '/realtime/v1/websocket'
const MAX_FRAME_BYTES = 64 * 1024
const MAX_SOCKETS = 10_000
/** A whole school shares an address. */
const MAX_SOCKETS_PER_ADDRESS = 1_000
/** The client's heartbeat comes every 25 s (product §9). */
const IDLE_MS = 60_000
const SWEEP_MS = 10_000
const GOODBYE_MS = 1_000

export type Realtime = {
  readonly counts: () => RealtimeCounts
  /** Resolves when it hears the database: anyone who joins from then on misses nothing unsaid. */
  readonly listening: Promise<void>
  /** Closes every socket so that its client comes back, to another process perhaps. */
  readonly close: () => Promise<void>
}

export function serveRealtime(
  server: Server,
  platform: Pick<Platform, 'config' | 'direct' | 'logger' | 'pool'>,
  listeners: Listeners,
): Realtime {
  const { config, logger, pool } = platform
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const hub = createHub(() => presence.touch())
  const presence = createPresence({ pool, logger, counts: hub.counts, deliver: hub.deliver })
  const conversation = createConversation(listeners, hub, presence.newsOf)
  const bus = createBus(platform, {
    onNews: hub.deliver,
    onSessionEnded: closeSession,
    onPresence: presence.hear,
    onGap: hub.deliverGap,
  })
  let isClosing = false

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Nobody else listens on a socket that asks for an upgrade: what fails on it would end the process.
    socket.on('error', () => socket.destroy())
    const url = requestFault(request) === null ? URL.parse(request.url ?? '/', 'http://localhost') : null
    const address = addressKey(addressOfRequest(request, config.http.trustedProxies))
    const refusal = url ? refusalOf(request, url, address) : '400 Bad Request'
    if (!url || refusal) {
      // A caller who never closes his side would keep it open for ever.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    const version = (url.searchParams.get('vsn') ?? '1.0.0') as FrameVersion // one of the list, see refusalOf
    sockets.handleUpgrade(request, socket, head, (ws) =>
      welcome(ws, createPeer({ ws, socket }, version, address, performance.now())),
    )
  }

  function refusalOf(request: IncomingMessage, url: URL, address: string): string | null {
    if (url.pathname !== PATH) return '404 Not Found'
    if (!FRAME_VERSIONS.some((known) => known === (url.searchParams.get('vsn') ?? '1.0.0'))) {
      return '400 Bad Request'
    }
    // A browser always says where the page came from: other sites may not open sockets in its visitors' names.
    const { origin } = request.headers
    if (origin !== undefined && !isOwnAddress(origin, config.siteUrl)) return '403 Forbidden'
    if (isClosing || hub.peers.size >= MAX_SOCKETS) return '503 Service Unavailable'
    let ofAddress = 0
    for (const peer of hub.peers) if (peer.address === address) ofAddress += 1
    return ofAddress >= MAX_SOCKETS_PER_ADDRESS ? '429 Too Many Requests' : null
  }

  function welcome(ws: WebSocket, peer: Peer): void {
    hub.add(peer)
    let queue = Promise.resolve()
    ws.on('message', (data: RawData, isBinary: boolean) => {
      if (!takeFrame(peer, performance.now())) return ws.close(CLOSE.tooManyFrames, 'too many frames')
      const frame = readFrame(data as Buffer, isBinary, peer.version) // the default binaryType gives one Buffer
      if (!frame) return ws.close(CLOSE.malformed, 'malformed frame')
      queue = queue
        .then(() => conversation.answer(peer, frame))
        .catch((error: unknown) => {
          logger.warn({ err: error }, 'a socket could not be answered')
          ws.close(CLOSE.restart, 'try again')
        })
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => hub.remove(peer))
  }

  function closeSession(sessionId: string): void {
    for (const { ws, bearer } of hub.peers) {
      if (bearer?.claims.sessionId === sessionId) ws.close(CLOSE.sessionEnded, 'the session has ended')
    }
  }

  const sweep = setInterval(() => {
    const oldest = performance.now() - IDLE_MS
    for (const peer of hub.peers) {
      if (peer.seenAtMs < oldest) peer.ws.terminate()
      else if (peer.bearer) void conversation.review(peer)
    }
  }, SWEEP_MS)
  sweep.unref()
  server.on('upgrade', handleUpgrade)

  return {
    counts() {
      let subscriptions = 0
      for (const { joins } of hub.peers) subscriptions += joins.size
      return { sockets: hub.peers.size, subscriptions }
    },
    listening: bus.listening,
    async close() {
      isClosing = true
      clearInterval(sweep)
      const gone = [...hub.peers].map(
        ({ ws }) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
      )
      for (const { ws } of hub.peers) ws.close(CLOSE.restart, 'restart')
      const cut = setTimeout(() => {
        for (const { ws } of hub.peers) ws.terminate()
      }, GOODBYE_MS)
      await Promise.all(gone)
      clearTimeout(cut)
      // Without an answer of the database the others find out by themselves.
      await Promise.race([presence.close(), sleep(GOODBYE_MS, undefined, { ref: false })])
      await bus.close()
      logger.info('sockets closed')
    },
  }
}
