/** Opens a page, as everybody may. */
import type { Student } from '../student.ts'
import { isExpected } from './expect-status.ts'

const PAGES = [
  '/',
  '/store',
  '/product/prod_completo',
  '/product/prod_iniciante',
  '/product/prod_competencias',
  '/minicurso',
  '/chat',
  '/ebooks',
  '/cursos',
  '/novidades',
  '/feedback',
  '/desafio-mensal',
  '/quem-somos',
  '/cronograma-de-estudos',
  '/gerador-de-redacao',
  '/corretor-de-redacao',
  '/perfil',
  '/login',
  '/nao-existe',
] as const

export async function browse({ callAsGuest, chance, ledger }: Student): Promise<void> {
  const path = chance.pick(PAGES)
  // One that is not kept by the page cache now and then.
  const answer = await callAsGuest({
    path: chance.isTrue(0.2) ? `${path}?visita=${chance.below(1e6)}` : path,
  })
  if (!isExpected(ledger, `browse ${path}`, answer, [path === '/nao-existe' ? 404 : 200])) return
  if (!answer.text.includes('</html>')) ledger.surprises.push(`browse ${path}: the page broke off`)
}
