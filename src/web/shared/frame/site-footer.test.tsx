import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '#domain/site/features.ts'
import { SiteFooter } from './site-footer.tsx'

function footerWith(instagram: string | null): string {
  const Footer = () => <SiteFooter year={2026} />
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Footer, loader: () => null }])
  const publicConfig = { features: DEFAULT_FEATURES, shop: { instagram }, sourceUrl: null }
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { publicConfig } } }} />)
}

test('the footer links to the profile that the owner gave, in a page of its own', () => {
  const shown = footerWith('https://www.instagram.com/loja.da.ana/')
  expect(shown).toMatch(/<a href="https:\/\/www\.instagram\.com\/loja\.da\.ana\/"[^>]* target="_blank"/)
})

test('without an address nothing in the footer leads to Instagram', () => {
  const shown = footerWith(null)
  expect(shown).not.toMatch(/instagram/i)
  expect(shown).toContain('YouTube (em breve)')
})
