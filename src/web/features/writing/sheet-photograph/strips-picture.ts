/** The lines of a page as one picture: strip below strip, each behind its number; nothing else of the page goes along. */
import { MOST_PAGE_BYTES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import type { TypedLine } from '#domain/writing/transcription.ts'

export type NumberedLine = { readonly number: number; readonly line: TypedLine }

const STRIP_PX = 1100
const NUMBER_PX = 70
const GAP_PX = 10
/** The first that is small enough is sent. */
const QUALITIES = [0.75, 0.5, 0.3] as const

/** @returns null where this browser cannot make it */
export async function stripsPicture(page: Blob, rows: readonly NumberedLine[]): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(page)
    const scale = STRIP_PX / bitmap.width
    const heights = rows.map(({ line }) => Math.round((line.bottom - line.top) * bitmap.height * scale))
    const canvas = document.createElement('canvas')
    canvas.width = NUMBER_PX + STRIP_PX
    canvas.height = heights.reduce((sum, height) => sum + height + GAP_PX, GAP_PX)
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = '#000'
    pen.font = 'bold 30px sans-serif'
    pen.textBaseline = 'middle'
    let y = GAP_PX
    for (const [at, { number, line }] of rows.entries()) {
      const height = heights[at] ?? 0
      pen.fillText(String(number), 8, y + height / 2)
      const [top, deep] = [line.top * bitmap.height, (line.bottom - line.top) * bitmap.height]
      pen.drawImage(bitmap, 0, top, bitmap.width, deep, NUMBER_PX, y, STRIP_PX, height)
      y += height + GAP_PX
    }
    bitmap.close()
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob && blob.size <= MOST_PAGE_BYTES) return blob
    }
    return null
  } catch {
    return null
  }
}
