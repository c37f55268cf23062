/** A mail server that takes everything (the part of SMTP that a sender needs, RFC 5321), can be cut off and can hang. */
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
  /** The next so many recipients are taken, and then nothing is said any more to whoever writes to them. */
  readonly hang: (recipients: number) => void
  /** From now on everybody is answered; who was left waiting stays so. @returns how many recipients hung */
  readonly recover: () => { readonly recipients: number }
  /** Connections that are left waiting. */
  readonly hanging: () => number
  readonly close: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, number>()
  const sockets = new Set<Socket>()
  const hanging = new Set<Socket>()
  const hung = new Set<string>()
  let places = 0
  let server = await listen(0)
  const port = portOf(server)

  async function listen(at: number): Promise<Server> {
    const opened = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        hanging.delete(socket)
      })
      socket.on('error', () => {})
      converse(socket, {
        take: (messageId) => countOne(taken, messageId),
        hangs(recipient) {
          if (hung.size < places) hung.add(recipient)
          if (places === 0 || !hung.has(recipient)) return false
          hanging.add(socket)
          return true
        },
      })
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
    hang(recipients) {
      hung.clear()
      places = recipients
    },
    recover() {
      places = 0
      return { recipients: hung.size }
    },
    hanging: () => hanging.size,
    close: cut,
  }
}

type Conduct = {
  readonly take: (messageId: string) => void
  /** Whether nothing is said any more after this recipient was taken. */
  readonly hangs: (recipient: string) => boolean
}

function converse(socket: Socket, { take, hangs }: Conduct): void {
  const say = (line: string) => void socket.write(`${line}\r\n`)
  let isData = false
  let isSilent = false
  let messageId = ''
  const lines = createInterface({ input: socket })
  // A connection that breaks breaks here as well.
  lines.on('error', () => {})
  lines.on('line', (line) => {
    if (isSilent) return
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
    if (command === 'RCPT') isSilent = hangs(line)
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
