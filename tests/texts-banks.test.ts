/** The sentences of the banks and of the e-books page that product §2, §8 and §9 fix. */
import { expect, test } from 'vitest'
import { commonTexts } from '#texts/shared/common.ts'
import { ebooksTexts } from '#texts/shop/ebooks.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { repertoireBankTexts } from '#texts/study/repertoire-bank.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'

test('the banks say what docs/product.md says', () => {
  expect(themeBankTexts.practise).toBe('Praticar este tema')
  expect(repertoireBankTexts.noMatch).toBe('Nenhum repertório encontrado para sua busca.')
  expect(connectiveBankTexts.notices.copied({ text: 'Além disso' }).title).toBe('Copiado!')
  expect(ebooksTexts.toStore).toBe('Ver na Loja')
  expect(commonTexts.inDevelopment).toBe('Funcionalidade em desenvolvimento!')
})

test('no number is counted wrong', () => {
  expect(repertoireBankTexts.found(1)).toBe('1 repertório encontrado')
  expect(repertoireBankTexts.found(2)).toBe('2 repertórios encontrados')
})
