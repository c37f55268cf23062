import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { coverSvg } from './cover.ts'
import { FREE_PLATE_SLUGS, PLATE_SLUGS } from './plates.ts'

vi.setConfig({ testTimeout: 30_000 })

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const EXTRA_PICTURES = ['introducao-pagina', 'introducao-sumario', 'desenvolvimentos-kit']

test('every booklet has a drawn cover', () => {
  const booklets = readdirSync(`${ROOT}materials/booklets`).filter((file) => file.endsWith('.md'))
  expect(PLATE_SLUGS).toEqual(expect.arrayContaining(booklets.map((file) => file.replace('.md', ''))))
})

test.each([...PLATE_SLUGS, ...FREE_PLATE_SLUGS])(
  'the cover %s is a drawing in both formats',
  async (slug) => {
    for (const [format, height] of [
      ['plate', 800],
      ['page', 851],
    ] as const) {
      const picture = await sharp(Buffer.from(coverSvg({ slug, title: 'Título', format }))).metadata()
      expect([picture.width, picture.height]).toEqual([600, height])
    }
  },
)

test('a booklet without a plate gets its title on the plain cover', () => {
  const svg = coverSvg({ slug: 'novo', title: 'Novo & bom: um começo', format: 'plate' })
  expect(svg).toContain('>Novo &amp; bom</text>')
  expect(svg).toContain('>um começo</text>')
})

test.each([...PLATE_SLUGS, ...EXTRA_PICTURES])(
  'the picture %s is there in each size and format, 3:4',
  async (name) => {
    for (const width of [320, 640, 960]) {
      for (const ending of ['avif', 'webp']) {
        const picture = await sharp(`${ROOT}public/images/covers/${name}-${width}.${ending}`).metadata()
        expect([picture.width, Math.round((picture.height ?? 0) * 0.75)]).toEqual([width, width])
      }
    }
  },
)

test.each(PLATE_SLUGS)('the cover %s has a picture for link previews', (slug) => {
  expect(existsSync(`${ROOT}public/images/social/${slug}.jpg`)).toBe(true)
})
