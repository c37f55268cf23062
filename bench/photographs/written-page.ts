/**
 * Pages as a student would have written them: our sheet or a page of a notebook, with an essay in a face that looks like
 * handwriting, and the truth about where each letter stands. The faces are free (OFL) and stay in this bench.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from '@cantoo/fontkit'
import { codeCells, type SheetCode } from '#domain/writing/sheet-photograph/sheet-code.ts'
import {
  CODE_GRID,
  MARKER_CELLS,
  MARKER_CODES,
  MARKER_CORNERS,
  MARKER_MM,
  markerBits,
  RULE_COUNT,
  ruleMm,
  SHEET,
} from '#domain/writing/sheet-photograph/sheet-layout.ts'
import type { Chance } from './chance.ts'

export type PageKind = 'sheet' | 'notebook'
type Rules = { readonly count: number; readonly first: number; readonly pitch: number }
export type Paper = {
  readonly kind: PageKind
  readonly width: number
  readonly height: number
  readonly rules: Rules
  readonly left: number
  readonly right: number
}

export const PAPERS: Readonly<Record<PageKind, Paper>> = {
  sheet: {
    kind: 'sheet',
    width: SHEET.widthMm,
    height: SHEET.heightMm,
    rules: { count: RULE_COUNT, first: SHEET.firstRuleMm, pitch: SHEET.pitchMm },
    left: SHEET.marginMm,
    right: SHEET.rightMm,
  },
  notebook: {
    kind: 'notebook',
    width: 200,
    height: 275,
    rules: { count: 33, first: 24, pitch: 7.6 },
    left: 32,
    right: 192,
  },
}

/** A letter's middle, and the heights between which it stands, in millimetres. */
export type Letter = readonly [x: number, top: number, bottom: number]
/** `rule` is the one above it. */
export type WrittenLine = { readonly rule: number; readonly letters: readonly Letter[] }
export type WrittenPage = {
  readonly svg: string
  readonly lines: readonly WrittenLine[]
  readonly code: SheetCode
}

const require = createRequire(import.meta.url)
/** Each with the size, in millimetres, at which its small letters are as high as others'. */
const FACES = [
  { file: 'caveat/400Regular/Caveat_400Regular.ttf', size: 8.2 },
  { file: 'indie-flower/400Regular/IndieFlower_400Regular.ttf', size: 6.3 },
  { file: 'patrick-hand/400Regular/PatrickHand_400Regular.ttf', size: 6.6 },
  { file: 'shadows-into-light/400Regular/ShadowsIntoLight_400Regular.ttf', size: 6.6 },
] as const

const WORDS =
  `Falta ônibus à noite nos bairros afastados, e quem estuda depois do trabalho volta a pé ou desiste do curso. Embora a lei trate o transporte como direito de todos, a rota só existe onde há passageiros bastantes para pagar por ela. Em primeiro lugar, a cidade cresceu sem plano: casas foram erguidas longe das escolas, das fábricas e dos hospitais, e as linhas continuaram passando pelo centro. Além disso, o preço da passagem pesa mais para quem ganha menos, pois duas viagens por dia levam um quinto do salário. Um jovem que gasta três horas no trajeto dorme pouco, lê pouco e falta às provas; sua nota não mede o que sabe, mede a distância. Portanto, cabe às prefeituras, com apoio do Ministério das Cidades, criar linhas noturnas gratuitas para estudantes, por meio de contratos que paguem a empresa por quilômetro rodado, e não por catraca girada, a fim de que a aula da noite deixe de ser um luxo. Só assim a porta da escola ficará aberta também para quem mora do outro lado do rio.`.split(
    ' ',
  )

export async function openFaces(): Promise<Font[]> {
  return Promise.all(
    // Each file holds one face, not a collection.
    FACES.map(
      async ({ file }) => create(await readFile(require.resolve(`@expo-google-fonts/${file}`))) as Font,
    ),
  )
}

export function writePage(paper: Paper, fonts: readonly Font[], chance: Chance): WrittenPage {
  const face = Math.floor(chance.next() * FACES.length)
  const code = { theme: Math.floor(chance.next() * 65535) + 1, account: 0 }
  const hand = handwriting(paper, fonts[face]!, chance, FACES[face]!.size * chance.between(0.82, 1.22))
  const drawn = paper.kind === 'sheet' ? drawSheet(code) : drawNotebook(paper, chance)
  const { width, height } = paper
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawn}${hand.svg}</svg>`
  return { svg, lines: hand.lines, code }
}

function handwriting(paper: Paper, font: Font, chance: Chance, size: number) {
  const { rules, left, right } = paper
  const slant = Math.tan((chance.between(-4, 16) * Math.PI) / 180)
  const lift = chance.between(0.5, 1.6)
  const ink = chance.pick(['#16181c', '#1c2a6b', '#22252b', '#686868'])
  const pen = chance.between(0.05, 0.23).toFixed(2)
  const scale = size / font.unitsPerEm
  const lines: WrittenLine[] = []
  let svg = ''
  let next = Math.floor(chance.next() * WORDS.length)
  const most = Math.min(22 + Math.floor(chance.next() * 9), rules.count - 1)
  for (let rule = 0; rule < most; rule += 1) {
    const base = rules.first + (rule + 1) * rules.pitch
    const [phase, sway] = [chance.between(0, 2 * Math.PI), chance.between(0, 0.55)]
    const letters: Letter[] = []
    let x = left + 2 + (rule % 8 === 0 ? 12 : 0) + chance.between(0, 1.5)
    for (;;) {
      const word = WORDS[next % WORDS.length]!
      const { glyphs, positions, advanceWidth } = font.layout(word)
      const end = right - 2 - (chance.isHappening(0.3) ? chance.between(0, 6) : 0)
      if (x + advanceWidth * scale > end) break
      const y = base - lift + sway * Math.sin(x / 35 + phase) + chance.between(-0.175, 0.175)
      let at = x
      for (const [index, glyph] of glyphs.entries()) {
        const own = y + chance.between(-0.1, 0.1)
        const box = glyph.bbox
        const path = glyph.path.transform(scale, 0, slant * scale, -scale, at, own).toSVG()
        if (path !== '') {
          svg += `<path d="${path}" fill="${ink}" stroke="${ink}" stroke-width="${pen}"/>`
          letters.push([
            at + ((box.minX + box.maxX) / 2) * scale,
            own - box.maxY * scale,
            own - box.minY * scale,
          ])
        }
        at += (positions?.[index]?.xAdvance ?? 0) * scale
      }
      x += advanceWidth * scale + size * chance.between(0.28, 0.42)
      next += 1
    }
    lines.push({ rule, letters })
  }
  return { svg, lines }
}

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** As src/web/features/writing/paper-sheet draws it, without its words. */
function drawSheet(code: SheetCode): string {
  const cell = MARKER_MM / MARKER_CELLS
  const markers = MARKER_CORNERS.map(([x, y], at) => {
    const white = markerBits(MARKER_CODES[at]!).map(
      ({ column, row }) => `M${x + column * cell} ${y + row * cell}h${cell}v${cell}h${-cell}z`,
    )
    return `${box(x, y, MARKER_MM, MARKER_MM, '#000')}<path d="${white.join('')}" fill="#fff"/>`
  })
  const cells = codeCells(code).map((isDark, at) =>
    isDark
      ? box(
          CODE_GRID.x + (at % CODE_GRID.columns) * CODE_GRID.cellMm,
          CODE_GRID.y + Math.floor(at / CODE_GRID.columns) * CODE_GRID.cellMm,
          CODE_GRID.cellMm,
          CODE_GRID.cellMm,
          '#000',
        )
      : '',
  )
  const rules = Array.from({ length: RULE_COUNT }, (_, rule) =>
    box(SHEET.frame.x, ruleMm(rule) - 0.12, SHEET.rightMm - SHEET.frame.x, 0.24, '#777'),
  )
  const sides = [SHEET.frame.x, SHEET.marginMm, SHEET.rightMm].map((x) =>
    box(x - 0.15, ruleMm(0), 0.3, ruleMm(RULE_COUNT - 1) - ruleMm(0), '#555'),
  )
  return [box(0, 0, SHEET.widthMm, SHEET.heightMm, '#fff'), ...markers, ...cells, ...rules, ...sides].join('')
}

function drawNotebook({ width, height, rules }: Paper, chance: Chance): string {
  const paper = chance.isHappening(0.3) ? '#f7f2df' : '#fdfcf8'
  const rule = chance.isHappening(0.3) ? '#c3cfdf' : '#a3bada'
  const lines = Array.from({ length: rules.count }, (_, at) =>
    box(0, rules.first + at * rules.pitch - 0.14, width, 0.28, rule),
  )
  const holes = chance.isHappening(0.5)
    ? Array.from(
        { length: Math.floor((height - 12) / 8.5) },
        (_, at) => `<circle cx="5.5" cy="${8 + at * 8.5}" r="2" fill="#3a3632"/>`,
      )
    : []
  return [box(0, 0, width, height, paper), ...lines, box(27.8, 0, 0.35, height, '#e39a9a'), ...holes].join('')
}
