import { codeCells, codeLetters, type SheetCode } from '#domain/writing/sheet-photograph/sheet-code.ts'
import {
  CODE_GRID,
  MARKER_CELLS,
  MARKER_CODES,
  MARKER_CORNERS,
  MARKER_MM,
  markerBits,
  type Point,
  RULE_COUNT,
  ruleMm,
  SHEET,
} from '#domain/writing/sheet-photograph/sheet-layout.ts'
import { themeLines } from '#domain/writing/sheet-photograph/theme-lines.ts'
import { SHEET_LINES } from '#domain/writing/writing-room.ts'
import { paperSheetTexts } from '#texts/writing/paper-sheet.ts'

const texts = paperSheetTexts.sheet
const { frame, marginMm, rightMm, pitchMm } = SHEET
/** Right of the left marker, left of the code. */
const HEAD_X = 28
const RULES = Array.from({ length: RULE_COUNT }, (_, rule) => rule)
const LINES = Array.from({ length: SHEET_LINES }, (_, line) => line)

type PaperSheetProps = {
  theme: string
  code: SheetCode
  /** Another exam than the ENEM: its name, and how many lines it has; null where that is not known. */
  exam?: { readonly name: string; readonly lines: number | null } | null
  /** From 0: an exam of more lines than a page has goes on overleaf. */
  page?: number
}

/** The sheet as it is printed: always black on white, in millimetres. */
export function PaperSheet({ theme, code, exam = null, page = 0 }: PaperSheetProps) {
  const first = page * SHEET_LINES
  /** Every page has the rules that a photograph is read by; beyond the exam's lines they bear no number. */
  const last = exam?.lines ?? first + SHEET_LINES
  const { sizeMm, lines } = themeLines(theme)
  const isNamed = code.theme !== 0 || code.account !== 0
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={exam ? texts.labelFor({ exam: exam.name, page: page + 1 }) : texts.label}
      className="w-full max-w-[44rem] justify-self-center border border-line print:w-[190mm] print:max-w-none print:break-after-page print:border-0 print:last:break-after-auto"
    >
      <rect x={frame.x} y={frame.y} width={frame.width} height={frame.height} fill="#fff" />
      {MARKER_CORNERS.map((corner, at) => (
        <Marker key={MARKER_CODES[at]} code={MARKER_CODES[at]!} corner={corner} />
      ))}
      <text x={HEAD_X} y={14} fontSize={3} fill="#555">
        {texts.theme}
      </text>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, in their order
        <text key={at} x={HEAD_X + 11} y={14 + at * sizeMm * 1.15} fontSize={sizeMm} fill="#111">
          {line}
        </text>
      ))}
      {isNamed ? <Code code={code} /> : null}
      <path
        d={RULES.map((rule) => `M${frame.x} ${ruleMm(rule)}H${rightMm}`).join('')}
        stroke="#777"
        strokeWidth={0.24}
      />
      <path
        d={[frame.x, marginMm, rightMm].map((x) => `M${x} ${ruleMm(0)}V${ruleMm(SHEET_LINES)}`).join('')}
        stroke="#555"
        strokeWidth={0.3}
      />
      {LINES.filter((line) => first + line < last).map((line) => (
        <text
          key={line}
          x={marginMm - 2.5}
          y={ruleMm(line) + pitchMm - 2.2}
          fontSize={4}
          textAnchor="end"
          fill="#444"
        >
          {String(first + line + 1).padStart(2, '0')}
        </text>
      ))}
      <text x={HEAD_X} y={279} fontSize={3.4} fill="#333">
        {texts.name}: ______________________________________________ {texts.date}: ____ /____ /______
      </text>
      <text x={HEAD_X} y={285} fontSize={2.6} fill="#555">
        {exam ? texts.footFor({ exam: exam.name }) : texts.foot}
      </text>
    </svg>
  )
}

/** One path for all white cells: neighbours drawn one by one leave hairlines between them. */
function Marker({ code, corner: [x, y] }: { code: number; corner: Point }) {
  const cell = MARKER_MM / MARKER_CELLS
  const white = markerBits(code).map(({ column, row }) => square(x + column * cell, y + row * cell, cell))
  return (
    <>
      <rect x={x} y={y} width={MARKER_MM} height={MARKER_MM} fill="#000" />
      <path d={white.join('')} fill="#fff" />
    </>
  )
}

function Code({ code }: { code: SheetCode }) {
  const { x, y, columns, cellMm } = CODE_GRID
  const dark = codeCells(code).flatMap((isDark, at) =>
    isDark ? [square(x + (at % columns) * cellMm, y + Math.floor(at / columns) * cellMm, cellMm)] : [],
  )
  return (
    <>
      <path d={dark.join('')} fill="#000" />
      <text x={x} y={y + 12} fontSize={3.2} fill="#333">
        {codeLetters(code)}
      </text>
    </>
  )
}

function square(x: number, y: number, side: number): string {
  return `M${x.toFixed(3)} ${y.toFixed(3)}h${side.toFixed(3)}v${side.toFixed(3)}h${(-side).toFixed(3)}z`
}
