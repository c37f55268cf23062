/** A mail server that takes everything (the part of SMTP that a sender needs, RFC 5321) and can be cut off. */
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { countOne } from './ledger.ts'

export type MailServer = {
  readonly url: string
  /** Message-ID → how often it was taken. */
  readonly taken: ReadonlyMap<string, number>
  /** Connections under way break, new ones are refused. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, number>()
  const sockets = new Set<Socket>()
  let server = await listen(0)
  const port = portOf(server)

  async function listen(at: number): Promise<Server> {
    const opened = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => {})
      converse(socket, (messageId) => countOne(taken, messageId))
    })
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject).listen(at, '127.0.0.1', resolve)
    })
    return opened
  }

  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    cut,
    async mend() {
      server = await listen(port)
    },
    close: cut,
  }
}

function converse(socket: Socket, take: (messageId: string) => void): void {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  let isData = false
  let messageId = ''
  const lines = createInterface({ input: socket })
  // A connection that breaks breaks here as well.
  lines.on('error', () => {})
  lines.on('line', (line) => {
    if (isData) {
      messageId ||= /^message-id:\s*<([^>]+)>/i.exec(line)?.[1] ?? ''
      if (line !== '.') return
      isData = false
      take(messageId)
      return say('250 taken')
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'DATA') {
      isData = true
      messageId = ''
      return say('354 go on')
    }
    if (command === 'QUIT') return void socket.end('221 bye\r\n')
    say(command === 'EHLO' ? '250 soak' : '250 fine')
  })
  say('220 soak')
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return address.port
}
