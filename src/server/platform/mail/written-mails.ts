/**
 * Mails that were written into DATA_DIR/outbox, where no mail server is set (mailer.ts): they hold names and addresses,
 * so they go with the person, and after the time for which any mail is kept.
 */
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the line with the recipient stands, far from the end. */
const HEAD_BYTES = 4096

/**
 * Deletes those to one of the addresses.
 *
 * @param since only what was written from then on; null deletes all
 */
export async function forgetWrittenMails(
  dataDir: string,
  addresses: readonly string[],
  since: Date | null = null,
): Promise<void> {
  const wanted = new Set(addresses.map((address) => address.toLowerCase()))
  await forget(dataDir, async (file) => {
    if (since && (await stat(file)).mtime < since) return false
    const to = /^To: ?<?([^<>\r\n]+?)>?\r?$/im.exec(await headOf(file))?.[1]
    return to !== undefined && wanted.has(to.trim().toLowerCase())
  })
}

export function forgetOldWrittenMails(dataDir: string, before: Date): Promise<void> {
  return forget(dataDir, async (file) => (await stat(file)).mtime < before)
}

async function forget(dataDir: string, isMeant: (file: string) => Promise<boolean>): Promise<void> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (!/\.eml(\.part)?$/.test(name)) continue
    const file = join(folder, name)
    // Another process may have been faster.
    if (await isMeant(file).catch(() => false)) await rm(file, { force: true })
  }
}

async function headOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer
      .toString('latin1', 0, bytesRead)
      .replace(/\r?\n\r?\n[\s\S]*$/, '')
      .replace(/\r?\n[ \t]+/g, ' ')
  } finally {
    await handle.close()
  }
}
