import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readManifest, splitBuiltManifest } from './split-manifest.ts'

const client = mkdtempSync(join(tmpdir(), 'manifest-'))
const assets = join(client, 'assets')
afterEach(() => rmSync(client, { recursive: true }))

test('the imports lie beside the list, by its version', async () => {
  mkdirSync(assets)
  const routes = { 'routes/shop': { module: '/assets/shop-1.js', imports: ['/assets/price-1.js'] } }
  const whole = { entry: { module: '/assets/entry-1.js', imports: [] }, routes }
  writeFileSync(join(assets, 'manifest-0a1b.js'), `window.__reactRouterManifest=${JSON.stringify(whole)};`)
  splitBuiltManifest(client)
  expect(readdirSync(assets).toSorted()).toEqual(['manifest-0a1b.js', 'route-imports-0a1b.js'])
  const list = readManifest(readFileSync(join(assets, 'manifest-0a1b.js'), 'utf8'))
  expect(list.routes).toEqual({ 'routes/shop': { module: '/assets/shop-1.js' } })
  expect(await import(join(assets, 'route-imports-0a1b.js'))).toMatchObject({
    files: ['/assets/price-1.js'],
    routes: { 'routes/shop': [0] },
  })
})

test('a list that the router writes in another way stops the build', () => {
  expect(() => readManifest('self.manifest={}')).toThrow('does not begin with')
  mkdirSync(assets, { recursive: true })
  expect(() => splitBuiltManifest(client)).toThrow('is not in')
})
