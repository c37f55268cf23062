/** Which version runs: that of the package, read once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project-files.ts'

const FILE = join(PROJECT_ROOT, 'package.json')

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(FILE, 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : null
  return typeof version === 'string' ? version : ''
}

export const PRODUCT_VERSION = readVersion()
