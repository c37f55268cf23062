/** A control that is turned off while its call runs loses the focus, and a keyboard begins again at the top (WCAG 2.4.3). */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../src/web')
const TURNED_OFF = /(?<!aria-)\bdisabled=\{(?:\w+\.)?is(?:Busy|Sending|Saving|Checking|Loading|Asking)\}/

test('a control that waits is busy or aria-disabled, and never disabled', async () => {
  expect(' disabled={isSaving}').toMatch(TURNED_OFF)
  expect(' aria-disabled={isSaving}').not.toMatch(TURNED_OFF)
  const files = (await readdir(WEB, { recursive: true })).filter((name) => name.endsWith('.tsx'))
  const found: string[] = []
  for (const file of files) if (TURNED_OFF.test(await readFile(join(WEB, file), 'utf8'))) found.push(file)
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})
