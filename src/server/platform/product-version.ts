/** Which version runs: that of the package, read once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../../package.json')

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : null
  return typeof version === 'string' ? version : ''
}

export const PRODUCT_VERSION = readVersion()
