/**
 * Puts what was built where a running product has its files, without taking any from under it: each new file comes by a
 * rename, first the hashed ones, then what names them, and the hashed ones of the build before stay until the next one. So
 * a process of the earlier version, and pages that were opened with it, still find what they have not loaded yet.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Within the repository; gone when all of it is in place. */
export const MADE_IN = 'build/made'
const HASHED = /^assets\//

/**
 * @param made on the same disk as `place`; it is gone afterwards
 * @param place its list of files, those of the build before not among them, stands beside it: `ownFiles`
 */
export function putInPlace(made: string, place: string): void {
  const earlier = existsSync(place) ? filesIn(place) : []
  const kept = new Set([...filesIn(made), ...ownFiles(place).filter((file) => HASHED.test(file))])
  const own = filesIn(made).sort((a, b) => Number(HASHED.test(b)) - Number(HASHED.test(a)))
  for (const file of own) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    renameSync(join(made, file), join(place, file))
  }
  for (const file of earlier) if (!kept.has(file)) rmSync(join(place, file))
  writeFileSync(listOf(place), JSON.stringify(own))
  rmSync(made, { recursive: true })
}

/** Of the newest build alone, with paths within the folder; all that is there where nobody wrote a list. */
export function ownFiles(place: string): readonly string[] {
  if (existsSync(listOf(place))) return JSON.parse(readFileSync(listOf(place), 'utf8')) as string[]
  return existsSync(place) ? filesIn(place) : []
}

function listOf(place: string): string {
  return `${place}.json`
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
