/**
 * `npm run bench:photographs`: three hundred made photographs of written pages, read as a telephone would read them, and
 * one table of how they fared against the goals (docs/photographs.md). PHOTOGRAPHS names how many, evenly chosen;
 * PHOTOGRAPHS_KEPT a folder that keeps the pictures. No real photograph is among them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTable } from '../table.ts'
import { drawPage, type Pixels, photograph } from './camera.ts'
import { chanceOf } from './chance.ts'
import { type Measured, measure } from './measure.ts'
import { addRows } from './report.ts'
import { SHOT_COUNT, type Shot, shotOf } from './shot.ts'
import { openFaces, PAPERS, type WrittenPage, writePage } from './written-page.ts'

const COUNT = Number(process.env['PHOTOGRAPHS'] ?? SHOT_COUNT)
const KEPT = process.env['PHOTOGRAPHS_KEPT']
const ROOT = join(import.meta.dirname, '../..')

const faces = await openFaces()
const pages = new Map<string, WrittenPage>()
let drawn: { key: string; pixels: Pixels } | null = null

/** The page of a shot is drawn once for all that show it: they are taken in the order of their pages. */
async function pageOf(shot: Shot): Promise<{ written: WrittenPage; pixels: Pixels }> {
  const key = `${shot.kind}-${shot.page}`
  const paper = PAPERS[shot.kind]
  const written =
    pages.get(key) ??
    writePage(paper, faces, chanceOf(1000 + shot.page * 2 + (shot.kind === 'sheet' ? 0 : 1)))
  pages.set(key, written)
  if (drawn?.key !== key) drawn = { key, pixels: await drawPage(written.svg, paper) }
  return { written, pixels: drawn.pixels }
}

const shots = Array.from({ length: COUNT }, (_, at) => shotOf(Math.floor((at * SHOT_COUNT) / COUNT)))
shots.sort((a, b) => a.kind.localeCompare(b.kind) || a.page - b.page)
const results: Measured[] = []
if (KEPT) await mkdir(KEPT, { recursive: true })
for (const shot of shots) {
  const { written, pixels } = await pageOf(shot)
  const jpeg = await photograph(shot, pixels)
  if (KEPT) await writeFile(join(KEPT, `${shot.number}.jpg`), jpeg)
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
