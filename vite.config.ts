import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bundledWorker } from './scripts/bundled-worker.ts'
import { narrowServerText } from './scripts/narrow-text.ts'
import { ownRouteModules } from './scripts/own-route-modules.ts'
import { pageFrame } from './scripts/page-frame.ts'
import { BUILD_TARGETS } from './src/content/site/browser-floor.ts'

/** The corrector's files lie in a folder of their own, which the service worker does not fetch (decision 0065). */
const CORRECTOR_FOLDER = 'assets/corrector'
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  `${names.some((name) => name.endsWith('.bin')) ? CORRECTOR_FOLDER : 'assets'}/[name]-[hash][extname]`

/** A part of the router. */
const ROUTE_MODULES = join(import.meta.dirname, 'src/web/browser/route-modules.ts')

const IN_EVERY_PAGE = /\/(?:framework|frame|rolldown-runtime)-/

export default defineConfig({
  // Named here so that the first page of a cold `npm run dev` does not find them one by one and reload.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'lucide-react',
      '@supabase/auth-js',
      '@supabase/postgrest-js',
      '@supabase/realtime-js',
      'zod',
      '@supabase/storage-js',
      'react-easy-crop',
    ],
  },
  plugins: [
    tailwindcss(),
    reactRouter(),
    ownRouteModules(ROUTE_MODULES),
    bundledWorker(CORRECTOR_FOLDER),
    narrowServerText(),
  ],
  worker: {
    rollupOptions: {
      output: {
        entryFileNames: ({ name }) =>
          `${name.startsWith('correction') ? CORRECTOR_FOLDER : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  build: {
    target: BUILD_TARGETS,
    // Which script needs which: scripts/build-worker.ts reads it.
    manifest: true,
    assetsInlineLimit: 0,
    // Every page has these: a part that is fetched later need not name them.
    modulePreload: {
      resolveDependencies: (_file, imported) => imported.filter((name) => !IN_EVERY_PAGE.test(name)),
    },
  },
  // Of some thousand icons the server keeps those that pages show, instead of all of them in memory.
  ssr: { noExternal: ['lucide-react', 'zod'] },
  environments: {
    // Of one name with the browser's, or they would be there twice. Minified, since the server keeps its text in memory.
    ssr: { build: { minify: true, rollupOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        // Of what the bundle holds; scripts/build.ts makes the page's /licencas.txt of it.
        license: { fileName: 'licenses.md' },
        // A chunk for what every page needs, and one for what nearly every page does, instead of some fifty small ones, each
        // a request, that compress badly. With fewer
        // pages to a shared part, each page would carry what a third of them never use (docs/performance.md).
        rollupOptions: {
          output: {
            assetFileNames,
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: (id) =>
                    id === ROUTE_MODULES ||
                    /node_modules\/(react|react-dom|react-router|scheduler)\//.test(id),
                  priority: 3,
                },
                { name: pageFrame(join(import.meta.dirname, 'src/web')), debugName: 'frame', priority: 2 },
                { name: 'shared', test: /\/src\/|lucide-react/, minShareCount: 32, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
