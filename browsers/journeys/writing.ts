/** An essay is written and corrected; read from a photograph; its correction printed. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { drawPage, photograph } from '../../bench/photographs/camera.ts'
import { chanceOf } from '../../bench/photographs/chance.ts'
import { shotOf } from '../../bench/photographs/shot.ts'
import { openFaces, PAPERS, writePage } from '../../bench/photographs/written-page.ts'
import { type Journey, Skipped } from '../stage.ts'
import type { Window } from '../window.ts'
import { MAIN } from './in-main.ts'

const SHEET = { label: writingRoomTexts.sheet.field, within: MAIN }
const FAULTY = PARAGRAPHS.join('\n').replace('Contudo, a escola', 'Contudo a escola')
const MARK = `Contudo (desvio: ${markNames['comma-after-connective']})`

async function correct(window: Window, text: string): Promise<void> {
  await window.open('/corretor-de-redacao?tema=doacao-de-orgaos')
  await window.fill(SHEET, text)
  await window.press({ role: 'button', name: writingRoomTexts.submit, within: MAIN })
  await window.see({ role: 'heading', name: correctionTexts.sheetHeading, within: MAIN })
}

export const WRITE: Journey = {
  name: 'write and correct',
  walk: async ({ openWindow, beSignedIn }) => {
    const window = await openWindow()
    await beSignedIn(window)
    await window.open('/corretor-de-redacao?tema=doacao-de-orgaos')
    await window.type(SHEET, 'Um começo, tecla por tecla: ação.')
    const written = await window.see(SHEET)
    if (written.value !== 'Um começo, tecla por tecla: ação.')
      throw new Error(`the sheet holds ${written.value}`)
    await correct(window, FAULTY)
    await window.see({ role: 'img', name: /^Nota estimada/, within: MAIN })
    const drawn = await window.tab.run((name) => {
      const mark = [...document.querySelectorAll('main a, main mark, main [aria-label]')].find(
        (one) => one.getAttribute('aria-label') === name || one.textContent?.trim() === name,
      )
      const inner = mark ? [mark, ...mark.querySelectorAll('*')] : []
      return inner.map((one) => {
        const style = getComputedStyle(one)
        return `${style.textDecorationLine} ${style.textDecorationStyle}`
      })
    }, MARK)
    if (!drawn.some((one) => one === 'underline wavy'))
      throw new Error(`the mark is drawn as ${drawn.join('; ')}`)
    await window.press({ role: 'link', name: MARK, within: MAIN })
    await window.see({
      role: 'region',
      name: correctionTexts.note.heading,
      has: 'Depois de “Contudo”, no início da frase, vai vírgula.',
    })
  },
}

export const PHOTOGRAPH: Journey = {
  name: 'photograph by a file',
  walk: async ({ openWindow, folder }) => {
    const path = join(folder, 'folha.jpg')
    await writeFile(path, await writtenSheet())
    const window = await openWindow()
    await window.open('/corretor-de-redacao/foto')
    await window.upload({ css: 'input[type=file]', within: MAIN, nth: 1, isHidden: true }, path)
    const line = (number: number) => ({ label: sheetPhotographTexts.typing.line({ number }), within: MAIN })
    await window.see(line(1))
    await window.see({ role: 'img', name: sheetPhotographTexts.typing.strip({ number: 1 }), within: MAIN })
    await window.type(line(1), 'A escola deveria ser o primeiro lugar')
    await window.tab.key('Enter')
    await window.tab.type('em que um jovem se sente seguro.')
    await window.until('the second line does not hold what was typed', async () =>
      (await window.act(line(2), { kind: 'look' })).value === 'em que um jovem se sente seguro.'
        ? true
        : null,
    )
    await window.press({ role: 'button', name: sheetPhotographTexts.finish.do, within: MAIN })
    await window.at(/\/corretor-de-redacao(\?|$)/)
    await window.until('the room does not hold the lines', async () =>
      (await window.see(SHEET)).value.includes('em que um jovem se sente seguro.') ? true : null,
    )
  },
}

/** One of the made photographs: a written sheet of ours on a cloth, without a defect. */
async function writtenSheet(): Promise<Buffer> {
  const shot = shotOf(146)
  const written = writePage(PAPERS[shot.kind], await openFaces(), chanceOf(1000 + shot.page * 2))
  return photograph(shot, await drawPage(written.svg, PAPERS[shot.kind]))
}

export const PRINT: Journey = {
  name: 'print a correction',
  walk: async ({ openWindow, folder }) => {
    const window = await openWindow()
    await correct(window, FAULTY)
    const { print } = window.tab
    if (!print) throw new Skipped('its driver does not print')
    const file = await print()
    await writeFile(join(folder, 'correcao.pdf'), file)
    const { pages } = await readPdf(file)
    const blank = pages.filter((text) => text.length < 40).length
    if (blank > 0) throw new Error(`${blank} of ${pages.length} printed pages are blank`)
    const all = pages.join(' ')
    for (const words of ['hemocentro', 'vai vírgula'])
      if (!all.includes(words)) throw new Error(`“${words}” is not on paper`)
  },
}
