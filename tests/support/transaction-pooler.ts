/**
 * A pooler in transaction mode, as hosted databases put one in front: each transaction gets another server connection,
 * the longest rested one. Stricter than pgbouncer, so that nothing passes by luck: what belongs to a session is refused
 * with an error and noted, and a client's second transaction never has the server of its first while there is another.
 */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { DatabaseTarget } from '#server/platform/db/client.ts'

const SSL_REQUEST = 80_877_103
const CANCEL_REQUEST = 80_877_102
/** What pgbouncer takes at the connect; anything else ends it. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding'])
/** Statements of a session, by what they are refused as. */
const OF_A_SESSION: readonly [RegExp, string][] = [
  [/(^|;)\s*(un)?listen\b/i, 'LISTEN'],
  [/(^|;)\s*set\s+(?!local\b|transaction\b|constraints\b)/i, 'SET'],
  [/set_config\([^)]*false\s*\)/i, 'set_config'],
  [/pg_(try_)?advisory_(un)?lock/i, 'an advisory lock of the session'],
  [/(^|;)\s*create\s+(local\s+)?temp(orary)?\b(?!.*on\s+commit\s+drop)/is, 'a temporary table'],
  [/(^|;)\s*(prepare|deallocate|discard|load)\b/i, 'PREPARE'],
  [/\bwith\s+hold\b/i, 'a cursor with hold'],
]

export type TransactionPooler = AsyncDisposable & {
  readonly target: DatabaseTarget
  /** What was asked of a session and refused. */
  readonly refused: readonly string[]
  /** The server processes that have answered somebody. */
  readonly servers: ReadonlySet<number>
  readonly transactions: () => number
  /** As pgbouncer says it while its server does not let it in; until it is called with false. */
  loseServer: (isLost: boolean) => void
}

type ServerConnection = { socket: Socket; pid: number; client: Client | null; rest: Buffer }
type Client = {
  socket: Socket
  server: ServerConnection | null
  /** Syncs and simple queries without their ReadyForQuery. */
  unanswered: number
  held: Buffer[]
}

/**
 * @param server the database behind it
 * @param size server connections
 * @param options.keepsSessions is one in session mode: a client keeps its server
 * @param options.takesAll disregards what it does not know at the connect, as some are set up to do
 */
export async function startTransactionPooler(
  server: DatabaseTarget,
  size = 4,
  { takesAll = false, keepsSessions = false }: { takesAll?: boolean; keepsSessions?: boolean } = {},
): Promise<TransactionPooler> {
  const refused: string[] = []
  const servers = new Set<number>()
  const resting: ServerConnection[] = []
  const all = new Set<ServerConnection>()
  const queue: Client[] = []
  const clients = new Set<Socket>()
  let transactions = 0
  let isClosing = false
  let isLost = false

  async function openServer(): Promise<void> {
    const client = new pg.Client('url' in server ? { connectionString: server.url } : server)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // The driver has signed in; from here on its connection is ours, byte by byte.
    const { connection } = client as unknown as { connection: { stream: Socket } }
    const socket = connection.stream
    socket.removeAllListeners('data')
    const one: ServerConnection = { socket, pid: rows[0]!.pid, client: null, rest: Buffer.alloc(0) }
    socket.on('data', (bytes: Buffer) => hearServer(one, bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      all.delete(one)
      const at = resting.indexOf(one)
      if (at >= 0) resting.splice(at, 1)
      one.client?.socket.destroy()
      if (!isClosing) void openServer().catch(() => {})
    })
    all.add(one)
    resting.push(one)
    serveNext()
  }

  function hearServer(one: ServerConnection, bytes: Buffer): void {
    const { client } = one
    // What comes while nobody holds it (an announcement) is nobody's.
    client?.socket.write(bytes)
    one.rest = eachMessage(Buffer.concat([one.rest, bytes]), (type, body) => {
      if (type !== 'Z' || !client) return
      client.unanswered -= 1
      if (keepsSessions || body.toString('latin1') !== 'I' || client.unanswered > 0) return
      client.server = null
      one.client = null
      resting.push(one)
      serveNext()
    })
  }

  function serveNext(): void {
    while (resting.length > 0 && queue.length > 0) {
      const [one, client] = [resting.shift()!, queue.shift()!]
      one.client = client
      client.server = one
      servers.add(one.pid)
      transactions += 1
      one.socket.write(Buffer.concat(client.held.splice(0)))
    }
  }

  function hearClient(client: Client, type: string, body: Buffer, whole: Buffer): void {
    if (type === 'X') return void client.socket.end()
    if (isLost) return void client.socket.end(errorMessage('server login has been failing, try again later'))
    const fault = keepsSessions ? null : faultOf(type, body)
    if (fault !== null) {
      refused.push(fault)
      client.socket.end(errorMessage(`${fault} is not for a pool in transaction mode`))
      return
    }
    if (type === 'Q' || type === 'S') client.unanswered += 1
    if (client.server) client.server.socket.write(whole)
    else {
      if (client.held.length === 0) queue.push(client)
      client.held.push(whole)
      serveNext()
    }
  }

  const proxy = createServer((socket) => {
    clients.add(socket)
    let isStarted = false
    let rest: Buffer = Buffer.alloc(0)
    const client: Client = { socket, server: null, unanswered: 0, held: [] }
    socket.on('error', () => {})
    socket.on('close', () => {
      clients.delete(socket)
      const at = queue.indexOf(client)
      if (at >= 0) queue.splice(at, 1)
      // In the middle of a transaction nobody else may have it.
      client.server?.socket.destroy()
    })
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      while (!isStarted && rest.length >= 8 && rest.length >= rest.readInt32BE(0)) {
        const packet = rest.subarray(0, rest.readInt32BE(0))
        rest = rest.subarray(packet.length)
        const code = packet.readInt32BE(4)
        if (code === CANCEL_REQUEST) return void socket.end()
        if (code === SSL_REQUEST) {
          socket.write('N')
          continue
        }
        const unknown = takesAll
          ? undefined
          : parametersOf(packet).find((name) => !KNOWN_PARAMETERS.has(name))
        if (unknown !== undefined)
          return void socket.end(errorMessage(`unsupported startup parameter: ${unknown}`))
        isStarted = true
        socket.write(WELCOME)
      }
      if (isStarted) rest = eachMessage(rest, (type, body, whole) => hearClient(client, type, body, whole))
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  for (let opened = 0; opened < size; opened += 1) await openServer()
  const { port } = proxy.address() as AddressInfo

  return {
    target: { host: '127.0.0.1', port, user: 'anybody', password: 'unasked', database: 'of the pooler' },
    refused,
    servers,
    transactions: () => transactions,
    loseServer(lost) {
      isLost = lost
    },
    async [Symbol.asyncDispose]() {
      isClosing = true
      for (const socket of clients) socket.destroy()
      for (const { socket } of all) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/** @returns the bytes of a message that has not come whole */
function eachMessage(bytes: Buffer, take: (type: string, body: Buffer, whole: Buffer) => void): Buffer {
  let rest = bytes
  while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
    const whole = rest.subarray(0, 1 + rest.readInt32BE(1))
    rest = rest.subarray(whole.length)
    take(String.fromCharCode(whole[0]!), whole.subarray(5), whole)
  }
  return rest
}

function parametersOf(packet: Buffer): string[] {
  const words = packet.subarray(8).toString('utf8').split('\0')
  return words.filter((name, index) => index % 2 === 0 && name !== '')
}

/** Null for what a transaction may. */
function faultOf(type: string, body: Buffer): string | null {
  if (type === 'P') {
    const [name = '', text = ''] = body.toString('utf8').split('\0')
    return name === '' ? faultOfText(text) : `the prepared statement ${name}`
  }
  if (type === 'Q') return faultOfText(body.toString('utf8').replace(/\0$/, ''))
  return null
}

function faultOfText(text: string): string | null {
  const found = OF_A_SESSION.find(([pattern]) => pattern.test(text))
  return found ? `${found[1]}: ${text.trim().slice(0, 80)}` : null
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function errorMessage(text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`))
}

/** Anybody may come in: what stands behind is the database of a test. */
const WELCOME = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('S', Buffer.from('server_version\x0018.0\0')),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
])
