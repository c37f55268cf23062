/** As much of an SMTP server as a sender needs, over a real socket; what it answers can be told. */
import { createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from './certificate.ts'

type Answers = {
  /** Hangs up on everybody. */
  readonly isClosed?: boolean
  readonly onRecipient?: (address: string) => string | Promise<string>
  /** Offers STARTTLS, and a sign-in once it was taken. */
  readonly certificate?: Certificate
  /** After the letter. */
  readonly onData?: string
}

export async function aMailServer({
  isClosed,
  certificate,
  onRecipient = () => '250 ok',
  onData = '250 taken',
}: Answers = {}) {
  const received: string[] = []
  const recipients: string[] = []
  const heard: string[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    connections += 1
    if (isClosed) return socket.end('421 not now\r\n')
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    talk(socket)
  })

  /** @param door what the talk goes through: the socket, or TLS upon it */
  function talk(door: Socket): void {
    let rest = ''
    let isData = false
    const isSecure = door instanceof TLSSocket
    door.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const at = rest.indexOf(end)
        if (at < 0) return
        const said = rest.slice(0, at)
        rest = rest.slice(at + end.length)
        if (isData) {
          isData = false
          if (onData.startsWith('2')) received.push(said)
          door.write(`${onData}\r\n`)
        } else void answer(said)
      }
    })

    async function answer(command: string): Promise<void> {
      heard.push(`${isSecure ? 'TLS ' : ''}${command}\n`)
      const recipient = /^rcpt to:<(.*?)>/i.exec(command)?.[1]
      if (recipient !== undefined) {
        recipients.push(recipient)
        const reply = await onRecipient(recipient)
        if (!door.destroyed) door.write(`${reply}\r\n`)
      } else if (/^data/i.test(command)) {
        isData = true
        door.write('354 go\r\n')
      } else if (/^quit/i.test(command)) door.end('221 bye\r\n')
      else if (certificate && /^starttls/i.test(command)) {
        door.removeAllListeners('data')
        door.write('220 go\r\n')
        const inside = new TLSSocket(door, { isServer: true, ...certificate })
        inside.on('error', () => {})
        talk(inside)
      } else if (certificate && /^ehlo/i.test(command))
        door.write(`250-test\r\n250 ${isSecure ? 'AUTH PLAIN' : 'STARTTLS'}\r\n`)
      else if (certificate && /^auth/i.test(command)) door.write('235 in\r\n')
      else door.write('250 ok\r\n')
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    /** Letters that were taken, headers included. */
    received,
    /** Who was asked for, taken or not. */
    recipients,
    /** Every command. */
    heard,
    get connections() {
      return connections
    },
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
