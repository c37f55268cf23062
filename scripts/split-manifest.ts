/** Splits the router's list of pages in a build that was just made: what a page starts with, and `route-imports-….js`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RouterManifest, splitManifest } from '../src/domain/site/route-imports.ts'

const NAME = /^manifest-(\w+)\.js$/
const BEFORE = 'window.__reactRouterManifest='

/** @param script as React Router writes it: `window.__reactRouterManifest={…};` */
export function readManifest(script: string): RouterManifest {
  if (!script.startsWith(BEFORE)) throw new Error(`the router's list of pages does not begin with ${BEFORE}`)
  return JSON.parse(script.slice(BEFORE.length, script.lastIndexOf('}') + 1)) as RouterManifest
}

/** @param client the folder of the browser's files */
export function splitBuiltManifest(client: string): void {
  const assets = join(client, 'assets')
  const name = readdirSync(assets).find((file) => NAME.test(file))
  const version = NAME.exec(name ?? '')?.[1]
  if (!name || !version) throw new Error(`the router's list of pages is not in ${assets}`)
  const { start, imports } = splitManifest(readManifest(readFileSync(join(assets, name), 'utf8')))
  writeFileSync(join(assets, name), `${BEFORE}${JSON.stringify(start)};`)
  const parts = Object.entries(imports).map(
    ([part, value]) => `export const ${part}=${JSON.stringify(value)}\n`,
  )
  writeFileSync(join(assets, `route-imports-${version}.js`), parts.join(''))
}
