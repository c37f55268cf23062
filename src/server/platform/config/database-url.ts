/**
 * How the connection to a database of one's own is secured: what `sslmode` and `sslrootcert` of DATABASE_URL mean here
 * (docs/operations/install.md). One rule for every connection, since all of them are made from this address.
 */
import { readFileSync } from 'node:fs'

const VERIFIED = new Set(['prefer', 'require', 'verify-ca', 'verify-full'])
/** `no-verify` encrypts and believes anybody: for a network of one's own, and said so by its name. */
const OTHER_MODES = new Set(['disable', 'no-verify'])

type Read = { readonly url: string } | { readonly fault: string }

/**
 * The address as the driver reads it. Whoever asks for TLS gets it checked: by the authorities that Node knows, or by
 * those in the file `sslrootcert` (PEM); `sslrootcert=system` names the first.
 */
export function readDatabaseUrl(url: string, readFile: (path: string) => string = readText): Read {
  const start = url.indexOf('?')
  if (start === -1 || !/[?&]ssl(mode|rootcert)=/.test(url)) return { url }
  const query = new URLSearchParams(url.slice(start + 1))
  const mode = query.get('sslmode')
  if (mode !== null && !VERIFIED.has(mode) && !OTHER_MODES.has(mode))
    return { fault: `sslmode must be one of ${[...VERIFIED, ...OTHER_MODES].join(', ')}` }
  if (query.get('sslrootcert') === 'system') query.delete('sslrootcert')
  const file = query.get('sslrootcert')
  if (file !== null) {
    const fault = faultOf(file, readFile)
    if (fault !== null) return { fault }
  }
  if (mode === null || VERIFIED.has(mode)) query.set('sslmode', 'verify-full')
  return { url: `${url.slice(0, start)}?${query}` }
}

function faultOf(file: string, readFile: (path: string) => string): string | null {
  try {
    return readFile(file).includes('-----BEGIN CERTIFICATE-----')
      ? null
      : `sslrootcert holds no certificate: ${file}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return `sslrootcert cannot be read: ${file}${code}`
  }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
