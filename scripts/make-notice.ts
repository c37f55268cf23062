/**
 * Writes the list of packages at the end of NOTICE: `node scripts/make-notice.ts` after a package has come, gone or
 * changed its licence, and commit it. What stands above the list is written by hand; tests/notice.test.ts holds both.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyrightOf, runtimePackages } from './licences.ts'

const ROOT = join(import.meta.dirname, '..')
const FILE = join(ROOT, 'NOTICE')
export const LIST_HEADING = '## Packages from npm'

/** One line for each licence and holder: "- name, name (MIT): Copyright …". */
export function packageList(root: string): string {
  const names = new Map<string, Set<string>>()
  for (const { name, licence, folder, isForOneSystem } of runtimePackages(root)) {
    if (isForOneSystem || folder === null) continue
    const claim = `(${licence.replace(/^\((.*)\)$/, '$1')}): ${copyrightOf(folder)}`
    names.set(claim, (names.get(claim) ?? new Set()).add(name))
  }
  const lines = [...names].map(([claim, of]) => `- ${[...of].sort().join(', ')} ${claim}`)
  return lines.sort().join('\n')
}

if (import.meta.main) {
  const [above] = readFileSync(FILE, 'utf8').split(LIST_HEADING)
  writeFileSync(FILE, `${above}${LIST_HEADING}\n\n${packageList(ROOT)}\n`)
}
