/** Text as a frame of the web socket's own protocol (RFC 6455 §5.2): whole, from a server, and so without a mask. */

const FIN_AND_TEXT = 0x81
const LENGTH_IN_2_BYTES = 126
const LENGTH_IN_8_BYTES = 127

export function textFrame(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([headOf(body.length), body])
}

function headOf(length: number): Buffer {
  if (length < LENGTH_IN_2_BYTES) return Buffer.from([FIN_AND_TEXT, length])
  if (length < 1 << 16) {
    const head = Buffer.from([FIN_AND_TEXT, LENGTH_IN_2_BYTES, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head.set([FIN_AND_TEXT, LENGTH_IN_8_BYTES])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
