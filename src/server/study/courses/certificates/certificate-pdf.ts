/** A certificate on one sheet of A4, to print or to send on: what its page says, and how to prove it. */
import { readFile } from 'node:fs/promises'
import * as fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { writtenCode } from '#domain/study/courses/certificate.ts'
import type { Certificate } from '#domain/study/courses/course-wire.ts'
import { FONT_FILES } from '#server/shop/materials/pdf-fonts.ts'
import { writable } from '#server/shop/materials/stamp-text.ts'
import { certificateTexts as texts } from '#texts/study/certificate.ts'

/** A4, lying: width and height in points. */
const SHEET = { width: 841.89, height: 595.28 }
const MARGIN_PT = 56
const INK = rgb(0.086, 0.125, 0.227)
const SOFT = rgb(0.357, 0.392, 0.475)
const PEN = rgb(0.11, 0.282, 0.659)

/** @param siteUrl where its code is proven */
export async function certificatePdf(certificate: Certificate, siteUrl: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const [text, bold, display] = await Promise.all(
    [
      FONT_FILES['Source Sans 3'].normal,
      FONT_FILES['Source Sans 3'].bold,
      FONT_FILES['Bricolage Grotesque'].bold,
    ].map(async (file) => document.embedFont(await readFile(file), { subset: true })),
  )
  if (!text || !bold || !display) throw new Error('a font of the certificate is missing')
  document.setTitle(texts.fileTitle(certificate), { showInWindowTitleBar: true })
  document.setLanguage('pt-BR')
  document.setCreationDate(new Date(certificate.issuedAt))
  document.setModificationDate(new Date(certificate.issuedAt))
  const page = document.addPage([SHEET.width, SHEET.height])
  const frame = { x: 28, y: 28, width: SHEET.width - 56, height: SHEET.height - 56 }
  page.drawRectangle({ ...frame, borderColor: INK, borderWidth: 1.5 })
  const line = (words: string, font: PDFFont, sizePt: number, y: number, color = INK) =>
    centred(page, writable(words), { font, sizePt, y, color })

  line(texts.site, display, 22, 490, PEN)
  line(texts.heading, text, 15, 440, SOFT)
  line(certificate.studentName, display, 34, 372)
  line(texts.done, text, 15, 326)
  line(certificate.courseTitle, bold, 24, 284)
  line(texts.extent(certificate), text, 14, 250)
  line(texts.issuedOn(certificate), text, 13, 186)
  line(texts.kind, text, 11, 166, SOFT)
  const address = new URL(`/certificado/${certificate.code}`, siteUrl)
  line(texts.proof({ code: writtenCode(certificate.code) }), bold, 12, 92)
  line(`${address.host}${address.pathname}`, text, 12, 72, SOFT)
  return document.save({ addDefaultPage: false })
}

type Line = { font: PDFFont; sizePt: number; y: number; color: ReturnType<typeof rgb> }

/** A name that is too long for the sheet gets smaller letters. */
function centred(page: PDFPage, words: string, { font, sizePt, y, color }: Line): void {
  const widestPt = SHEET.width - 2 * MARGIN_PT
  const size = Math.min(sizePt, (sizePt * widestPt) / font.widthOfTextAtSize(words, sizePt))
  const x = (SHEET.width - font.widthOfTextAtSize(words, size)) / 2
  page.drawText(words, { x, y, size, font, color })
}
