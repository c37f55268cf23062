/** What the built pages load before they are usable (decision 0086): reads the build, as the page cache does. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../../build/client/assets')

type Chunks = { module: string; imports: readonly string[] }
type Manifest = { entry: Chunks; routes: Record<string, Chunks> }

/** `window.__reactRouterManifest={…};` */
async function readManifest(): Promise<Manifest> {
  const name = (await readdir(ASSETS)).find((file) => /^manifest-\w+\.js$/.test(file))
  const text = await readFile(join(ASSETS, name ?? 'there is no manifest'), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

test('no page waits for the schemas of the wire: they come beside the first answer that they check', async () => {
  const scripts = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'))
  const withZod: string[] = []
  for (const script of scripts) {
    if ((await readFile(join(ASSETS, script), 'utf8')).includes('ZodError')) withZod.push(`/assets/${script}`)
  }
  expect(withZod).not.toEqual([])
  const { entry, routes } = await readManifest()
  const late = Object.entries(routes)
    .filter(([, { module, imports }]) => [module, ...imports].some((file) => withZod.includes(file)))
    .map(([route]) => route)
  expect(late).toEqual([])
  expect([entry.module, ...entry.imports].filter((file) => withZod.includes(file))).toEqual([])
})
