/** Takes the photograph of what lies there (scene.ts): under a light of its own, through a small lens, as a JPEG. */
import sharp, { type Sharp } from 'sharp'
import { type Chance, chanceOf } from './chance.ts'
import { asPicture, lay, type Pixels, read } from './scene.ts'
import { type Shot, seen } from './shot.ts'
import { PAPERS, type Paper } from './written-page.ts'

/** Of a page as it is drawn, before it is photographed. */
export const PAGE_PX_PER_MM = 11

const NOISE = (() => {
  const chance = chanceOf(5)
  return Float32Array.from({ length: 1 << 20 }, () => chance.bell())
})()

export async function drawPage(svg: string, { width, height }: Paper): Promise<Pixels> {
  return read(
    sharp(Buffer.from(svg), { density: PAGE_PX_PER_MM * 25.4, limitInputPixels: false })
      .resize(Math.round(width * PAGE_PX_PER_MM), Math.round(height * PAGE_PX_PER_MM), { fit: 'fill' })
      .flatten({ background: '#fff' })
      .removeAlpha(),
  )
}

export async function photograph(shot: Shot, page: Pixels): Promise<Buffer> {
  const chance = chanceOf(shot.number * 7919 + 13)
  const { width, height } = shot
  const data = await lay(shot, page, chance)
  light(shot, data, chance)
  const sharpened = asPicture({ width, height, data })
  const blurred = shot.isShaken
    ? shaken(sharpened, shot.blurPx, chance)
    : sharpened.blur(Math.max(0.3, shot.blurPx))
  const taken = await read(blurred)
  const start = Math.floor(chance.next() * 1e6)
  for (let at = 0; at < taken.data.length; at += 1) {
    const value = taken.data[at]! + shot.noise * NOISE[(start + at * 7 + (at >> 11)) & 1048575]!
    taken.data[at] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return asPicture(taken).jpeg({ quality: shot.jpeg }).toBuffer()
}

function shaken(picture: Sharp, blurPx: number, chance: Chance): Sharp {
  const length = Math.max(3, Math.min(61, Math.round(blurPx * 3.2) | 1))
  const isAcross = chance.isHappening(0.5)
  const kernel = Array.from({ length: 3 * length }, (_, at) =>
    (isAcross ? at >= length && at < 2 * length : at % 3 === 1) ? 1 : 0,
  )
  return picture.convolve({ width: isAcross ? length : 3, height: isAcross ? 3 : length, kernel })
}

/** A slope of light, the shadow of a hand or a telephone, a lamp that shines back. */
function light(shot: Shot, data: Buffer, chance: Chance): void {
  const { width, height, view, kind } = shot
  const paper = PAPERS[kind]
  const cells = 96
  const [slopeX, slopeY, fall] = [
    chance.between(-0.3, 0.3),
    chance.between(-0.3, 0.3),
    -chance.between(0, 0.25),
  ]
  const shadow = {
    x: chance.isHappening(0.5) ? chance.between(-0.05, 0.3) : chance.between(0.7, 1.05),
    y: chance.between(0.3, 1.1),
    radius: chance.between(0.15, 0.35),
    rest: chance.between(0.45, 0.75),
    isPhone: chance.isHappening(0.5),
    soft: chance.between(0.03, 0.15),
    angle: chance.between(0, 3),
  }
  const [lampX, lampY] = seen(
    view,
    paper,
    paper.width * chance.between(0.2, 0.8),
    paper.height * chance.between(0.2, 0.8),
  )
  const lampRadius = chance.between(18, 40) * view.scale
  const lit = new Float32Array((cells + 1) ** 2)
  const shone = new Float32Array((cells + 1) ** 2)
  for (let row = 0; row <= cells; row += 1)
    for (let column = 0; column <= cells; column += 1) {
      const [u, v] = [column / cells, row / cells]
      const [du, dv] = [u - 0.5, v - 0.5]
      let level = 1 + slopeX * du + slopeY * dv + fall * (du * du + dv * dv) * 2
      if (shot.hasShadow) {
        const along = (u - shadow.x) * Math.cos(shadow.angle) + (v - shadow.y) * Math.sin(shadow.angle)
        const across = -(u - shadow.x) * Math.sin(shadow.angle) + (v - shadow.y) * Math.cos(shadow.angle)
        const away =
          (shadow.isPhone
            ? Math.max(Math.abs(along) / 0.6, Math.abs(across))
            : Math.hypot(along, across * 0.6)) - shadow.radius
        const depth = Math.max(0, Math.min(1, 0.5 - away / shadow.soft / 2))
        level *= 1 - (1 - shadow.rest) * depth * depth * (3 - 2 * depth)
      }
      const at = row * (cells + 1) + column
      lit[at] = level * shot.exposure
      const off = Math.hypot(u * width - lampX, v * height - lampY) / lampRadius
      shone[at] = Math.min(1, shot.glare * Math.exp(-off * off))
    }
  for (let y = 0; y < height; y += 1) {
    const v = (y / height) * cells
    const [row, b] = [v | 0, v - (v | 0)]
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * cells
      const [column, a] = [u | 0, u - (u | 0)]
      const at = row * (cells + 1) + column
      const mix = (map: Float32Array) =>
        (map[at]! * (1 - a) + map[at + 1]! * a) * (1 - b) +
        (map[at + cells + 1]! * (1 - a) + map[at + cells + 2]! * a) * b
      const level = mix(lit)
      const glare = shot.glare > 0 ? mix(shone) : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const to = (y * width + x) * 3 + channel
        const value = data[to]! * level * shot.tint[channel]! * (1 - glare) + 262 * glare
        data[to] = value > 255 ? 255 : value
      }
    }
  }
}
