/**
 * Nothing is written into a browser's storage but by a name of src/web/browser/kept-names.ts: the stores take no other
 * (the compiler), and these files alone touch the storage itself.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const STORAGE =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.(open|match|keys|delete))\b/

/** Each with what it keeps, beside what kept-names.ts names. */
const TOUCHES: Readonly<Record<string, string>> = {
  'web/browser/kept-things.ts': 'everything that has an owner, and what is of the device',
  'web/browser/head-script.ts': 'reads whether there is a theme, a session, a plan',
  'web/shared/session/stored-session.ts': 'the session of the account client',
  'web/shared/session/stored-person.ts': 'reads whose session it is',
  'web/shared/session/provider-answer.ts': 'the name of the provider that was pressed, until it answers',
  'web/browser/app-version.ts': 'reads which pages open without a network',
  'web/shared/device-corrector/stored-corrector.ts': 'files of the site',
  'worker/service-worker.ts': 'pages of the site, the same for everybody',
}

test('the storage of a browser is touched by these files alone', async () => {
  const files = await readdir(SRC, { recursive: true })
  const touching: string[] = []
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !/^(web|worker|domain)\//.test(file)) continue
    const source = await readFile(join(SRC, file), 'utf8')
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    if (STORAGE.test(code)) touching.push(file)
  }
  expect(touching.sort()).toEqual(Object.keys(TOUCHES).sort())
})
