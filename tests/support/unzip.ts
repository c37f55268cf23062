/** A ZIP that was answered, as the texts of its files by name. */
import { configure, TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** @param response whose body is the ZIP */
export async function unzip(response: Response): Promise<Map<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await response.arrayBuffer())))
  const texts = new Map<string, string>()
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await reader.close()
  return texts
}
