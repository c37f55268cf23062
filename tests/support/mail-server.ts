/** As much of an SMTP server as a sender needs, over a real socket; what it answers can be told. */
import { createServer, type Socket } from 'node:net'

type Answers = {
  /** Hangs up on everybody. */
  readonly isClosed?: boolean
  readonly onRecipient?: (address: string) => string | Promise<string>
  /** After the letter. */
  readonly onData?: string
}

export async function aMailServer({
  isClosed,
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
    let rest = ''
    let isData = false
    if (isClosed) return socket.end('421 not now\r\n')
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
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
          socket.write(`${onData}\r\n`)
        } else void answer(said)
      }
    })

    async function answer(command: string): Promise<void> {
      heard.push(`${command}\n`)
      const recipient = /^rcpt to:<(.*?)>/i.exec(command)?.[1]
      if (recipient !== undefined) {
        recipients.push(recipient)
        const reply = await onRecipient(recipient)
        if (!socket.destroyed) socket.write(`${reply}\r\n`)
      } else if (/^data/i.test(command)) {
        isData = true
        socket.write('354 go\r\n')
      } else if (/^quit/i.test(command)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
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
