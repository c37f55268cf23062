/**
 * Looks for secrets in the files that git tracks and in what browsers are sent. A finding that is none stands in
 * scripts/secrets-allowed.json with its reason; an entry that no longer matches anything is refused too.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { findSecrets } from './secret-patterns.ts'

const ROOT = join(import.meta.dirname, '..')
const BUNDLE = join(ROOT, 'build/client')
const BINARY = /\.(png|jpe?g|webp|avif|ico|pdf|woff2?|bin|br|gz|mp3|m4a|ogg|wav|tar)$/i

const allowed = z
  .array(z.strictObject({ file: z.string(), begins: z.string().min(4), reason: z.string().min(20) }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'secrets-allowed.json'), 'utf8')))

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0')
const bundled = existsSync(BUNDLE)
  ? readdirSync(BUNDLE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  : []

const used = new Set<(typeof allowed)[number]>()
let looked = 0
let problems = 0
for (const file of [...tracked, ...bundled]) {
  if (file === '' || BINARY.test(file) || !existsSync(join(ROOT, file))) continue
  looked += 1
  for (const { kind, line, text } of findSecrets(readFileSync(join(ROOT, file), 'utf8'))) {
    const entry = allowed.find((one) => one.file === file && text.startsWith(one.begins))
    if (entry) used.add(entry)
    else {
      problems += 1
      console.error(`${file}:${line}: ${kind}: ${text}`)
    }
  }
}
for (const entry of allowed) {
  if (used.has(entry)) continue
  problems += 1
  console.error(`scripts/secrets-allowed.json: ${entry.file} holds nothing that begins with ${entry.begins}`)
}
console.log(`${looked} files looked through (${bundled.length} of the browser), ${problems} problems`)
process.exitCode = problems === 0 ? 0 : 1
