/**
 * Makes the pages' pictures for link previews from the drawings of the covers: run by hand after a card or a drawing
 * has changed, and commit what it writes into public/images/social/pages. Needs neither a browser nor system fonts.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { INKS } from './booklets/typeset-theme.ts'
import { display, logoMark, moved, plain, swept } from './covers/shapes.ts'
import { SOCIAL_CARDS, type SocialCard } from './social/cards.ts'
import { outlined, widthOf } from './social/outlined.ts'

const FOLDER = join(import.meta.dirname, '../public/images/social/pages')
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const TEXT_WIDTH = 570
const LARGEST_TITLE = 104
const LINE_SIZE = 33

await mkdir(FOLDER, { recursive: true })
for (const [name, card] of Object.entries(SOCIAL_CARDS)) {
  const { size } = await sharp(Buffer.from(cardSvg(card)))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`))
  console.log(`${name}  ${Math.round(size / 1024)} kB`)
}

function cardSvg({ title, line, look, art }: SocialCard): string {
  const widest = Math.max(...title.map((text) => widthOf(text, 'Bricolage Grotesque', true, 1)))
  const size = Math.min(LARGEST_TITLE, TEXT_WIDTH / widest)
  const lines = wrapped(line)
  const titleTop = 330 - (title.length * size * 0.98 + lines.length * 44) / 2 + size * 0.9
  const lastY = titleTop + (title.length - 1) * size * 0.98
  const lastWidth = widthOf(title.at(-1) ?? '', 'Bricolage Grotesque', true, size)
  return outlined(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.ground}"/>`,
      `<svg x="660" y="0" width="540" height="${HEIGHT}" viewBox="0 262 600 700" preserveAspectRatio="xMidYMin slice">${art()}</svg>`,
      moved(MARGIN, 56, 0.78, logoMark()),
      display('Domine a Redação', MARGIN + 62, 91, { size: 29, color: look.text }),
      look.isDark
        ? swept(MARGIN, lastY + size * 0.14, lastWidth, size * 0.12)
        : swept(MARGIN - 4, lastY - size * 0.6, lastWidth + 8, size * 0.68),
      ...title.map((text, row) =>
        display(text, MARGIN, titleTop + row * size * 0.98, {
          size,
          color: look.text,
          spacing: -size * 0.012,
        }),
      ),
      ...lines.map((text, row) =>
        plain(text, MARGIN, lastY + 74 + row * 44, { size: LINE_SIZE, color: look.text }),
      ),
      `<rect y="${HEIGHT - 10}" width="${WIDTH}" height="10" fill="${look.isDark ? INKS.marker : INKS.pen}"/>`,
      '</svg>',
    ].join(''),
  )
}

/** The line's words in as many rows as the width asks for. */
function wrapped(text: string): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = [rows.at(-1), word].filter(Boolean).join(' ')
    if (rows.length > 0 && widthOf(longer, 'Source Sans 3', false, LINE_SIZE) <= TEXT_WIDTH) {
      rows[rows.length - 1] = longer
    } else rows.push(word)
  }
  return rows
}
