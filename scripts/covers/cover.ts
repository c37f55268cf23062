/**
 * What does the cover of a booklet look like? Puts the brand, the title and the plate's drawing
 * together as one SVG. The shop's pictures and the first page of the PDF are the same drawing.
 */
import { textWidthPt } from '#server/shop/materials/text-width.ts'
import { plateOf } from './plates.ts'
import { display, escaped, logoMark, moved, plain } from './shapes.ts'

const WIDTH = 600
/** A plate is 3:4 for the shop; a page has the proportions of A4. */
const HEIGHTS = { plate: 800, page: 851.3 } as const
const MARGIN = 44
const LARGEST_TITLE = 98
/** Width of Bricolage Grotesque ExtraBold compared with Source Sans 3 Regular, on Portuguese titles. */
const DISPLAY_WIDTH_FACTOR = 1.235

export type CoverFormat = keyof typeof HEIGHTS

/** The cover as a standalone SVG document; fonts are named, not embedded. */
export function coverSvg(cover: { slug: string; title: string; format: CoverFormat }): string {
  const plate = plateOf(cover.slug, cover.title)
  const height = HEIGHTS[cover.format]
  const widest = Math.max(...plate.titleLines.map((text) => textWidthPt(text, 1) * DISPLAY_WIDTH_FACTOR))
  const size = Math.min(LARGEST_TITLE, (WIDTH - 2 * MARGIN) / widest)
  const firstBaseline = 108 + size * 0.86
  const title = plate.titleLines.map((text, row) =>
    display(text, MARGIN - 3, firstBaseline + row * size * 0.96, {
      size,
      color: plate.text,
      spacing: -size * 0.012,
    }),
  )
  const promiseY = firstBaseline + (plate.titleLines.length - 1) * size * 0.96 + 48
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(cover.title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${plate.ground}"/>`,
    moved(MARGIN, 38, 0.62, logoMark()),
    display('Domine a Redação', MARGIN + 50, 65, { size: 21, color: plate.text }),
    plain(plate.kicker, WIDTH - MARGIN, 64, { size: 18, color: plate.text, anchor: 'end' }),
    ...title,
    plain(plate.promise, MARGIN, promiseY, { size: 25, color: plate.text }),
    // Last, so that the words come first when the page is read aloud or copied.
    plate.art(),
    '</svg>',
  ].join('')
}
