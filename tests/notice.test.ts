/** The licences of what the product runs by and hands on: none forbids it, and NOTICE tells each as it is installed. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  copyrightOf,
  mayBeUsed,
  noticesForBrowsers,
  runtimePackages,
  statedLicence,
} from '../scripts/licences.ts'
import { LIST_HEADING, packageList } from '../scripts/make-notice.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const NOTICE = read('NOTICE')
const PACKAGES = runtimePackages(ROOT)
const plain = (licence: string) => licence.replace(/^\((.*)\)$/, '$1')

type Row = { readonly names: readonly string[]; readonly licences: readonly string[] }

/** `- name, name/* (LICENCE | LICENCE): who holds the rights` */
function rowsOf(text: string): Row[] {
  const rows = [...text.matchAll(/^- (@?[a-z][^()\n]*) \(([^()\n]+)\): \S.*$/gm)]
  return rows.map(([, names, licences]) => ({ names: names!.split(', '), licences: licences!.split(' | ') }))
}

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
const tells = ({ names, licences }: Row, name: string, licence: string) =>
  names.some((pattern) => isNamed(name, pattern)) && licences.includes(plain(licence))

test('no package that the product runs by has a licence that it may not stand on', () => {
  expect(PACKAGES.length).toBeGreaterThan(200)
  const refused = PACKAGES.filter(({ name, licence }) => !mayBeUsed(name, licence))
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-2.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND SSPL-1.0', false],
  ['GPL-2.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['CC-BY-NC-4.0', false],
  ['UNLICENSED', false],
  ['none stated', false],
])('a package under %s may be used: %s', (licence, expected) => {
  expect(mayBeUsed('some-package', licence)).toBe(expected)
})

test('NOTICE tells every package that the product runs by, with the licence that it states', () => {
  const rows = rowsOf(NOTICE)
  const untold = PACKAGES.filter(
    ({ name, licence, folder, isForOneSystem }) =>
      (folder !== null || isForOneSystem) && !rows.some((row) => tells(row, name, licence)),
  )
  expect(untold.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

test('NOTICE tells nothing that is not there, and no other licence than the stated one', () => {
  const installed = (name: string) => {
    const folder = join(ROOT, 'node_modules', name)
    return existsSync(folder) ? [{ name, licence: statedLicence(folder) ?? 'none stated' }] : []
  }
  const wrong = rowsOf(NOTICE).flatMap((row) =>
    row.names.filter((pattern) => {
      const stated = [...PACKAGES.filter(({ name }) => isNamed(name, pattern)), ...installed(pattern)]
      return !stated.some(({ name, licence }) => tells(row, name, licence))
    }),
  )
  expect(wrong).toEqual([])
})

test('the list of packages is the one that scripts/make-notice.ts writes', () => {
  expect(NOTICE.split(LIST_HEADING)[1]?.trim()).toBe(packageList(ROOT))
})

test('fonts, dictionary, faces and icons stand above the list, with who holds the rights to them', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object> // npm's form
  const above = NOTICE.split(LIST_HEADING)[0]!
  const assets = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    /^(@expo-google-fonts|@fontsource.*|@dicebear)\/(?!core$)|^dictionary-|^lucide-/.test(name),
  )
  expect(assets.length).toBeGreaterThan(5)
  expect(assets.filter((name) => !rowsOf(above).some(({ names }) => names.includes(name)))).toEqual([])
  const fonts = assets.filter((name) => name.includes('fonts/'))
  for (const name of fonts) {
    const claim = copyrightOf(join(ROOT, 'node_modules', name))
      .split('; ')
      .at(-1)!
    // The sentence after the first is the same for all: rights reserved, a trademark.
    expect(above).toContain(claim.split('. All Rights')[0])
  }
})

test('every font, picture and sound of the repository lies in a folder that NOTICE names', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const pieces = files.filter((path) =>
    /\.(woff2?|ttf|otf|png|jpe?g|webp|avif|svg|ico|wav|mp3|bin|pdf)$/.test(path),
  )
  expect(pieces.length).toBeGreaterThan(50)
  const folders = [...NOTICE.matchAll(/`([a-z][\w/-]*)`/g)].map(([, folder]) => `${folder}/`)
  expect(pieces.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([])
})

test('browsers are sent the notices, the whole licence of each font and those of the packages in the scripts', () => {
  const sent = noticesForBrowsers(ROOT, 'of the bundle')
  expect(sent.startsWith(NOTICE.trim())).toBe(true)
  expect(sent.match(/SIL OPEN FONT LICENSE Version 1\.1 - /g)).toHaveLength(3)
  expect(sent.endsWith('of the bundle')).toBe(true)
})

test('files that NOTICE names are there', () => {
  const named = [...NOTICE.matchAll(/`((?:src|public|scripts|tests|docs)[^`\s]*)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('the licence is the AGPL, word for word, and package.json says the same', async () => {
  const digest = await crypto.subtle.digest('SHA-256', readFileSync(join(ROOT, 'LICENSE')))
  // Of https://www.gnu.org/licenses/agpl-3.0.txt
  expect(Buffer.from(digest).toString('hex')).toBe(
    '0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0',
  )
  const { license, version } = JSON.parse(read('package.json')) as { license: string; version: string }
  expect(license).toBe('AGPL-3.0-or-later')
  expect(read('CHANGELOG.md')).toContain(`\n## [${version}] - `)
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version,
    packages: { '': { version, license } },
  })
})

test('editors are told the same form as the formatter', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth: number; lineWidth: number } // of our own file
  }
  const reported = read('.editorconfig')
  expect(reported).toContain(
    `indent_style = ${formatter.indentStyle}\nindent_size = ${formatter.indentWidth}\n`,
  )
  expect(reported).toContain(`max_line_length = ${formatter.lineWidth}\n`)
})
