/** The two pictures of the profile (product §2 Profile, §5, §8): chosen, cut, saved, shown everywhere, taken away again. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aJpeg, pixelOf, SVG } from '#tests/support/pictures.ts'
import { pictureTexts } from '#texts/account/pictures.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { frameTexts } from '#texts/site/frame.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, expectNotice, signUp, test } from '../support/journey.ts'

// The recorder of traces fetches the chosen picture from memory, which the policy of our pages does not allow.
test.use({ trace: 'off' })

const { crop } = pictureTexts
const dialogOf = (page: Page) => page.getByRole('dialog')
const frameOf = (page: Page) => dialogOf(page).getByRole('application', { name: crop.area })

async function openEditing(page: Page) {
  await page.getByRole('button', { name: profileTexts.edit.open }).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** By the button, as a person does: the browser's own choice of a file comes from it. */
async function choose(page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await dialogOf(page).getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

const save = (page: Page) => dialogOf(page).getByRole('button', { name: crop.submit, exact: true }).click()

async function aPhotoFile(widthPx?: number, heightPx?: number) {
  return { name: 'praia.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(widthPx, heightPx) }
}

test('a chosen picture is cut, saved and shown at once; taken away, the letter is back', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await openEditing(page)
  await choose(page, pictureTexts.avatar.choose, await aPhotoFile())
  await expect(dialogOf(page).getByRole('heading', { name: pictureTexts.avatar.cropHeading })).toBeVisible()
  await expect(frameOf(page)).toBeFocused()
  await save(page)
  await expectNotice(page, { title: 'Sucesso!', description: 'Sua foto de perfil foi atualizada.' })

  const floating = page
    .getByRole('link', { name: frameTexts.profile, exact: true, includeHidden: true })
    .locator('img')
  await expect(floating).toHaveAttribute(
    'src',
    /^\/storage\/v1\/object\/public\/avatars\/[0-9a-f-]{36}-\d+\.webp$/,
  )
  await expect(dialogOf(page).getByRole('button', { name: pictureTexts.avatar.change })).toBeFocused()
  const address = (await floating.getAttribute('src')) ?? ''
  const picture = await page.request.get(address)
  expect(picture.headers()['content-type']).toBe('image/webp')
  const { width, height } = await sharp(await picture.body()).metadata()
  expect([width, height]).toEqual([512, 512])

  await dialogOf(page).getByRole('button', { name: pictureTexts.avatar.remove }).click()
  await expectNotice(page, { title: 'Sucesso!', description: pictureTexts.avatar.removed.description })
  await expect(floating).toHaveCount(0)
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
})

test('with the keyboard alone the part of the picture is chosen, and the cover has its shape', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await page.getByRole('button', { name: profileTexts.edit.open }).focus()
  await page.keyboard.press('Enter')
  const chooser = page.waitForEvent('filechooser')
  await dialogOf(page).getByRole('button', { name: pictureTexts.cover.choose }).focus()
  await page.keyboard.press('Enter')
  // Left half red, right half blue.
  await (await chooser).setFiles(await aPhotoFile(1600, 1200))
  await expect(frameOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const zoom = dialogOf(page).getByRole('slider', { name: crop.zoom })
  await expect(zoom).toBeFocused()
  await page.keyboard.press('End')
  await expect(zoom).toHaveValue('400')
  await page.keyboard.press('Shift+Tab')
  await expect(frameOf(page)).toBeFocused()
  for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialogOf(page).getByRole('button', { name: crop.submit, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectNotice(page, { title: 'Sucesso!', description: 'Sua capa foi atualizada.' })
  await expect(dialogOf(page).getByRole('button', { name: pictureTexts.cover.change })).toBeFocused()
  await page.keyboard.press('Escape')

  const cover = page.getByRole('main').locator('img[src*="/covers/"]').first()
  await expect(cover).toBeVisible()
  const bytes = await (await page.request.get((await cover.getAttribute('src')) ?? '')).body()
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  expect(width / height).toBeCloseTo(4, 1)
  // Moved to the left as far as that, all that is seen is the right half.
  const [red = 0, , blue = 0] = await pixelOf(bytes, 5, Math.floor(height / 2))
  expect([red < 60, blue > 190]).toEqual([true, true])
})

test('what is no picture or too large is refused before anything is sent', async ({ page, student }) => {
  await signUp(page, student)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/storage/')) sent.push(request.url())
  })
  await openEditing(page)
  const refusals: [file: Parameters<typeof choose>[2], reason: string][] = [
    [
      { name: 'redação.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      '“redação.pdf” não é uma imagem que possamos abrir. Envie JPEG, PNG, WebP, GIF ou AVIF.',
    ],
    [
      { name: 'desenho.svg', mimeType: 'image/svg+xml', buffer: SVG },
      '“desenho.svg” não é uma imagem que possamos abrir. Envie JPEG, PNG, WebP, GIF ou AVIF.',
    ],
    [
      { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 ** 2 + 1) },
      '“enorme.jpg” passa de 10 MB. Escolha uma imagem menor.',
    ],
    [
      { name: 'rasgada.jpg', mimeType: 'image/jpeg', buffer: (await aJpeg()).subarray(0, 200) },
      '“rasgada.jpg” está danificado ou incompleto. Escolha outra imagem.',
    ],
  ]
  for (const [file, reason] of refusals) {
    await choose(page, pictureTexts.avatar.choose, file)
    await expectNotice(page, { title: 'Erro de Upload!', description: reason })
  }
  await expect(dialogOf(page).getByRole('button', { name: pictureTexts.avatar.choose })).toBeFocused()
  expect(sent).toEqual([])
})

test('what the server refuses is told in its words; a fault and a profile that is not saved in ours', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await openEditing(page)
  await choose(page, pictureTexts.avatar.choose, await aPhotoFile(64, 64))
  const message = 'Você enviou muitas imagens seguidas. Tente de novo em 3 minutos.'
  const answers = [
    { status: 429, json: { statusCode: '429', error: 'SlowDown', message } },
    {
      status: 503,
      json: { statusCode: '503', error: 'unavailable', message: 'The service is not available' },
    },
  ]
  await page.route('**/storage/v1/object/avatars/**', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.fallback()
  })
  await expect(frameOf(page)).toBeVisible()
  await save(page)
  await expectNotice(page, { title: 'Erro de Upload!', description: message })
  await save(page)
  await expectNotice(page, { title: 'Erro de Upload!', description: pictureTexts.uploadFailureDefault })

  await page.route('**/rest/v1/profiles?*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await save(page)
  await expectNotice(page, { title: 'Erro!', description: 'Não foi possível atualizar a foto.' })
  await page.unroute('**/rest/v1/profiles?*')
  await save(page)
  await expectNotice(page, { title: 'Sucesso!', description: 'Sua foto de perfil foi atualizada.' })
})

test('the name that was begun waits while a picture is cut, and saving it closes the dialog', async ({
  page,
  student,
}) => {
  await signUp(page, student)
  await openEditing(page)
  const name = dialogOf(page).getByLabel(profileTexts.edit.fullName)
  await name.fill('Ana B. Conceição')
  await choose(page, pictureTexts.cover.choose, await aPhotoFile(800, 200))
  await dialogOf(page).getByRole('button', { name: crop.back }).click()
  await expect(dialogOf(page).getByRole('button', { name: pictureTexts.cover.choose })).toBeFocused()
  await expect(name).toHaveValue('Ana B. Conceição')
  await dialogOf(page).getByRole('button', { name: profileTexts.edit.submit }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Ana B. Conceição' })).toBeVisible()
})

test('the dialog and the cutting of a picture are accessible in both themes, on a telephone too', async ({
  page,
  student,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, student)
  await openEditing(page)
  await expectAccessible(page)
  for (const kind of ['cover', 'avatar'] as const) {
    await choose(page, pictureTexts[kind].choose, await aPhotoFile())
    await expect(frameOf(page)).toBeVisible()
    await expectAccessible(page)
    const dialog = dialogOf(page)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await save(page)
    await expectNotice(page, pictureTexts[kind].success)
  }
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})
