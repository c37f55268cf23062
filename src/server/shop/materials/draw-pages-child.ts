/**
 * What runs in the process of draw-pages.ts: draws pages of one PDF and ends. It is given no setting, may write no file
 * and start no program; a thread of its own ends it where it takes too long or too much memory, also when the process
 * that started it is gone (decision 0203).
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DrawAnswer, DrawnPage, DrawQuestion } from './draw-pages.ts'

const PDFJS = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
const folder = (name: string) => `${join(PDFJS, name)}/`
/** Of one picture within a page, and of a layer of it. */
const MAX_IMAGE_PIXELS = 16_000_000
const MAX_LAYER_BYTES = 64_000_000
/** What is longer than that is no page of a book. */
const MAX_SIDE_PER_SIDE = 3
const WEBP_QUALITY = 72

process.once('message', (question: DrawQuestion) => {
  watch(question)
  void answer(question).then((said) => process.send?.(said, () => process.disconnect()))
})

/** In a thread, since drawing holds this one up. */
function watch({ maxMs, maxBytes }: DrawQuestion): void {
  const code = `
    const { maxMs, maxBytes, pid } = require('node:worker_threads').workerData
    const endsAt = performance.now() + maxMs
    setInterval(() => {
      if (performance.now() >= endsAt || process.memoryUsage.rss() > maxBytes) process.kill(pid, 'SIGKILL')
    }, 25)`
  new Worker(code, { eval: true, workerData: { maxMs, maxBytes, pid: process.pid } }).unref()
}

async function answer(question: DrawQuestion): Promise<DrawAnswer> {
  try {
    return { pages: await drawAll(question) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}

async function drawAll({ pdf, pages, widths }: DrawQuestion): Promise<DrawnPage[]> {
  const document = await getDocument({
    data: Uint8Array.from(pdf),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_IMAGE_PIXELS,
    canvasMaxAreaInBytes: MAX_LAYER_BYTES,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
  }).promise
  const drawn: DrawnPage[] = []
  for (const number of pages) drawn.push(await drawPage(document, number, widths))
  return drawn
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  widths: readonly number[],
): Promise<DrawnPage> {
  const page = await document.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const sides = natural.height / natural.width
  if (!(sides <= MAX_SIDE_PER_SIDE && sides >= 1 / MAX_SIDE_PER_SIDE)) {
    throw new Error(`page ${number} is ${natural.width} × ${natural.height}`)
  }
  const width = Math.max(...widths)
  const viewport = page.getViewport({ scale: width / natural.width })
  const sheet = createCanvas(width, Math.round(viewport.height))
  // It answers to all that pdf.js asks of a browser's canvas; the types do not know of each other.
  const canvas = sheet as unknown as HTMLCanvasElement
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE, background: '#ffffff' })
    .promise
  const pictures: Uint8Array[] = []
  for (const wanted of widths) pictures.push(await inWidth(sheet, wanted).encode('webp', WEBP_QUALITY))
  return { number, width, height: sheet.height, pictures }
}

function inWidth(sheet: Canvas, width: number): Canvas {
  if (width === sheet.width) return sheet
  const small = createCanvas(width, Math.round((width * sheet.height) / sheet.width))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, 0, 0, small.width, small.height)
  return small
}
