/** docs/spec-map.md tells the truth: every heading of the specification once, and every file that it names exists. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MAP = readFileSync(join(ROOT, 'docs/spec-map.md'), 'utf8')

const HEADINGS = [
  '§1 What the product does and for whom',
  '§2 Screens and routes',
  '§2 Header, footer, floating elements',
  '§2 Landing page (/)',
  '§2 Product card (home and store)',
  '§2 Store (/store)',
  '§2 Product page (/product/{id})',
  '§2 Success (/success)',
  '§2 Login (/login)',
  '§2 Sign-up (/cadastro)',
  '§2 Profile (/perfil)',
  '§2 Essay generator (/gerador-de-redacao)',
  '§2 Corretor (/corretor-de-redacao)',
  '§2 Placeholders',
  '§2 Theme bank (/banco-de-temas)',
  '§2 Repertoire bank (/banco-de-repertorios)',
  '§2 Connectives bank (/banco-de-conectivos)',
  '§2 E-books (/ebooks)',
  '§2 Mini-course (/minicurso)',
  '§2 Chat (/chat)',
  '§2 Monthly challenge (/desafio-mensal)',
  '§2 Study schedule (/cronograma-de-estudos)',
  '§2 Feedback (/feedback)',
  '§3 Entities and their fields',
  '§4 States and transitions',
  '§5 Validation rules',
  '§6 Roles and permissions',
  '§7 Store API',
  '§7 Accounts and profile backend',
  '§7 Local and other',
  '§8 Error catalogue',
  '§9 Business constants and limits',
]

test.each(HEADINGS)('the map has one row for "%s"', (heading) => {
  expect(MAP.split('\n').filter((line) => line.startsWith(`| ${heading} |`))).toHaveLength(1)
})

test('every file and folder that the map names exists', () => {
  const named = [...MAP.matchAll(/`([^`]+)`/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('no row is empty: it names files or says "not yet"', () => {
  const rows = MAP.split('\n').filter((line) => line.startsWith('| §'))
  for (const row of rows) {
    const [, , built, shown] = row.split('|').map((cell) => cell.trim())
    expect(built, row).toMatch(/`|not yet/)
    expect(shown, row).toMatch(/`|not yet/)
  }
})
