import { beforeAll, expect, test, vi } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { typesetBooklet } from '../../../../scripts/booklets/typeset-booklet.ts'
import { stampPdf } from './stamp-pdf.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const SOURCE = `---
title: Amostra
subtitle: Um livro de prova
edition: 1ª edição, 2026
---
# Um

## Parte

Texto da página.

# Dois

Mais texto.
`

let plain: Uint8Array

beforeAll(async () => {
  plain = (await typesetBooklet(SOURCE, 'amostra.md')).pdf
})

test('every page names the buyer, and nothing else changes', async () => {
  const before = await readPdf(plain)
  const after = await readPdf(
    await stampPdf(plain, { name: 'José Antônio Conceição', email: 'jose@exemplo.com.br' }),
  )
  const stamp = 'Material de José Antônio Conceição · jose@exemplo.com.br · uso pessoal'
  expect(after.pages).toEqual(before.pages.map((text) => `${text} ${stamp}`.trim()))
  expect(after.outline).toEqual(before.outline)
  expect(after.roles).toEqual(before.roles)
  expect(after.facts).toMatchObject({ Title: 'Amostra', Language: 'pt-BR' })
})

test.each(['李明', '🎉🎉', 'x'.repeat(200), 'A\u0000\u0007\nB', '', 'محمد', 'Łucja Đặng'])(
  'the name %j does not make it fail',
  async (name) => {
    const { pages } = await readPdf(await stampPdf(plain, { name, email: 'a@exemplo.com' }))
    for (const page of pages) expect(page).toMatch(/Material de .*a@exemplo\.com · uso pessoal/)
  },
)

test('the same copy can be stamped for two buyers: the original stays untouched', async () => {
  const original = Uint8Array.from(plain)
  await stampPdf(plain, { name: 'Ana', email: 'ana@exemplo.com' })
  expect(Buffer.compare(Buffer.from(plain), Buffer.from(original))).toBe(0)
})

test.each([
  ['no PDF at all', () => new TextEncoder().encode('isto não é um PDF')],
  ['an empty file', () => new Uint8Array()],
  ['a head without a body', () => new TextEncoder().encode('%PDF-1.7\n')],
  ['half a file', () => plain.slice(0, Math.floor(plain.length / 2))],
])('%s is refused', async (_, bytes) => {
  await expect(stampPdf(bytes(), { name: 'Ana', email: 'ana@exemplo.com' })).rejects.toThrow()
})
