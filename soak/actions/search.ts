/** Looks for something: lists, single products and stock of the shop, and the banks, whose search runs in the browser. */
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const STORE = '/store/store_redacao'
const PLACES = [
  `${STORE}/products?limit=12&sort_by=price&order=DESC`,
  `${STORE}/products?limit=12&sort_by=title&order=ASC`,
  `${STORE}/products?limit=4&offset=4`,
  `${STORE}/products/completo?field=slug`,
  `${STORE}/variants?product_ids[]=prod_competencias`,
  `${STORE}/collections`,
  '/banco-de-temas',
  '/banco-de-repertorios',
  '/banco-de-conectivos',
  '/redacoes-nota-maxima',
] as const

export async function search({ callAsGuest, chance, ledger }: Student): Promise<void> {
  const path = chance.pick(PLACES)
  isExpected(ledger, `search ${path}`, await callAsGuest({ path }), [200])
}
