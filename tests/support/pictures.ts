/** Pictures as tests send them: honest ones, and those that a stranger would try. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photograph of the left half red, the right half blue. */
export async function aPhoto(widthPx = 1200, heightPx = 900) {
  const half = {
    width: Math.ceil(widthPx / 2),
    height: heightPx,
    channels: 3,
    background: '#0000ff',
  } as const
  return sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#ff0000' },
  }).composite([
    { input: await sharp({ create: half }).png().toBuffer(), left: Math.floor(widthPx / 2), top: 0 },
  ])
}

export async function aJpeg(widthPx?: number, heightPx?: number): Promise<Buffer> {
  return (await aPhoto(widthPx, heightPx)).jpeg().toBuffer()
}

/** With a name and a place in its EXIF, and turned by a quarter: shown upright it is higher than wide. */
export async function aJpegOfATelephone(): Promise<Buffer> {
  return (await aPhoto())
    .withExif({
      IFD0: { Copyright: 'Rua do Segredo 12' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 3/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A true PNG of few bytes and 144 million pixels, black and white. */
export function aBomb(): Buffer {
  const side = 12_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = Buffer.alloc(side * (side / 8 + 1))
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

export async function anAnimation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

/** The colour of one pixel, as red, green and blue. */
export async function pixelOf(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}
