/** What a photograph is taken of, from where, and what goes wrong: drawn by its number, the same in every run. */
import { type Chance, chanceOf } from './chance.ts'
import { PAPERS, type PageKind, type Paper } from './written-page.ts'

/** Two hundred and twenty as they come, forty strongly curled and seen from the side, forty between two classes. */
export const SHOTS = { usual: 220, curled: 40, borderline: 40 } as const
export const SHOT_COUNT = SHOTS.usual + SHOTS.curled + SHOTS.borderline
export const PAGES_OF_A_KIND = 16

export type ShotSet = keyof typeof SHOTS
export type Defect = 'none' | 'blurred' | 'dark' | 'cut-off' | 'glare'
export type Desk = 'dark' | 'wood' | 'cloth' | 'light' | 'white'

export type View = {
  readonly turn: number
  readonly axis: number
  readonly tilt: number
  readonly distance: number
  readonly bow: number
  readonly bowAxis: number
  readonly spine: number
  readonly lift: number
  readonly corner: number
  /** Pixels to the millimetre, and where the middle of the page stands. */
  scale: number
  left: number
  top: number
}

export type Shot = {
  readonly number: number
  readonly set: ShotSet
  readonly kind: PageKind
  /** Among the pages of its kind. */
  readonly page: number
  readonly defect: Defect
  readonly width: number
  readonly height: number
  readonly megapixels: number
  readonly view: View
  readonly desk: Desk
  readonly blurPx: number
  readonly isShaken: boolean
  readonly exposure: number
  readonly noise: number
  readonly jpeg: number
  readonly hasShadow: boolean
  readonly hasClutter: boolean
  readonly hasFinger: boolean
  readonly glare: number
  readonly tint: readonly [number, number, number]
}

const DESKS: readonly Desk[] = ['dark', 'wood', 'cloth', 'light', 'white']
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function shotOf(number: number): Shot {
  const chance = chanceOf(7 + number * 977)
  const kind: PageKind = number % 2 === 0 ? 'sheet' : 'notebook'
  const set: ShotSet =
    number < SHOTS.usual ? 'usual' : number < SHOTS.usual + SHOTS.curled ? 'curled' : 'borderline'
  const defect = defectOf(set, chance)
  const megapixels = chance.pick([1, 1.5, 2, 3, 3, 5, 5, 8, 8, 12, 12])
  const long = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3))
  const short = Math.round(long * 0.75)
  const view = viewOf(set, kind, chance)
  const extent = extentOf(view, PAPERS[kind])
  const isWide = extent.width > extent.height !== chance.isHappening(0.15)
  const [width, height] = isWide ? [long, short] : [short, long]
  place(view, extent, { width, height }, chance)
  if (defect === 'cut-off')
    cutOff(view, PAPERS[kind], { width, height, isSlight: set === 'borderline' }, chance)
  const isSlight = set === 'borderline'
  const blurMm =
    defect === 'blurred'
      ? isSlight
        ? chance.between(0.2, 0.45)
        : chance.between(0.45, 0.95)
      : chance.between(0.05, 0.18)
  return {
    number,
    set,
    kind,
    page: Math.floor(chance.next() * PAGES_OF_A_KIND),
    defect,
    width,
    height,
    megapixels,
    view,
    desk: chance.pick(DESKS),
    blurPx: blurMm * view.scale,
    isShaken: defect === 'blurred' && chance.isHappening(0.4),
    exposure:
      defect === 'dark'
        ? isSlight
          ? chance.between(0.27, 0.5)
          : chance.between(0.13, 0.27)
        : chance.between(0.62, 0.98),
    noise: defect === 'dark' ? chance.between(5, 12) : chance.between(1.5, 6.5),
    jpeg: 40 + Math.floor(chance.next() * 46),
    hasShadow: chance.isHappening(0.5),
    hasClutter: chance.isHappening(0.4),
    hasFinger: chance.isHappening(0.15),
    glare: defect === 'glare' ? (isSlight ? chance.between(0.6, 1) : 1.35) : 0,
    tint: [1, chance.between(0.97, 1.01), chance.between(0.86, 1.01)],
  }
}

function defectOf(set: ShotSet, chance: Chance): Defect {
  const value = chance.next()
  if (set === 'curled') return 'none'
  if (set === 'borderline') return chance.pick(['blurred', 'dark', 'cut-off', 'glare'] as const)
  if (value < 0.62) return 'none'
  if (value < 0.73) return 'blurred'
  if (value < 0.82) return 'dark'
  return value < 0.92 ? 'cut-off' : 'glare'
}

function viewOf(set: ShotSet, kind: PageKind, chance: Chance): View {
  const side = chance.next()
  const base =
    side < 0.45 ? 0 : side < 0.6 ? 90 : side < 0.7 ? 180 : side < 0.8 ? 270 : chance.between(0, 360)
  const isCurled = set === 'curled'
  const usualBow = chance.isHappening(0.3)
    ? 0
    : Math.min(10, Math.abs(chance.bell()) * 3.5) * (chance.isHappening(0.75) ? 1 : -0.5)
  return {
    turn: radians(base + chance.between(-7, 7)),
    axis: chance.between(0, 2 * Math.PI),
    tilt: radians(
      isCurled
        ? chance.between(15, 35)
        : chance.isHappening(0.5)
          ? chance.between(0, 15)
          : chance.between(0, 35),
    ),
    distance: chance.between(380, 630),
    bow: isCurled ? chance.between(7, 17) : usualBow,
    bowAxis: chance.pick([0, Math.PI / 2, chance.between(0, Math.PI / 2)]),
    spine: kind === 'notebook' && chance.isHappening(0.5) ? chance.between(0, 9) : 0,
    lift: chance.isHappening(0.3) ? chance.between(0, 8) : 0,
    corner: Math.floor(chance.next() * 4),
    scale: 1,
    left: 0,
    top: 0,
  }
}

/** How high the paper stands over the desk, in millimetres. */
export function heightAt(view: View, { width, height }: Paper, x: number, y: number): number {
  const [u, v] = [x / width, y / height]
  const along = Math.max(0, Math.min(1, u * Math.cos(view.bowAxis) + v * Math.sin(view.bowAxis)))
  const corner = (view.corner & 1 ? u : 1 - u) ** 3 * (view.corner & 2 ? v : 1 - v) ** 3
  return view.bow * Math.sin(Math.PI * along) + view.spine * Math.exp(-x / 28) + view.lift * corner
}

/** From millimetres of the page to pixels of the photograph: the truth. */
export function seen(view: View, paper: Paper, x: number, y: number): [number, number] {
  const [cosTurn, sinTurn] = [Math.cos(view.turn), Math.sin(view.turn)]
  const [cosAxis, sinAxis] = [Math.cos(view.axis), Math.sin(view.axis)]
  const [cosTilt, sinTilt] = [Math.cos(view.tilt), Math.sin(view.tilt)]
  const [px, py, pz] = [x - paper.width / 2, y - paper.height / 2, heightAt(view, paper, x, y)]
  const [tx, ty] = [px * cosTurn - py * sinTurn, px * sinTurn + py * cosTurn]
  const a = tx * cosAxis + ty * sinAxis
  const b = -tx * sinAxis + ty * cosAxis
  const near = view.distance / (view.distance - (b * sinTilt + pz * cosTilt))
  const flat = b * cosTilt - pz * sinTilt
  return [
    (a * cosAxis - flat * sinAxis) * near * view.scale + view.left,
    (a * sinAxis + flat * cosAxis) * near * view.scale + view.top,
  ]
}

export function cornersSeen(view: View, paper: Paper): [number, number][] {
  return [
    seen(view, paper, 0, 0),
    seen(view, paper, paper.width, 0),
    seen(view, paper, paper.width, paper.height),
    seen(view, paper, 0, paper.height),
  ]
}

function extentOf(view: View, paper: Paper) {
  const edge = Array.from({ length: 11 }, (_, at) => at / 10).flatMap((share) => [
    seen(view, paper, share * paper.width, 0),
    seen(view, paper, share * paper.width, paper.height),
    seen(view, paper, 0, share * paper.height),
    seen(view, paper, paper.width, share * paper.height),
  ])
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

type Extent = ReturnType<typeof extentOf>
type Frame = { readonly width: number; readonly height: number }

function place(view: View, extent: Extent, { width, height }: Frame, chance: Chance): void {
  view.scale = chance.between(0.7, 0.96) * Math.min(width / extent.width, height / extent.height)
  view.left = -extent.left * view.scale + (width - extent.width * view.scale) * chance.between(0.1, 0.9)
  view.top = -extent.top * view.scale + (height - extent.height * view.scale) * chance.between(0.1, 0.9)
}

/** A corner, or a side, lies outside of the picture. */
function cutOff(
  view: View,
  paper: Paper,
  { width, height, isSlight }: Frame & { isSlight: boolean },
  chance: Chance,
): void {
  const [x, y] = chance.pick(cornersSeen(view, paper))
  const over = (isSlight ? chance.between(0, 0.035) : chance.between(0.035, 0.105)) * Math.min(width, height)
  const [dx, dy] = [x - width / 2, y - height / 2]
  const isCorner = chance.isHappening(0.6)
  if (isCorner || Math.abs(dx) > Math.abs(dy)) view.left += dx > 0 ? width - x + over : -x - over
  if (isCorner || Math.abs(dx) <= Math.abs(dy)) view.top += dy > 0 ? height - y + over : -y - over
}
