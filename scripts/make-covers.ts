/**
 * Makes the shop's pictures from the cover drawings: run by hand after a drawing or a booklet has
 * changed, and commit what it writes into public/. Needs Chromium (CHROMIUM, else /usr/bin/chromium)
 * and pdftoppm for the inside views. The drawings are in scripts/covers.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { FONT_FILES } from '#server/shop/materials/pdf-fonts.ts'
import { typesetBooklet } from './booklets/typeset-booklet.ts'
import { readBooklet } from './booklets/typeset-dialect.ts'
import { coverSvg } from './covers/cover.ts'
import { PLATE_SLUGS, plateOf } from './covers/plates.ts'
import { escaped, logoMark } from './covers/shapes.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PUBLIC = join(ROOT, 'public')
const PLATE = { width: 600, height: 800, scale: 2.4 }
const WIDTHS = [320, 640, 960]
const SOCIAL = { width: 1200, height: 630 }
/** Pages of the introduction booklet that the inside views show. */
const INSIDE_VIEWS = { contents: [3], page: [8, 14] }
const MARK_PADDING = 0.18

type Shot = { width: number; height: number; scale: number }

async function main(): Promise<void> {
  for (const folder of ['images/covers', 'images/social'])
    await mkdir(join(PUBLIC, folder), { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const scratch = await mkdtemp(join(tmpdir(), 'covers-'))
  try {
    for (const slug of PLATE_SLUGS) {
      const { title, subtitle } = await factsOf(slug)
      await savePicture(slug, await shoot(browser, scratch, plate(slug, title), PLATE))
      const social = await shoot(browser, scratch, socialPage(slug, title, subtitle), { ...SOCIAL, scale: 1 })
      await sharp(social)
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(join(PUBLIC, `images/social/${slug}.jpg`))
      console.log(slug)
    }
    await savePicture('desenvolvimentos-kit', await shoot(browser, scratch, kitPage(), PLATE))
    const views = await insideViews(scratch)
    await savePicture('introducao-sumario', await shoot(browser, scratch, insidePage(views.contents), PLATE))
    await savePicture('introducao-pagina', await shoot(browser, scratch, insidePage(views.page), PLATE))
    await saveIcons(browser, scratch)
  } finally {
    await browser.close()
    await rm(scratch, { recursive: true })
  }
}

async function factsOf(slug: string): Promise<{ title: string; subtitle: string }> {
  const file = `materials/booklets/${slug}.md`
  return readBooklet(await readFile(join(ROOT, file), 'utf8'), file)
}

function plate(slug: string, title = slug): string {
  return coverSvg({ slug, title, format: 'plate' })
}

/** The cover lying on its own colour, with title and brand beside it, for link previews. */
function socialPage(slug: string, title: string, subtitle: string): string {
  const { ground, text, accent } = plateOf(slug, title)
  const short = title.split(':')[0] ?? title
  const size = Math.min(96, Math.floor(1000 / Math.max(...short.split(' ').map((word) => word.length))))
  return `<style>
    body { background: ${ground}; color: ${text}; }
    main { position: absolute; left: 72px; top: 0; bottom: 0; width: 590px; display: flex; flex-direction: column; justify-content: center; gap: 26px; }
    h1 { font: 700 ${size}px/0.98 'Bricolage Grotesque'; margin: 0; letter-spacing: -0.012em; }
    p { font: 400 32px/1.3 'Source Sans 3'; margin: 0; }
    b { font: 700 27px/1 'Bricolage Grotesque'; display: flex; gap: 14px; align-items: center; }
    i { display: block; width: 110px; height: 8px; background: ${accent}; transform: rotate(-1deg); border-radius: 4px; }
    .cover { position: absolute; right: 84px; top: 52px; width: 420px; height: 560px; transform: rotate(4deg); box-shadow: 0 0 0 1px #0B102022, 14px 18px 0 #0B102033; }
    .cover svg { width: 100%; height: 100%; display: block; }
  </style>
  <main><b><svg viewBox="0 0 64 64" width="46" height="46">${logoMark()}</svg>Domine a Redação</b><h1>${escaped(short)}</h1><i></i><p>${escaped(subtitle)}</p></main>
  <div class="cover">${plate(slug, title)}</div>`
}

/** The kit: the booklet with the exercise book behind it. */
function kitPage(): string {
  return `<style>
    body { background: #E4EFE9; }
    div { position: absolute; width: 356px; height: 475px; box-shadow: 0 0 0 1px #0B102018, 10px 14px 0 #0B10202B; }
    div svg { width: 100%; height: 100%; display: block; }
    .back { right: 38px; top: 46px; transform: rotate(5deg); }
    .front { left: 38px; bottom: 46px; transform: rotate(-4deg); }
  </style>
  <div class="back">${plate('caderno-de-exercicios')}</div><div class="front">${plate('desenvolvimentos')}</div>`
}

/** One or two real pages of the booklet on the cover's ground. */
function insidePage(pages: readonly string[]): string {
  const width = pages.length === 1 ? 470 : 400
  const places =
    pages.length === 1
      ? ['left: 65px; top: 66px; transform: rotate(-2deg)']
      : [
          'right: 30px; top: 30px; transform: rotate(4deg)',
          'left: 34px; bottom: 34px; transform: rotate(-3deg)',
        ]
  const pictures = pages.map((file, index) => `<img src="${pathToFileURL(file)}" style="${places[index]}">`)
  return `<style>
    body { background: ${plateOf('introducao', '').ground}; }
    img { position: absolute; width: ${width}px; background: #fff; box-shadow: 0 0 0 1px #0B102018, 10px 14px 0 #16203A2B; }
  </style>${pictures.join('')}`
}

async function insideViews(scratch: string): Promise<{ contents: string[]; page: string[] }> {
  const file = 'materials/booklets/introducao.md'
  const pdfFile = join(scratch, 'introducao.pdf')
  await writeFile(pdfFile, (await typesetBooklet(await readFile(join(ROOT, file), 'utf8'), file)).pdf)
  const picture = async (page: number) => {
    const target = join(scratch, `page-${page}`)
    const range = ['-f', String(page), '-l', String(page)]
    await promisify(execFile)('pdftoppm', ['-png', '-r', '190', '-singlefile', ...range, pdfFile, target])
    return `${target}.png`
  }
  return {
    contents: await Promise.all(INSIDE_VIEWS.contents.map(picture)),
    page: await Promise.all(INSIDE_VIEWS.page.map(picture)),
  }
}

async function shoot(browser: Browser, scratch: string, body: string, shot: Shot): Promise<Buffer> {
  const page = await browser.newPage({ viewport: shot, deviceScaleFactor: shot.scale })
  const faces = Object.entries(FONT_FILES).flatMap(([family, files]) =>
    (
      [
        ['normal', 400],
        ['bold', 700],
      ] as const
    ).map(
      ([style, weight]) =>
        `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${pathToFileURL(files[style])}') }`,
    ),
  )
  const file = join(scratch, 'page.html')
  const base =
    'html, body { margin: 0; width: 100%; height: 100%; overflow: hidden } body > svg { display: block }'
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}${base}</style><body>${body}</body>`,
  )
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('document.fonts.ready')
  const picture = await page.screenshot()
  await page.close()
  return picture
}

async function savePicture(name: string, picture: Buffer): Promise<void> {
  for (const width of WIDTHS) {
    const small = sharp(picture).resize({ width, kernel: 'lanczos3' })
    const target = join(PUBLIC, `images/covers/${name}-${width}`)
    await small.clone().avif({ quality: 58, effort: 4 }).toFile(`${target}.avif`)
    await small.clone().webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(`${target}.webp`)
  }
}

async function saveIcons(browser: Browser, scratch: string): Promise<void> {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${logoMark()}</svg>\n`
  await writeFile(join(PUBLIC, 'favicon.svg'), mark)
  await writeFile(join(PUBLIC, 'images/logo.svg'), mark)
  // Home-screen icons are cut round by the system, so the mark keeps away from the edge.
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const) {
    const padding = Math.round(size * MARK_PADDING)
    const body = `<style>body { background: #FBF9F3 } svg { position: absolute; inset: ${padding}px }</style><svg viewBox="0 0 64 64">${logoMark()}</svg>`
    const picture = await shoot(browser, scratch, body, { width: size, height: size, scale: 1 })
    await sharp(picture)
      .png({ palette: true })
      .toFile(join(PUBLIC, `${name}.png`))
  }
}

await main()
