import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES_OF_PACK } from '#web/shared/study-pack/pages-of-pack.ts'

const ROUTES = 'src/web/routes'

test('a touched link asks ahead for the study pack where its page will ask for it, and nowhere else', () => {
  const files = readdirSync(ROUTES).filter(
    (file) =>
      file.endsWith('.tsx') && readFileSync(`${ROUTES}/${file}`, 'utf8').includes('(loadStudyPack())'),
  )
  const table = readFileSync('src/web/routes.ts', 'utf8')
  const paths = files.map((file) => table.match(`route\\('([^']+)', 'routes/${file}'`)?.[1])
  expect(paths.map((path) => `/${path}`).sort()).toEqual([...PAGES_OF_PACK].sort())
})
