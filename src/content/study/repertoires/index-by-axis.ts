/**
 * The repertoire bank as its screen shows it: the 12 axes in the order and with the names of product §3, the entries of
 * each beside it.
 */
import type { RepertoireAxisId, RepertoireItem } from '#domain/study/repertoire.ts'
import { ARTE_E_MIDIA } from './arte-e-midia.ts'
import { CULTURA } from './cultura.ts'
import { DIREITOS_HUMANOS_E_CIDADANIA } from './direitos-humanos-e-cidadania.ts'
import { DIVERSIDADE_E_INCLUSAO } from './diversidade-e-inclusao.ts'
import { EDUCACAO } from './educacao.ts'
import { MEIO_AMBIENTE } from './meio-ambiente.ts'
import { POLITICA } from './politica.ts'
import { QUESTOES_SOCIAIS } from './questoes-sociais.ts'
import { SAUDE } from './saude.ts'
import { TECNOLOGIA } from './tecnologia.ts'
import { TRABALHO_E_ECONOMIA } from './trabalho-e-economia.ts'
import { VIOLENCIA_E_SEGURANCA_PUBLICA } from './violencia-e-seguranca-publica.ts'

export const REPERTOIRE_AXES: readonly {
  id: RepertoireAxisId
  name: string
  items: readonly RepertoireItem[]
}[] = [
  { id: 'saude', name: 'Saúde', items: SAUDE },
  { id: 'educacao', name: 'Educação', items: EDUCACAO },
  { id: 'meio-ambiente', name: 'Meio Ambiente', items: MEIO_AMBIENTE },
  { id: 'tecnologia', name: 'Tecnologia', items: TECNOLOGIA },
  { id: 'cultura', name: 'Cultura', items: CULTURA },
  { id: 'politica', name: 'Política', items: POLITICA },
  { id: 'questoes-sociais', name: 'Questões Sociais', items: QUESTOES_SOCIAIS },
  { id: 'trabalho-e-economia', name: 'Trabalho e Economia', items: TRABALHO_E_ECONOMIA },
  { id: 'diversidade-e-inclusao', name: 'Diversidade e Inclusão', items: DIVERSIDADE_E_INCLUSAO },
  { id: 'direitos-humanos-e-cidadania', name: 'Direitos Humanos', items: DIREITOS_HUMANOS_E_CIDADANIA },
  {
    id: 'violencia-e-seguranca-publica',
    name: 'Violência e Segurança',
    items: VIOLENCIA_E_SEGURANCA_PUBLICA,
  },
  { id: 'arte-e-midia', name: 'Arte e Mídia', items: ARTE_E_MIDIA },
]
