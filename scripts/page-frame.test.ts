import { expect, test } from 'vitest'
import { pageFrame } from './page-frame.ts'

const WEB = '/site/src/web'
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  [`${WEB}/root.tsx`]: ['/site/src/web/frame.tsx', '/site/node_modules/icons/index.js'],
  [`${WEB}/entry.client.tsx`]: ['/site/src/web/start.ts'],
  '/site/src/web/frame.tsx': ['/site/src/domain/cart.ts', '/site/src/web/start.ts'],
  // Two that import each other end the walk all the same.
  '/site/src/domain/cart.ts': ['/site/src/web/frame.tsx'],
  [`${WEB}/page-meta.ts`]: ['/site/src/texts/common.ts'],
  '/site/src/web/page.tsx': ['/site/src/domain/only-here.ts', '/site/src/domain/cart.ts'],
}
const context = { getModuleInfo: (id: string) => ({ importedIds: GRAPH[id] ?? [] }) }

test('what the root and the entry import, however deep, and what makes each head, is one chunk; what pages or packages bring is not', () => {
  const chunkOf = pageFrame(WEB)
  const named = (id: string) => chunkOf(id, context)
  for (const id of [
    '/site/src/web/frame.tsx',
    '/site/src/domain/cart.ts',
    '/site/src/web/start.ts',
    `${WEB}/page-meta.ts`,
    '/site/src/texts/common.ts',
  ])
    expect(named(id), id).toBe('frame')
  for (const id of [
    '/site/src/web/page.tsx',
    '/site/src/domain/only-here.ts',
    '/site/node_modules/icons/index.js',
  ])
    expect(named(id), id).toBeNull()
  // The manifest of the router names these themselves.
  for (const id of [`${WEB}/root.tsx`, `${WEB}/entry.client.tsx`]) expect(named(id), id).toBeNull()
})
