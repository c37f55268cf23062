/** The name inside a font: a changed font may not carry a name that its makers have reserved (OFL, 3rd condition). */

const TABLE_RECORD_BYTES = 16
const HEADER_BYTES = 12
const NAME_RECORD_BYTES = 12
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 } as const
/** Copyright and the licence's address stay as they are. */
const KEPT_IDS = [0, 14]

/**
 * @param font uncompressed
 * @param name of the family, for all its names
 * @returns the font under that name; without the table of styles (STAT), whose names went with the others: Firefox
 * refuses one that names nothing, and a font of one weight needs none
 */
export function renamed(font: Buffer, name: string): Buffer {
  const old = tableOf(font, 'name')
  const texts = new Map<number, string>()
  for (const [id, text] of textsOf(old)) if (KEPT_IDS.includes(id)) texts.set(id, text)
  for (const id of [1, 3, 4]) texts.set(id, name)
  texts.set(2, 'Regular')
  texts.set(6, name.replaceAll(' ', ''))
  return withTables(font, (tag) => tag !== 'STAT', new Map([['name', nameTable(texts)]]))
}

function* textsOf(table: Buffer): Generator<[id: number, text: string]> {
  const storage = table.readUInt16BE(4)
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const at = 6 + index * NAME_RECORD_BYTES
    if (table.readUInt16BE(at) !== WINDOWS.platform) continue
    const start = storage + table.readUInt16BE(at + 10)
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
    yield [table.readUInt16BE(at + 6), text.swap16().toString('utf16le')]
  }
}

function nameTable(texts: ReadonlyMap<number, string>): Buffer {
  const sorted = [...texts].sort(([a], [b]) => a - b)
  const head = Buffer.alloc(6 + sorted.length * NAME_RECORD_BYTES)
  head.writeUInt16BE(sorted.length, 2)
  head.writeUInt16BE(head.length, 4)
  const bodies: Buffer[] = []
  let offset = 0
  for (const [index, [id, text]] of sorted.entries()) {
    const body = Buffer.from(text, 'utf16le').swap16()
    const fields = [WINDOWS.platform, WINDOWS.encoding, WINDOWS.language, id, body.length, offset]
    for (const [field, value] of fields.entries())
      head.writeUInt16BE(value, 6 + index * NAME_RECORD_BYTES + field * 2)
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([head, ...bodies])
}

function* recordsOf(font: Buffer): Generator<{ tag: string; offset: number; length: number }> {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = HEADER_BYTES + index * TABLE_RECORD_BYTES
    yield {
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  }
}

function tableOf(font: Buffer, wanted: string): Buffer {
  for (const { tag, offset, length } of recordsOf(font))
    if (tag === wanted) return font.subarray(offset, offset + length)
  throw new Error(`the font has no table "${wanted}"`)
}

/** Without checksums: who compresses the font writes them again. */
function withTables(
  font: Buffer,
  isKept: (tag: string) => boolean,
  replaced: ReadonlyMap<string, Buffer>,
): Buffer {
  const tables = [...recordsOf(font)]
    .filter(({ tag }) => isKept(tag))
    .map(({ tag, offset, length }) => ({
      tag,
      content: replaced.get(tag) ?? font.subarray(offset, offset + length),
    }))
  const head = Buffer.alloc(HEADER_BYTES + tables.length * TABLE_RECORD_BYTES)
  font.copy(head, 0, 0, HEADER_BYTES)
  head.writeUInt16BE(tables.length, 4)
  const bodies: Buffer[] = []
  let offset = head.length
  for (const [index, table] of tables.entries()) {
    const at = HEADER_BYTES + index * TABLE_RECORD_BYTES
    head.write(table.tag, at, 'latin1')
    head.writeUInt32BE(0, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.content.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.content.length / 4) * 4)
    table.content.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...bodies])
}
