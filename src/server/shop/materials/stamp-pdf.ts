/**
 * Whose copy is this? Writes the buyer's name and e-mail at the foot of every page of a bought PDF.
 * The stamp is one drawing that all pages share, so its cost hardly grows with their number; text,
 * links and outline of the material stay as they are.
 */
import { readFile } from 'node:fs/promises'
import * as fontkit from '@cantoo/fontkit'
import {
  asPDFNumber,
  beginMarkedContent,
  beginText,
  concatTransformationMatrix,
  drawObject,
  endMarkedContent,
  endText,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import { TEXT_FONT_FILE } from './pdf-fonts.ts'
import { type Buyer, stampLine } from './stamp-text.ts'

const SIDE_MARGIN_PT = 24
const BASELINE_PT = 15
/** Room below the baseline for the descenders, inside of the shared drawing. */
const DESCENT_PT = 3
const STAMP_COLOR = rgb(0.357, 0.392, 0.475)

/** Read once: the file never changes while the process runs. */
let fontBytes: Promise<Uint8Array> | null = null

/**
 * Stamps every page with "Material de {name} · {email} · uso pessoal".
 *
 * Characters that the font cannot write are replaced and long names are shortened; no name makes it fail.
 *
 * @throws when the bytes are no readable PDF
 */
export async function stampPdf(pdf: Uint8Array, buyer: Buyer): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true })
  const pages = document.getPages()
  if (pages.length === 0) throw new Error('the PDF has no pages')
  document.registerFontkit(fontkit)
  fontBytes ??= readFile(TEXT_FONT_FILE)
  const font = await document.embedFont(await fontBytes, { subset: true })

  const narrowestPt = Math.min(...pages.map((page) => page.getWidth()))
  const line = stampLine(buyer, narrowestPt - 2 * SIDE_MARGIN_PT)
  const widthPt = font.widthOfTextAtSize(line.text, line.sizePt)
  const fontName = PDFName.of('StampFont')
  const drawing = document.context.formXObject(
    [
      beginText(),
      setFillingColor(STAMP_COLOR),
      setFontAndSize(fontName, asPDFNumber(line.sizePt)),
      setTextMatrix(1, 0, 0, 1, 0, DESCENT_PT),
      showText(font.encodeText(line.text)),
      endText(),
    ],
    {
      BBox: document.context.obj([0, 0, widthPt + 1, line.sizePt + DESCENT_PT]),
      Resources: document.context.obj({ Font: { StampFont: font.ref } }),
    },
  )
  const drawingRef = document.context.register(drawing)

  for (const page of pages) {
    const box = page.getMediaBox()
    const x = box.x + (box.width - widthPt) / 2
    const name = page.node.newXObject('Stamp', drawingRef)
    page.pushOperators(
      beginMarkedContent('Artifact'),
      pushGraphicsState(),
      concatTransformationMatrix(1, 0, 0, 1, x, box.y + BASELINE_PT - DESCENT_PT),
      drawObject(name),
      popGraphicsState(),
      endMarkedContent(),
    )
  }
  return document.save({ updateFieldAppearances: false, addDefaultPage: false })
}
