/** Before the fault tests, which start the product as it is built: its programs, of the sources as they are now. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

export function setup(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-product.ts')], { cwd: ROOT, stdio: 'inherit' })
}
