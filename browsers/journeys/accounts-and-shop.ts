/** An account is opened by hand; a booklet is bought and comes down as a PDF. */

import { accountTexts } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { cartTexts } from '#texts/shop/cart.ts'
import { cartButtonTexts } from '#texts/shop/cart-button.ts'
import { paymentTexts, successTexts } from '#texts/shop/payment.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import type { Journey } from '../stage.ts'
import { MAIN } from './in-main.ts'

const { signUp } = accountTexts
const { logout } = sessionEndTexts

export const SIGN_UP: Journey = {
  name: 'sign up, leave, come back',
  walk: async ({ openWindow, student }) => {
    const window = await openWindow()
    await window.open('/cadastro')
    const field = (label: string) => ({ label: new RegExp(`^${label}`), within: MAIN })
    await window.type(field(signUp.fullName), student.fullName)
    await window.type(field(signUp.email), student.email)
    await window.fill(field(signUp.password), student.password)
    await window.fill(field(signUp.confirmPassword), student.password)
    await window.choose(field(registrationTexts.ageBand), registrationTexts.ageBands['18-plus'])
    await window.press({ role: 'button', name: signUp.next, within: MAIN })
    await window.until('the second step does not take the focus', async () =>
      (await window.act(field(signUp.city), { kind: 'look' })).hasFocus ? true : null,
    )
    await window.fill(field(signUp.city), 'Recife')
    await window.fill({ label: /^Estado/, within: MAIN }, 'PE')
    // Key by key, since the field writes the mask.
    await window.type(field(signUp.phone), '81987654321')
    await window.until('the telephone is not masked', async () =>
      (await window.see(field(signUp.phone))).value === '(81) 98765-4321' ? true : null,
    )
    for (const { link } of Object.values(registrationTexts.consents))
      await window.check({ role: 'checkbox', name: new RegExp(link), within: MAIN })
    await window.press({ role: 'button', name: signUp.submit, within: MAIN })
    await window.at(/\/perfil/)
    await window.see({ role: 'heading', name: student.fullName })
    await window.press({ role: 'tab', name: profileTexts.tabs.settings })
    await window.press({ role: 'button', name: logout.submit, within: MAIN })
    await window.see({ role: 'heading', name: 'Acesso Restrito' })
    await window.open('/login')
    await window.fill(field(loginTexts.email), student.email)
    await window.type(field(loginTexts.password), student.password)
    await window.tab.key('Enter')
    await window.at(/\/perfil/)
    await window.see({ role: 'heading', name: student.fullName })
  },
}

export const BUY: Journey = {
  name: 'buy',
  walk: async ({ openWindow, beSignedIn }) => {
    const window = await openWindow()
    await beSignedIn(window)
    await window.open('/store')
    const add = { role: 'button', name: new RegExp(`^${cardTexts.addToCart}`), within: MAIN }
    await window.press(add)
    await window.press({ role: 'button', name: cartButtonTexts.open(1) })
    const drawer = { role: 'dialog', name: cartButtonTexts.title }
    await window.see(drawer)
    await window.press({ role: 'button', name: cartTexts.checkout, within: drawer })
    await window.at(/\/pagamento\//)
    await window.see({ text: paymentTexts.sandboxMark, within: MAIN })
    await window.press({ role: 'button', name: paymentTexts.refuse, within: MAIN })
    await window.see({ text: paymentTexts.refused.title, within: MAIN })
    await window.press({ role: 'button', name: paymentTexts.pix, within: MAIN })
    await window.see({ role: 'heading', name: 'Pagamento bem-sucedido!' })
    await window.press({ role: 'link', name: successTexts.toProfile, within: MAIN })
    await window.at(/\/perfil/)
    const link = { role: 'link', name: /^Baixar /, within: MAIN }
    await window.see(link)
    const file = await window.tab.run(async () => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
        ({ textContent, ariaLabel }) => /^Baixar /.test(ariaLabel ?? textContent ?? ''),
      )
      const answer = await fetch(found!.href)
      return `${answer.headers.get('content-type')} ${(await answer.text()).slice(0, 5)}`
    }, null)
    if (!file.startsWith('application/pdf') || !file.endsWith('%PDF-'))
      throw new Error(`what comes down: ${file}`)
  },
}
