import { expect, test } from 'vitest'
import { addImports, splitManifest } from './route-imports.ts'

const MANIFEST = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/frame-1.js'] },
  routes: {
    root: {
      id: 'root',
      module: '/assets/root-1.js',
      imports: ['/assets/frame-1.js', '/assets/menu-1.js'],
      hasLoader: true,
    },
    'routes/shop': {
      id: 'routes/shop',
      parentId: 'root',
      module: '/assets/shop-1.js',
      imports: ['/assets/frame-1.js', '/assets/price-1.js', '/assets/shelf-1.js'],
      hasLoader: true,
      hasAction: false,
    },
    'routes/cart': {
      id: 'routes/cart',
      module: '/assets/cart-1.js',
      imports: ['/assets/price-1.js'],
      index: false,
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test('a page starts without the imports of other pages, and without what is false', () => {
  const { start } = splitManifest(MANIFEST)
  expect(start).toEqual({
    entry: MANIFEST.entry,
    routes: {
      root: { id: 'root', module: '/assets/root-1.js', hasLoader: true },
      'routes/shop': { id: 'routes/shop', parentId: 'root', module: '/assets/shop-1.js', hasLoader: true },
      'routes/cart': { id: 'routes/cart', module: '/assets/cart-1.js' },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  })
})

test('added again, each page has the imports that not every page has', () => {
  const { start, imports } = splitManifest(MANIFEST)
  expect(imports.files).toEqual(['/assets/price-1.js', '/assets/shelf-1.js'])
  const { routes } = start as { routes: Record<string, { imports?: readonly string[] }> }
  addImports({ routes }, imports)
  expect(routes['root']?.imports).toEqual([])
  expect(routes['routes/shop']?.imports).toEqual(['/assets/price-1.js', '/assets/shelf-1.js'])
  expect(routes['routes/cart']?.imports).toEqual(['/assets/price-1.js'])
})

test('imports of a page that the list does not know are left out', () => {
  const routes: Record<string, { imports?: readonly string[] }> = { root: {} }
  addImports({ routes }, { files: ['/assets/a.js'], routes: { root: [0, 7], 'routes/gone': [0] } })
  expect(routes).toEqual({ root: { imports: ['/assets/a.js'] } })
})
