import { expect, test } from 'vitest'
import { offlineScripts } from './offline-scripts.ts'

const route = (module: string) => ({ module, imports: [] })
const ROUTER = {
  entry: route('/assets/entry.js'),
  routes: {
    root: { id: 'root', path: '', ...route('/assets/root.js') },
    'routes/hoje': {
      ...{ id: 'routes/hoje', parentId: 'root', path: 'hoje', clientLoaderModule: '/assets/hoje-loader.js' },
      ...route('/assets/hoje.js'),
    },
    'routes/aula': {
      ...{ id: 'routes/aula', parentId: 'root', path: 'cursos/:curso/:aula' },
      ...route('/assets/aula.js'),
    },
    'routes/store': { id: 'routes/store', parentId: 'root', path: 'store', ...route('/assets/store.js') },
    'routes/painel': { id: 'routes/painel', parentId: 'root', path: 'painel', ...route('/assets/painel.js') },
    'routes/painel/pedidos': {
      ...{ id: 'routes/painel/pedidos', parentId: 'routes/painel', path: 'pedidos' },
      ...route('/assets/pedidos.js'),
    },
  },
}
const CHUNKS = {
  'entry.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'root.tsx': { file: 'assets/root.js', imports: ['_shared.js'], dynamicImports: ['sheet.tsx'] },
  'sheet.tsx': { file: 'assets/sheet.js' },
  'hoje.tsx': {
    ...{ file: 'assets/hoje.js', imports: ['_shared.js'], dynamicImports: ['late.tsx'] },
    assets: ['assets/photograph-worker.js', 'assets/corrector/correction-worker.js', 'assets/words.bin'],
  },
  'hoje.tsx?loader': { file: 'assets/hoje-loader.js' },
  'late.tsx': { file: 'assets/late.js', imports: ['_late-part.js'] },
  '_late-part.js': { file: 'assets/late-part.js' },
  'aula.tsx': { file: 'assets/aula.js' },
  'store.tsx': { file: 'assets/store.js', imports: ['_shelf.js'], dynamicImports: ['reviews.tsx'] },
  '_shelf.js': { file: 'assets/shelf.js' },
  'reviews.tsx': { file: 'assets/reviews.js' },
  'painel.tsx': { file: 'assets/painel.js' },
  'pedidos.tsx': { file: 'assets/pedidos.js', imports: ['_shared.js'] },
}
const names = (files: readonly string[]) => files.map((file) => file.replace('assets/', ''))

test('of kept pages everything comes, of others what they begin with, of the console nothing', () => {
  const { modules, workers } = offlineScripts(CHUNKS, ROUTER, ['/hoje', '/cursos/a/b'])
  expect(names(modules)).toEqual([
    'aula.js',
    'entry.js',
    'hoje-loader.js',
    'hoje.js',
    'late-part.js',
    'late.js',
    'root.js',
    'shared.js',
    'sheet.js',
    'shelf.js',
    'store.js',
  ])
  expect(workers).toEqual(['assets/photograph-worker.js'])
})
