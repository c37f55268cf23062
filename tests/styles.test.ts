/** Two ways to style, each for its own purpose (CONTRIBUTING.md, Styles): what keeps them apart and in use. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const STYLES = join(ROOT, 'src/web/styles')

async function readAll(folder: string, endings: RegExp): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => endings.test(name))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as [string, string]),
    ),
  )
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Classes of the semantic style sheets; numbers like ".5" and file endings like ".css" are none. */
function classesOf(css: string): Set<string> {
  const selectors = withoutComments(css).replaceAll(/url\([^)]*\)|"[^"]*"/g, '')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name!))
}

/** `button--${look}` names every class that begins with its fixed part. */
function isNamed(name: string, sources: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources)) return true
  const stems = [...sources.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, stem]) => stem!)
  return stems.some((stem) => name.startsWith(stem))
}

test('every class of the style sheets is used by a screen', async () => {
  const sources = [
    ...(await readAll(join(ROOT, 'src/web'), /\.tsx?$/)).values(),
    ...(await readAll(join(ROOT, 'src/content'), /\.ts$/)).values(),
  ].join('\n')
  const unused: string[] = []
  let count = 0
  for (const [file, css] of await readAll(STYLES, /\.css$/)) {
    for (const name of classesOf(css)) {
      count++
      if (!isNamed(name, sources)) unused.push(`${file}: .${name}`)
    }
  }
  expect(count).toBeGreaterThan(100)
  expect(unused).toEqual([])
})

test('each colour of each theme is written once, and nowhere else', async () => {
  const sheets = await readAll(STYLES, /\.css$/)
  const tokens = sheets.get('tokens.css') ?? ''
  const dark = /@variant dark-page \{([\s\S]*?)\n {2}\}/.exec(tokens)?.[1] ?? ''
  const light = tokens.slice(tokens.indexOf(':root {'), tokens.indexOf('@variant dark-page'))
  const names = (block: string) => [...block.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!)
  expect(names(dark).length).toBeGreaterThan(15)
  expect(names(dark).filter((name) => !names(light).includes(name))).toEqual([])
  for (const block of [light, dark]) expect(new Set(names(block)).size).toBe(names(block).length)
  for (const [file, css] of sheets) {
    if (file !== 'tokens.css')
      expect(withoutComments(css), file).not.toMatch(/prefers-color-scheme|data-theme/)
  }
})

/** So that what is found in one theme need not be looked for in the other (tests/e2e/support/accessible.ts). */
test('below the frame the themes differ by their colours alone', async () => {
  const parts = [...(await readAll(join(ROOT, 'src/web'), /\.(tsx?|css)$/))]
  const toggle = parts.filter(([, text]) => /\bdark:[a-z]/.test(text)).map(([name]) => name)
  expect(toggle).toEqual(['shared/frame/theme-toggle.tsx'])
  const css = parts.map(([name, text]) => (name.endsWith('.css') ? withoutComments(text) : '')).join('\n')
  const dark = [...css.matchAll(/@variant dark(?:-page)? \{([^{}]*)\}/g)].map(([, block]) => block).join('\n')
  const set = [...dark.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name!)
  expect(set.length).toBeGreaterThan(15)
  expect(set.filter((name) => !/^(--.*|color-scheme|mix-blend-mode)$/.test(name))).toEqual([])
})

test('the entry imports every style sheet', async () => {
  const sheets = await readAll(STYLES, /\.css$/)
  const imported = [...(sheets.get('app.css') ?? '').matchAll(/@import "\.\/([\w-]+\.css)"/g)].map(
    ([, name]) => name!,
  )
  expect([...sheets.keys()].filter((name) => name !== 'app.css' && !name.includes('/')).sort()).toEqual(
    imported.sort(),
  )
})

test('what print.css unfolds for browsers of today is unfolded by script for those before', async () => {
  const print = await readFile(join(STYLES, 'print.css'), 'utf8')
  const script = await readFile(join(ROOT, 'src/web/browser/open-on-paper.ts'), 'utf8')
  const unfolded = [...print.matchAll(/^\s*(.*)::details-content/gm)].flatMap(([, before]) =>
    [...before!.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
  )
  const [, listed = ''] = /FOLDED = '(.*)'/.exec(script) ?? []
  expect(unfolded.sort()).toEqual(listed.replaceAll('.', '').split(', ').sort())
})

test('no box that holds the page on paper is a column or a grid, which Firefox breaks into blank sheets', async () => {
  const print = withoutComments(await readFile(join(STYLES, 'print.css'), 'utf8'))
  for (const box of ['body', '.correction', '.correction__layout'])
    expect(print).toMatch(
      new RegExp(`(?:^|[,}])\\s*${box.replace('.', '\\.')}(?:,[^{]*)?\\s*\\{\\s*display: block`, 'm'),
    )
})

test('no field has letters below 16 pixels: an iPhone would enlarge the page for it', async () => {
  const screens = [...(await readAll(join(ROOT, 'src/web'), /\.tsx$/)).values()].join('\n')
  const named = [
    ...screens.matchAll(/<(?:input|textarea|select)\b[^<]*?className=(?:"([^"]*)"|\{`([^`]*)`)/g),
  ]
  const classes = new Set(named.flatMap(([, plain, filled]) => (plain ?? filled ?? '').split(/[\s${}?:'"]+/)))
  expect(classes).toContain('field-control')
  expect([...classes].filter((name) => /^(?:\w+:)*text-(?:xs|sm|\[0?\.)/.test(name))).toEqual([])
  const small: string[] = []
  for (const [file, css] of await readAll(STYLES, /\.css$/)) {
    for (const [, selectors = '', body = ''] of withoutComments(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const own = selectors.split(',').map((one) => /\.([\w-]+)(?::[\w-]+(?:\([^)]*\))?)*\s*$/.exec(one)?.[1])
      const isOfField = own.some((name) => name !== undefined && classes.has(name))
      const [, size] = /(?<![\w-])font-size:\s*([\d.]+)rem/.exec(body) ?? []
      if (isOfField && size !== undefined && Number(size) < 1) small.push(`${file}: ${selectors.trim()}`)
    }
  }
  expect(small).toEqual([])
})
