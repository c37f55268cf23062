/**
 * What licences the packages have that the product runs by, as they state it themselves, and which of them it may stand
 * on (SPDX). The lock file names the packages, so that the answer is the same on every system; what is installed is read.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type RuntimePackage = {
  readonly name: string
  readonly licence: string
  /** Null where it is made for another system and is not installed. */
  readonly folder: string | null
  /** Made for one system: which of its kind are installed differs from machine to machine. */
  readonly isForOneSystem: boolean
}

/** They ask for their notice to be kept and for nothing that the AGPL forbids. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])
/** Not permissive, but to be had under the AGPL's terms too. */
const ALLOWED: readonly { readonly name: RegExp; readonly licence: string; readonly reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own, loaded when the server runs, and can be exchanged',
  },
  {
    name: /^web-push$/,
    licence: 'MPL-2.0',
    reason: 'may be combined with the AGPL (MPL 2.0, 1.12 and 3.3), and its files, unchanged, keep their own',
  },
]
/** What a package forgot to say in its package.json, and its own licence file says. */
const UNSAID: Readonly<Record<string, string>> = { mercadopago: 'MIT', 'png-js': 'MIT' }

/** @param root the folder with package-lock.json and node_modules */
export function runtimePackages(root: string): RuntimePackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; license?: string; os?: string[]; cpu?: string[] }> // npm's own form
  }
  return Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (path === '' || locked.dev) return []
    const folder = existsSync(join(root, path, 'package.json')) ? join(root, path) : null
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const stated = folder ? statedLicence(folder) : locked.license
    const isForOneSystem = locked.os !== undefined || locked.cpu !== undefined
    return [{ name, licence: stated ?? UNSAID[name] ?? 'none stated', folder, isForOneSystem }]
  })
}

export function statedLicence(folder: string): string | undefined {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : undefined
}

/** @param licence an SPDX expression of names, AND, OR and one level of brackets, as npm packages write them */
export function mayBeUsed(name: string, licence: string): boolean {
  const isAllowed = (one: string) =>
    PERMISSIVE.has(one) || ALLOWED.some((entry) => entry.name.test(name) && entry.licence === one)
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed))
}

/** The lines by which the licence files of a package claim it, else its author. */
export function copyrightOf(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice|unlicense)/i.test(name))
  const claims = files.sort().flatMap((file) => claimsIn(readFileSync(join(folder, file), 'utf8')))
  if (claims.length > 0) return [...new Set(claims)].join('; ')
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string } // both forms of npm
  }
  const who = (typeof author === 'string' ? author : author?.name)?.replace(/ *[<(].*/, '')
  return who ? `author ${who}` : 'no holder named'
}

function claimsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[\s*#>-]+/, '').trim())
  return lines.filter(
    (line) =>
      /^(portions )?(copyright|©)/i.test(line) && /\d{4}|\(c\)|©/i.test(line) && !/[[{]y{4}/.test(line),
  )
}

/**
 * What is served at /licencas.txt: anyone who is sent scripts, fonts and words is also sent the notices that their licences
 * ask for.
 * @param ofBundle the licences of the packages in the scripts, as the bundler found them
 */
export function noticesForBrowsers(root: string, ofBundle: string): string {
  const fonts = join(root, 'src/web/styles/fonts')
  const licences = readdirSync(fonts).filter((name) => name.endsWith('.txt'))
  const files = [join(root, 'NOTICE'), ...licences.sort().map((name) => join(fonts, name))]
  const parts = [...files.map((path) => readFileSync(path, 'utf8')), ofBundle]
  return parts.map((part) => part.trim()).join(`\n\n${'='.repeat(80)}\n\n`)
}
