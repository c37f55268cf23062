import { renderToReadableStream } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PREMIUM_PER_DAY, premiumBenefits } from '#domain/account/premium.ts'
import { DEFAULT_FEATURES } from '#domain/site/features.ts'
import { premiumBenefitText, premiumTexts } from '#texts/account/premium.ts'
import { cardTexts } from '#texts/shop/product-card.ts'
import { PremiumWay } from '#web/features/community/chat/premium-way.tsx'
import { PremiumSection } from '#web/features/console/products/premium-section.tsx'
import { emptyForm } from '#web/features/console/products/product-form-state.ts'
import { ProductCard } from '#web/features/shop/product-card/product-card.tsx'
import { ProductDetails } from '#web/features/shop/product-page/product-details.tsx'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'

const SENTENCES = premiumBenefits({ writingRoom: true }, { hasCourses: true }).map((benefit) =>
  premiumBenefitText(benefit, PREMIUM_PER_DAY),
)

async function rendered(screen: React.ReactNode, features = DEFAULT_FEATURES): Promise<string> {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => screen, loader: () => null }])
  const stream = await renderToReadableStream(
    <Stub
      hydrationData={{ loaderData: { root: { publicConfig: { features, hasPremiumCourses: true } } } }}
    />,
  )
  await stream.allReady
  return await new Response(stream).text()
}

const PRODUCT = {
  id: 'p1',
  title: 'Completo',
  subtitle: null,
  ribbon_text: null,
  thumbnail: null,
  purchasable: true,
  site_product_selection: null,
  variants: [],
  author: null,
  descriptionHtml: '',
  sharingImagePath: null,
  optionTitle: null,
  imageUrls: [],
  imageAlts: {},
  contents: {},
  saving: {},
  grants: {},
  additionalInfo: [],
}
test.each([
  [
    'the product’s page',
    () => rendered(<ProductDetails page={{ ...PRODUCT, grantsPremium: true }} storeId="s" />),
  ],
  ['the chat', () => rendered(<PremiumWay offer={{ id: 'p1', title: 'Completo' }} />)],
  ['the profile', () => rendered(<PremiumList lead={premiumTexts.is} />)],
])('%s tells all that premium opens', async (_, show) => {
  const shown = await show()
  for (const sentence of SENTENCES) expect(shown).toContain(sentence)
})

test.each([true, false])(
  'the form of a product that grants premium, %s, tells all that it opens',
  async (isOn) => {
    const form = { ...emptyForm(), grantsPremium: isOn }
    const shown = await rendered(<PremiumSection form={form} faults={{}} onChange={() => {}} />)
    for (const sentence of SENTENCES) expect(shown).toContain(sentence)
    // As the product's page will show it, only while it will.
    expect(shown.includes(premiumTexts.comesWith)).toBe(isOn)
    expect(shown.includes('checked=""')).toBe(isOn)
  },
)

test('a product that grants nothing does not speak of premium', async () => {
  expect(
    await rendered(<ProductDetails page={{ ...PRODUCT, grantsPremium: false }} storeId="s" />),
  ).not.toContain(premiumTexts.comesWith)
})

test('the chat leads to what can be bought, and says so where nothing can', async () => {
  expect(await rendered(<PremiumWay offer={{ id: 'p1', title: 'Completo' }} />)).toContain(
    'href="/product/p1"',
  )
  expect(await rendered(<PremiumWay offer={null} />)).toContain(premiumTexts.notSold)
})

test('without the writing room nobody is promised corrections', async () => {
  const shown = await rendered(<PremiumList lead="" />, { ...DEFAULT_FEATURES, writingRoom: false })
  expect(shown).not.toContain(premiumBenefitText('corrections', PREMIUM_PER_DAY))
  expect(shown).toContain(premiumBenefitText('chat', PREMIUM_PER_DAY))
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'the dearest %s, granting premium %s: the card promises all functions: %s',
  async (isDearest, grants, isPromised) => {
    const product = { ...PRODUCT, grantsPremium: grants }
    const card = await rendered(<ProductCard product={product} place="store" isMostComplete={isDearest} />)
    expect(card.includes(cardTexts.mostCompleteNote)).toBe(isPromised)
    expect(card.includes(cardTexts.mostComplete)).toBe(isDearest)
  },
)
