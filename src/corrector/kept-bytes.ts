/**
 * Bytes in the files of the model, each as one sign: small numbers of either sign come first and as one byte of UTF-8, so that
 * what is frequent is short. Compressed this takes a seventh less than base64, which cuts bytes into pieces.
 */

/** So many signs as a byte has values; none that JSON would have to escape, and none that nobody sees. */
const SIGNS = signs()
const VALUE_OF = new Map(SIGNS.map((sign, at) => [sign, at]))

function signs(): string[] {
  const found: string[] = []
  for (let code = 0x23; found.length < 256; code += 1)
    if (code !== 0x5c && code !== 0xad && (code < 0x7f || code > 0xa0)) found.push(String.fromCharCode(code))
  return found
}

/** 0, -1, 1, -2, 2 …: of a byte as a signed number. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Int8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const place = VALUE_OF.get(text.charAt(at)) ?? 0
    bytes[at] = place % 2 === 0 ? place / 2 : -(place + 1) / 2
  }
  return new Uint8Array(bytes.buffer)
}

export function keptBytes(bytes: Uint8Array): string {
  let text = ''
  for (const value of new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length))
    text += SIGNS[value < 0 ? -2 * value - 1 : 2 * value]
  return text
}
