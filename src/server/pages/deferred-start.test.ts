import { expect, test } from 'vitest'
import { withDeferredStart } from './deferred-start.ts'

/** As react-router's <Scripts> writes it. */
const START = `<script nonce="m" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1_clientLoader from "/assets/bank-3.js";
import * as route1_main from "/assets/bank-4.js";
const route1 = {...route1_clientLoader,...route1_main};
  
  window.__reactRouterRouteModules = {"root":route0,"routes/bank":route1};

import("/assets/entry-5.js");</script>`
const HEAD = '<link rel="icon" href="/favicon.svg"/>'
const page = (preloads: string) => `<head>${HEAD}${preloads}</head><body><p>import "x"</p>${START}</body>`

test('no module is asked for before the page begins, and then all at once', () => {
  const html = withDeferredStart(
    page(
      '<link rel="modulepreload" href="/assets/root-2.js"/><link rel="modulepreload" nonce="m" href="/a.js"/>',
    ),
  )
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain(HEAD)
  expect(html).toContain('<p>import "x"</p>')
  const script = /<script nonce="m" type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).not.toMatch(/^import ["*]/m)
  expect(script.indexOf('["/assets/root-2.js","/a.js"]')).toBeGreaterThan(script.indexOf('await new Promise'))
})

test('the modules are still taken in their order, and the entry last', () => {
  const script = withDeferredStart(page(''))
  const order = ['/assets/manifest-1.js', '/assets/root-2.js', '/assets/bank-3.js', '/assets/bank-4.js']
  const places = order.map((name) => script.indexOf(`await import("${name}")`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(script).toContain('const route1_main = await import("/assets/bank-4.js");\nconst route1 = {...')
  expect(script.trimEnd()).toMatch(/import\("\/assets\/entry-5\.js"\);<\/script><\/body>$/)
})

test.each([
  '<head></head><body>no script</body>',
  '<link rel="modulepreload" href="/a.js"/><script type="module">other()</script>',
])('a page in another form is left as it is: %s', (html) => {
  expect(withDeferredStart(html)).toBe(html)
})
