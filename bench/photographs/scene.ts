/** Lays out what is photographed: a desk, what else lies on it, the bent page, a finger that holds it. */
import sharp, { type Sharp } from 'sharp'
import type { Chance } from './chance.ts'
import { type Desk, heightAt, type Shot, seen } from './shot.ts'
import { PAPERS } from './written-page.ts'

export type Pixels = { readonly width: number; readonly height: number; readonly data: Buffer }

export async function read(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export const asPicture = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

/** @param page as it was drawn; @returns three bytes a pixel of the photograph, without its light */
export async function lay(shot: Shot, page: Pixels, chance: Chance): Promise<Buffer> {
  const data = await desk(shot, chance)
  const shown = shot.view.scale > 7 ? page : await smaller(page, shot.view.scale > 4 ? 2 : 4)
  layPage(shot, shown, data, chance)
  if (shot.hasFinger) layFinger(shot, data, chance)
  return data
}

async function smaller(page: Pixels, by: number): Promise<Pixels> {
  return read(
    asPicture(page).resize(Math.round(page.width / by), Math.round(page.height / by), { fit: 'fill' }),
  )
}

type Colour = readonly [number, number, number]
const COLOURS: Readonly<Record<Desk, readonly Colour[]>> = {
  dark: [
    [34, 32, 36],
    [52, 40, 34],
    [30, 44, 40],
  ],
  wood: [
    [140, 98, 62],
    [170, 128, 86],
    [96, 66, 44],
  ],
  cloth: [
    [120, 40, 44],
    [50, 84, 120],
    [168, 150, 100],
  ],
  light: [
    [196, 192, 186],
    [205, 205, 208],
    [188, 180, 166],
  ],
  white: [
    [226, 226, 224],
    [232, 230, 226],
    [218, 220, 224],
  ],
}

/** Drawn small and enlarged: a desk has no letters on it. */
async function desk(shot: Shot, chance: Chance): Promise<Buffer> {
  const [width, height] = shot.width > shot.height ? [640, 480] : [480, 640]
  const data = Buffer.alloc(width * height * 3)
  const colour = chance.pick(COLOURS[shot.desk])
  const grain = Float32Array.from({ length: 4096 }, () => chance.next())
  const noise = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [a, b] = [x - column, y - row]
    const of = (dx: number, dy: number) => grain[((column + dx) & 63) + 64 * ((row + dy) & 63)]!
    return (of(0, 0) * (1 - a) + of(1, 0) * a) * (1 - b) + (of(0, 1) * (1 - a) + of(1, 1) * a) * b
  }
  const angle = chance.between(0, Math.PI)
  const period = chance.between(10, 35)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x * Math.cos(angle) + y * Math.sin(angle)
      const v = -x * Math.sin(angle) + y * Math.cos(angle)
      const shade = {
        dark: () => 0.85 + 0.35 * noise(x / 4, y / 4),
        wood: () =>
          0.72 +
          0.4 * noise(u / 60, v / 3) +
          0.15 * noise(u / 15, v / 1.2) -
          (((v % 110) + 110) % 110 < 2 ? 0.35 : 0),
        cloth: () =>
          ((Math.floor(u / period) + Math.floor(v / period)) & 1 ? 1.15 : 0.8) + 0.2 * noise(x / 2, y / 2),
        light: () => 0.95 + 0.08 * noise(x / 9, y / 9) + 0.04 * noise(x / 2, y / 2),
        white: () => 0.95 + 0.08 * noise(x / 9, y / 9) + 0.04 * noise(x / 2, y / 2),
      }[shot.desk]()
      for (const [channel, level] of colour.entries())
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, level * shade))
    }
  if (shot.hasClutter) layClutter(data, width, height, chance)
  const whole = asPicture({ width, height, data }).resize(shot.width, shot.height, { fit: 'fill' })
  return (await read(whole)).data
}

/** Other papers, books and pens beside the sheet or under it. */
function layClutter(data: Buffer, width: number, height: number, chance: Chance): void {
  for (let left = 1 + Math.floor(chance.next() * 3); left > 0; left -= 1) {
    const [cx, cy] = [chance.next() * width, chance.next() * height]
    const isPen = chance.isHappening(0.4)
    const wide = isPen ? 5 : chance.between(60, 220)
    const high = isPen ? chance.between(80, 140) : wide * chance.between(1.2, 1.5)
    const angle = chance.between(0, Math.PI)
    const colour = chance.isHappening(0.4)
      ? [235, 234, 228]
      : [chance.between(40, 220), chance.between(40, 200), chance.between(40, 220)]
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const u = (x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle)
        const v = -(x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle)
        if (Math.abs(u) >= wide / 2 || Math.abs(v) >= high / 2) continue
        for (const [channel, level] of colour.entries()) data[(y * width + x) * 3 + channel] = level
      }
  }
}

type Corner = readonly [x: number, y: number, u: number, v: number, shade: number]

/** The page as small triangles, each lit by how it leans. */
function layPage({ kind, view, width, height }: Shot, page: Pixels, data: Buffer, chance: Chance): void {
  const paper = PAPERS[kind]
  const [columns, rows] = [40, 56]
  const [lightX, lightY] = [chance.between(-0.5, 0.5), chance.between(-0.5, 0.5)]
  const mesh: Corner[] = []
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const [x, y] = [(column / columns) * paper.width, (row / rows) * paper.height]
      const here = heightAt(view, paper, x, y)
      const lean =
        lightX * (heightAt(view, paper, x + 1, y) - here) + lightY * (heightAt(view, paper, x, y + 1) - here)
      const [px, py] = seen(view, paper, x, y)
      mesh.push([
        px,
        py,
        (column / columns) * page.width - 0.5,
        (row / rows) * page.height - 0.5,
        0.96 * (1 + 1.1 * lean),
      ])
    }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      const [a, b, c, d] = [mesh[at]!, mesh[at + 1]!, mesh[at + columns + 1]!, mesh[at + columns + 2]!]
      fill([a, b, c], page, { width, height, data })
      fill([b, d, c], page, { width, height, data })
    }
}

function fill([a, b, c]: readonly [Corner, Corner, Corner], page: Pixels, to: Pixels): void {
  const area = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1])
  if (area === 0) return
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])))
  const bottom = Math.min(to.height - 1, Math.floor(Math.max(a[1], b[1], c[1])))
  for (let y = top; y <= bottom; y += 1) {
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (p[1] <= y === q[1] <= y) continue
      const x = p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
    const last = Math.min(to.width - 1, Math.floor(right + 0.01))
    for (let x = Math.max(0, Math.ceil(left - 0.01)); x <= last; x += 1) {
      const i = ((b[1] - c[1]) * (x - c[0]) + (c[0] - b[0]) * (y - c[1])) / area
      const j = ((c[1] - a[1]) * (x - c[0]) + (a[0] - c[0]) * (y - c[1])) / area
      const k = 1 - i - j
      const u = Math.max(0, Math.min(page.width - 1.01, i * a[2] + j * b[2] + k * c[2]))
      const v = Math.max(0, Math.min(page.height - 1.01, i * a[3] + j * b[3] + k * c[3]))
      const shade = i * a[4] + j * b[4] + k * c[4]
      const [column, row] = [u | 0, v | 0]
      const [fu, fv] = [u - column, v - row]
      const from = (row * page.width + column) * 3
      const under = from + page.width * 3
      const at = (y * to.width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = page.data[from + channel]! * (1 - fu) + page.data[from + 3 + channel]! * fu
        const lower = page.data[under + channel]! * (1 - fu) + page.data[under + 3 + channel]! * fu
        const value = (upper * (1 - fv) + lower * fv) * shade
        to.data[at + channel] = value > 255 ? 255 : value
      }
    }
  }
}

function layFinger({ kind, view, width, height }: Shot, data: Buffer, chance: Chance): void {
  const paper = PAPERS[kind]
  const along = chance.next()
  const [x, y] = chance.pick([
    seen(view, paper, along * paper.width, 0),
    seen(view, paper, along * paper.width, paper.height),
    seen(view, paper, 0, along * paper.height),
    seen(view, paper, paper.width, along * paper.height),
  ])
  const [mx, my] = seen(view, paper, paper.width / 2, paper.height / 2)
  const angle = Math.atan2(my - y, mx - x)
  const radius = 9 * view.scale
  for (let py = Math.max(0, Math.floor(y - 8 * radius)); py < Math.min(height, y + 8 * radius); py += 1)
    for (let px = Math.max(0, Math.floor(x - 8 * radius)); px < Math.min(width, x + 8 * radius); px += 1) {
      const u = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle)
      const v = -(px - x) * Math.sin(angle) + (py - y) * Math.cos(angle)
      const tip = radius * 0.3
      if (Math.abs(v) >= radius || (u >= tip && Math.hypot(u - tip, v) >= radius)) continue
      const shade = 1 - 0.35 * (v / radius) ** 2
      for (const [channel, level] of [205, 150, 120].entries())
        data[(py * width + px) * 3 + channel] = level * shade
    }
}
