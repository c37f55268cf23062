/** Turns the written words of a drawing into shapes, so that it looks the same on machines without our fonts. */
import { readFileSync } from 'node:fs'
import { create, type Font } from '@cantoo/fontkit'
import { FONT_FILES } from '#server/shop/materials/pdf-fonts.ts'

type Family = keyof typeof FONT_FILES

const TEXT_ELEMENT = /<text([^>]*)>([^<]*)<\/text>/g
const fonts = new Map<string, Font>()

/** @param svg with plain `<text>` elements as scripts/covers/shapes.ts writes them */
export function outlined(svg: string): string {
  return svg.replace(TEXT_ELEMENT, (_whole, attributes: string, content: string) => {
    const read = (name: string) => new RegExp(` ${name}="'?([^'"]*)'?"`).exec(attributes)?.[1]
    const family = read('font-family') ?? 'Source Sans 3'
    if (!isFamily(family)) throw new Error(`no font file for ${family}`)
    return wordsAsPath(unescaped(content), {
      font: fontOf(family, read('font-weight') === 'bold'),
      x: Number(read('x')),
      y: Number(read('y')),
      size: Number(read('font-size')),
      fill: read('fill') ?? '#000',
      anchor: read('text-anchor') ?? 'start',
      spacing: Number(read('letter-spacing') ?? 0),
    })
  })
}

/** Width of a line in the unit of `size`. */
export function widthOf(text: string, family: Family, isBold: boolean, size: number): number {
  const font = fontOf(family, isBold)
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

type Words = {
  font: Font
  x: number
  y: number
  size: number
  fill: string
  anchor: string
  spacing: number
}

function wordsAsPath(text: string, words: Words): string {
  const { font, size, spacing } = words
  const scale = size / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const width = advanceWidth * scale + spacing * Math.max(0, glyphs.length - 1)
  let x = words.x - (words.anchor === 'middle' ? width / 2 : words.anchor === 'end' ? width : 0)
  const shapes = glyphs.map((glyph, index) => {
    const position = positions?.[index]
    if (!position) return ''
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x + position.xOffset * scale, words.y - position.yOffset * scale)
    x += position.xAdvance * scale + spacing
    return path.toSVG()
  })
  return `<path fill="${words.fill}" d="${shapes.join('')}"/>`
}

function fontOf(family: Family, isBold: boolean): Font {
  const file = FONT_FILES[family][isBold ? 'bold' : 'normal']
  // Each of the files holds one face, not a collection.
  const font = fonts.get(file) ?? (create(readFileSync(file)) as Font)
  fonts.set(file, font)
  return font
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(FONT_FILES, name)
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
