/**
 * `npm run bench:photographs`: three hundred made photographs of written pages, read as a telephone would read them, and
 * one table of how they fared against the goals (docs/photographs.md). PHOTOGRAPHS names how many, evenly chosen;
 * PHOTOGRAPHS_KEPT a folder that keeps the pictures. No real photograph is among them.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTable } from '../table.ts'
import { drawPage, photograph } from './camera.ts'
import { chanceOf } from './chance.ts'
import { type Measured, measure } from './measure.ts'
import { addRows } from './report.ts'
import type { Pixels } from './scene.ts'
import { SHOT_COUNT, type Shot, shotOf } from './shot.ts'
import { openFaces, PAPERS, type WrittenPage, writePage } from './written-page.ts'

const COUNT = Number(process.env['PHOTOGRAPHS'] ?? SHOT_COUNT)
const KEPT = process.env['PHOTOGRAPHS_KEPT']
const ROOT = join(import.meta.dirname, '../..')

const faces = await openFaces()
const pages = new Map<string, WrittenPage>()
let drawn: { key: string; pixels: Pixels } | null = null

/** The page of a shot is drawn once for all that show it: they are taken in the order of their pages. */
async function pictureOf(shot: Shot, written: WrittenPage): Promise<Buffer> {
  const kept = KEPT && join(KEPT, `${shot.number}.jpg`)
  if (kept && existsSync(kept)) return readFile(kept)
  const key = keyOf(shot)
  if (drawn?.key !== key) drawn = { key, pixels: await drawPage(written.svg, PAPERS[shot.kind]) }
  const jpeg = await photograph(shot, drawn.pixels)
  if (kept) await writeFile(kept, jpeg)
  return jpeg
}

function writtenFor(shot: Shot): WrittenPage {
  const known = pages.get(keyOf(shot))
  if (known) return known
  const seed = 1000 + shot.page * 2 + (shot.kind === 'sheet' ? 0 : 1)
  const written = writePage(PAPERS[shot.kind], faces, chanceOf(seed))
  pages.set(keyOf(shot), written)
  return written
}

function keyOf({ kind, page }: Shot): string {
  return `${kind}-${page}`
}

const shots = Array.from({ length: COUNT }, (_, at) => shotOf(Math.floor((at * SHOT_COUNT) / COUNT)))
shots.sort((a, b) => b.kind.localeCompare(a.kind) || a.page - b.page)
const results: Measured[] = []
if (KEPT) await mkdir(KEPT, { recursive: true })
for (const shot of shots) {
  const written = writtenFor(shot)
  const jpeg = await pictureOf(shot, written)
  const result = await measure(shot, written, jpeg)
  results.push(result)
  const { way, cornerError, wholeLines, lines } = result
  console.error(
    `${results.length}/${shots.length} #${shot.number} ${shot.set} ${shot.kind} ${shot.defect} ${shot.desk} ${shot.megapixels} MP: ${way}, corners ${cornerError?.toFixed(2) ?? '–'} %, lines ${wholeLines}/${lines}, ${result.faults.join('+') || 'no fault'}, ${Math.round(result.cpuMs.find)}+${Math.round(result.cpuMs.read)} ms`,
  )
}
const table = createTable()
addRows(table, results)
const markdown = table.markdown()
await mkdir(join(ROOT, 'build'), { recursive: true })
await writeFile(join(ROOT, 'build/photographs.md'), markdown)
console.log(markdown)
