/** What browsers are sent is understood by the oldest that we carry (decision 0150): reads the build. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BUILD = join(import.meta.dirname, '../../../build')
const CLIENT = join(BUILD, 'client')

/** First versions by MDN's compatibility tables, where one lies above the floor. */
const TOO_NEW_SCRIPT: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['AbortSignal.timeout: Chrome 103, Safari 16', /AbortSignal\.timeout/],
  ['AbortSignal.any: Chrome 116, Safari 17.4', /AbortSignal\.any/],
  ['arrays copied by change: Chrome 110, Safari 16', /\.(?:toSorted|toReversed|toSpliced)\(/],
  ['grouping: Chrome 117, Safari 17.4', /(?:Object|Map)\.groupBy\(/],
  ['Array.fromAsync: Chrome 121, Safari 16.4', /Array\.fromAsync/],
  ['Promise.withResolvers: Chrome 119, Safari 17.4', /Promise\.(?:withResolvers|try)/],
  [
    'iterator helpers: Chrome 122, Safari 18.4',
    /(?:(?<!Object)\.(?:values|entries|keys)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|take|drop|some|every|find|toArray|reduce|forEach)\(/,
  ],
  [
    'set methods: Chrome 122, Safari 17',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  ],
  ['look-behind: Safari 16.4', /\(\?<[=!]/],
  ['a flag v of patterns: Chrome 112, Safari 17', /new RegExp\([^()]*,\s*["'`][a-z]*v[a-z]*["'`]\)/],
  ['static blocks: Safari 16.4', /[{;}]static\s*\{/],
  [':modal: Chrome 105, Safari 15.6', /:modal/],
]
const TOO_NEW_STYLE: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['thickness within text-decoration: Safari 26', /text-decoration:[^;}]*\d(?:px|em|cqw|%)/],
  ['ranges in media queries: Chrome 104, Safari 16.4', /@media[^{]*[<>]/],
  ['nesting: Chrome 120, Safari 17.2', /[{;}]\s*&/],
  [':modal: Chrome 105, Safari 15.6', /:modal/],
]

/** The Match alone loads the word filter and what finds identification in a text: in Safari it begins with 16.4. */
const OF_THE_MATCH = /^assets\/peer-remarks-/

/** Asked for before it is used. */
const GUARDED = [/typeof URL\.canParse/]

async function scriptsOf(folder: string): Promise<[name: string, text: string][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as [string, string]),
  )
}

function tooNew(text: string, rules: typeof TOO_NEW_SCRIPT): string[] {
  const plain = GUARDED.reduce((left, guard) => left.replaceAll(new RegExp(guard, 'g'), ''), text)
  return rules.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what)
}

test.each([
  ['a.toSorted()', TOO_NEW_SCRIPT],
  ['/(?<!a)b/', TOO_NEW_SCRIPT],
  ['class A{static{this.b=1}}', TOO_NEW_SCRIPT],
  ['a{text-decoration:underline wavy red 1.5px}', TOO_NEW_STYLE],
  ['@media (width>=40rem){a{color:red}}', TOO_NEW_STYLE],
])('%s is found', (text, rules) => {
  expect(tooNew(text, rules)).toHaveLength(1)
})

test('no script calls for a newer browser', async () => {
  const scripts = await scriptsOf(CLIENT)
  expect(scripts.length).toBeGreaterThan(100)
  // Made by builds of their own: the service worker, and the device's corrector.
  const names = scripts.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'sw.js',
      expect.stringMatching(/^assets\/corrector\/correction-worker-[\w-]+\.js$/),
    ]),
  )
  const found = scripts.flatMap(([name, text]) =>
    tooNew(text, TOO_NEW_SCRIPT)
      .filter((what) => !(OF_THE_MATCH.test(name) && what.startsWith('look-behind')))
      .map((what) => `${name}: ${what}`),
  )
  expect(found).toEqual([])
})

test('no style rule calls for a newer browser', async () => {
  const sheets = (await scriptsOf(join(BUILD, 'server/assets'))).filter(([, text]) =>
    text.includes('.older-browser'),
  )
  expect(sheets).toHaveLength(1)
  const sheet = sheets[0]![1]
  expect(sheet).toMatch(/@layer[^{;]*\{/)
  // What stands in a container query is read past as a whole.
  expect(tooNew(sheet.replaceAll(/@container[^{]*/g, ''), TOO_NEW_STYLE)).toEqual([])
})

test('the sentence for older browsers is hidden by a rule that they do not know', async () => {
  const [sheet] = (await scriptsOf(join(BUILD, 'server/assets'))).filter(([, text]) =>
    text.includes('.older-browser'),
  )
  const before = sheet![1].slice(0, sheet![1].indexOf('.older-browser'))
  const layer = before.slice(before.lastIndexOf('@layer'))
  const depth = [...layer].reduce((sum, sign) => sum + (sign === '{' ? 1 : sign === '}' ? -1 : 0), 0)
  expect(depth).toBeGreaterThan(0)
})
