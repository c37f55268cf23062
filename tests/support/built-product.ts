/** Before the fault tests, which start the product as it is built: its programs, of the sources as they are now. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { PRODUCT_FOLDER } from '#server/platform/project-files.ts'
import { MADE_IN, putInPlace } from '../../scripts/put-in-place.ts'

const ROOT = join(import.meta.dirname, '../..')

export function setup(): void {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-product.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    // As in scripts/build.ts: what bundles it asks for it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  putInPlace(join(ROOT, MADE_IN, 'product'), join(ROOT, PRODUCT_FOLDER))
}
