/**
 * A WebSocket on a bare connection, for who listens a thousand times: where a library's sockets read whole messages, the one
 * who measures is much of what is measured (RFC 6455 §5: what a server sends is not masked).
 */
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

const TEXT = 1
const LAST_PART = 0x80
const MASKED = 0x80
const NO_MASK = [0, 0, 0, 0]
/** In place of a length: it follows in two or in eight bytes. */
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

export type BareSocket = { readonly send: (text: string) => void; readonly terminate: () => void }

/** @param onText is given the bytes of each text */
export async function openBareSocket(url: string, onText: (text: Buffer) => void): Promise<BareSocket> {
  const { socket, head } = await upgrade(url)
  let rest: Buffer = Buffer.alloc(0)
  function take(chunk: Buffer): void {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    for (let part = nextPart(data, at); part; part = nextPart(data, at)) {
      if (part.opcode === TEXT) onText(data.subarray(part.from, part.until))
      at = part.until
    }
    rest = data.subarray(at)
  }
  socket.setNoDelay().on('data', take)
  socket.on('error', (error) => console.error(error.message))
  take(head)
  return { send: (text) => void socket.write(masked(text)), terminate: () => socket.destroy() }
}

function upgrade(url: string): Promise<{ socket: Socket; head: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    })
      .once('upgrade', (_, socket, head) => resolve({ socket, head }))
      .once('response', ({ statusCode }) => reject(new Error(`no socket but ${statusCode} from ${url}`)))
      .once('error', reject)
      .end()
  })
}

type Part = { readonly opcode: number; readonly from: number; readonly until: number }

/** @returns null where it is not whole yet */
function nextPart(data: Buffer, at: number): Part | null {
  const [first, second] = [data[at], data[at + 1]]
  if (first === undefined || second === undefined) return null
  const lengthBytes = second === IN_TWO_BYTES ? 2 : second === IN_EIGHT_BYTES ? 8 : 0
  const from = at + 2 + lengthBytes
  if (data.length < from) return null
  // Of eight bytes the last six: no text is longer than a number can be.
  const read = Math.min(lengthBytes, 6)
  const length = read === 0 ? second : data.readUIntBE(from - read, read)
  const until = from + length
  return data.length < until ? null : { opcode: first & 15, from, until }
}

/** A client must mask; with a mask of zeros the bytes stay what they are. */
function masked(text: string): Buffer {
  const bytes = Buffer.from(text)
  const length =
    bytes.length < IN_TWO_BYTES ? [bytes.length] : [IN_TWO_BYTES, bytes.length >> 8, bytes.length & 255]
  const [short = 0, ...long] = length
  return Buffer.concat([Buffer.from([LAST_PART | TEXT, MASKED | short, ...long, ...NO_MASK]), bytes])
}
