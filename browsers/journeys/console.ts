/** The owner puts a product with a picture on sale; the shop shows it. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aJpeg } from '#tests/support/pictures.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { productsAdminTexts as admin } from '#texts/console/products.ts'
import type { Journey } from '../stage.ts'
import { MAIN } from './in-main.ts'

export const CONSOLE: Journey = {
  name: 'a product in the console',
  walk: async ({ openWindow, becomeOwner, folder }) => {
    const picture = join(folder, 'capa.jpg')
    await writeFile(picture, await aJpeg(600, 800))
    const title = `Repertório ${Date.now().toString(36)}`
    const window = await openWindow()
    await becomeOwner(window)
    await window.open('/painel/produtos')
    await window.press({ role: 'link', name: admin.list.create, within: MAIN })
    await window.fill({ label: new RegExp(`^${admin.basics.title}`), role: 'textbox', within: MAIN }, title)
    await window.fill({ label: admin.description.label, within: MAIN }, 'Um **só** material.')
    await window.see({ css: '.prose strong', text: 'só', within: MAIN })
    await window.upload({ css: 'input[type=file]', within: MAIN, isHidden: true }, picture)
    await window.fill({ label: new RegExp(`^${admin.pictures.alt}`), within: MAIN }, 'Capa vermelha e azul')
    await window.fill({ label: new RegExp(`^${productVariantsTexts.title}`), within: MAIN }, 'E-book')
    await window.fill({ label: new RegExp(`^${productVariantsTexts.amount}`), within: MAIN }, '18')
    await window.press({ role: 'button', name: admin.editor.save, within: MAIN })
    await window.at(/\/painel\/produtos\/(?!novo)/)
    await window.see({ text: admin.editor.allSaved, within: MAIN })
    await window.tab.reload()
    await window.see({ role: 'img', name: 'Capa vermelha e azul', within: MAIN })
  },
}
