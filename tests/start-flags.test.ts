/** The product is started in four places: by npm, in the image, by systemd and by the bench, with the same flags of Node. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Those of the one line that starts the product there. */
function flagsIn(name: string, line: RegExp): string[] {
  const [found] = line.exec(readFileSync(join(ROOT, name), 'utf8')) ?? []
  return found?.match(/--[\w-]+(?:=\w+)?/g) ?? []
}

test.each([
  ['Containerfile', /^CMD .*$/m],
  ['deploy/domine.service', /^ExecStart=.*$/m],
  ['bench/child.ts', /PRODUCT_FLAGS = .*$/m],
])('%s starts the product with the flags of npm start', (name, line) => {
  const flags = flagsIn('scripts/run.mjs', /flags: \[.*$/m)
  expect(flags.length).toBeGreaterThan(0)
  expect(flagsIn(name, line)).toEqual(flags)
})
