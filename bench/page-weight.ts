/** What the first visit to a page downloads before anything is clicked, compressed as it is sent. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './child.ts'

export type PageWeight = { scriptGzipKb: number; htmlBrotliKb: number }

/** @param html the page as sent, uncompressed @param htmlBytes its compressed size */
export function weigh(html: string, htmlBytes: number): PageWeight {
  const direct = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = join(ROOT, 'build/client', path)
    if (seen.has(path) || !existsSync(file)) return
    seen.add(path)
    // Static imports are fetched with it; dynamic ones are not.
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      visit(`/assets/${name}`)
  }
  direct.forEach(visit)
  const bytes = [...seen].reduce((sum, path) => sum + gzipBytes(join(ROOT, 'build/client', path)), 0)
  return { scriptGzipKb: round(bytes), htmlBrotliKb: round(htmlBytes) }
}

function gzipBytes(file: string): number {
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length
}

const round = (bytes: number) => Math.round(bytes / 102.4) / 10
