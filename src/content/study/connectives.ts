/**
 * The connectives bank: the six categories of product §3, seven connectives each, with a sentence that shows the
 * punctuation and the slip to avoid. Editorial rule: the norm is that of the exam (competence 1); where grammarians
 * differ, the warning recommends and does not condemn.
 */
import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { ADICAO } from './connectives/adicao.ts'
import { CAUSA_E_CONSEQUENCIA } from './connectives/causa-e-consequencia.ts'
import { COMPARACAO } from './connectives/comparacao.ts'
import { CONCLUSAO } from './connectives/conclusao.ts'
import { EXPLICACAO } from './connectives/explicacao.ts'
import { OPOSICAO } from './connectives/oposicao.ts'

export const CONNECTIVE_CATEGORIES: readonly ConnectiveCategory[] = [
  ADICAO,
  OPOSICAO,
  CAUSA_E_CONSEQUENCIA,
  COMPARACAO,
  EXPLICACAO,
  CONCLUSAO,
]
