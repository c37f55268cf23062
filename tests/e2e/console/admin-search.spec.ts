/** The search of the owner's lists: what stands in the address, in the field and in the list is always the same. */

import { ordersAdminTexts } from '#texts/console/orders.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { SESSION_STORAGE_KEY } from '#web/shared/session/stored-session.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { openOrder } from '../support/checkout.ts'
import { beSignedIn, expect, open, test } from '../support/journey.ts'

test('the owner searches "ana", then "beto", and goes back and forward: field and list say the same in all three lists', async ({
  page,
  browser,
  student,
  baseURL,
}) => {
  test.slow()
  const [ana, beto] = ['ana', 'beto'].map((name) => ({
    ...student,
    fullName: `${name} Nunes`,
    email: `${name}.${student.email}`,
  }))
  for (const buyer of [ana!, beto!]) {
    const context = await browser.newContext()
    const herPage = await context.newPage()
    await beSignedIn(herPage, buyer)
    const token = await herPage.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').access_token as string,
      SESSION_STORAGE_KEY,
    )
    await openOrder(herPage, baseURL ?? '', ({ amount }) => amount > 0, token)
    await context.close()
  }
  await becomeOwner(page, student)

  for (const { path, label, first, second } of [
    { path: 'estudantes', label: studentsAdminTexts.search, first: ana!.email, second: beto!.email },
    { path: 'pedidos', label: ordersAdminTexts.search, first: ana!.email, second: beto!.email },
    {
      path: 'produtos',
      label: productsAdminTexts.list.search,
      first: 'Iniciante',
      second: 'Desenvolvimentos',
    },
  ]) {
    await open(page, `/painel/${path}`)
    const field = page.getByRole('searchbox', { name: label })
    const expectSearch = async (search: string, other: string) => {
      await expect(field).toHaveValue(search)
      expect(new URL(page.url()).searchParams.get('busca') ?? '').toBe(search)
      const found = page.getByRole('main').getByRole('listitem')
      if (search !== '') await expect(found.filter({ hasText: search }).first()).toBeVisible()
      if (other !== '') await expect(found.filter({ hasText: other })).toHaveCount(0)
    }
    for (const search of [first, second]) {
      await field.fill(search)
      await field.press('Enter')
      // What is typed while the search is on its way stays.
      await field.fill(`${search} e mais`)
      await page.waitForURL((url) => url.searchParams.get('busca') === search)
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: search }).first(),
      ).toBeVisible()
      await expect(field).toHaveValue(`${search} e mais`)
    }
    await field.fill(second)
    await expectSearch(second, first)
    await page.goBack()
    await expectSearch(first, second)
    await page.goForward()
    await expectSearch(second, first)
    await page.reload()
    await expectSearch(second, first)
    await page.goBack()
    await page.goBack()
    await expectSearch('', '')
    await page.goForward()
    await expectSearch(first, second)
    await page.getByRole('main').getByRole('button', { name: 'Limpar busca' }).click()
    await expectSearch('', '')
    await expect(field).toBeFocused()
    await page.goBack()
    await expectSearch(first, second)
  }
})
