/**
 * The model essays of /redacoes-nota-maxima: written by us, commented by competence. Editorial rule: four paragraphs,
 * 24 to 30 lines of the sheet, facts that can be checked, themes that no booklet of the shop uses for a whole essay;
 * each quote stands exactly once in its essay; the engine gives each 920 or more. The scores are our estimate, never
 * an official mark.
 */
import type { ModelEssay } from '#domain/writing/model-essay.ts'
import { APOSTAS_VIRTUAIS } from './model-essays/apostas-virtuais.ts'
import { COBERTURA_VACINAL } from './model-essays/cobertura-vacinal.ts'
import { DESASTRES_CLIMATICOS } from './model-essays/desastres-climaticos.ts'
import { DESINFORMACAO } from './model-essays/desinformacao.ts'
import { EVASAO_ESCOLAR } from './model-essays/evasao-escolar.ts'
import { MULHERES_NA_POLITICA } from './model-essays/mulheres-na-politica.ts'
import { PRECONCEITO_LINGUISTICO } from './model-essays/preconceito-linguistico.ts'
import { REFUGIADOS_E_IMIGRANTES } from './model-essays/refugiados-e-imigrantes.ts'
import { SANEAMENTO_BASICO } from './model-essays/saneamento-basico.ts'
import { TRABALHO_E_DEFICIENCIA } from './model-essays/trabalho-e-deficiencia.ts'
import { TRABALHO_POR_APLICATIVO } from './model-essays/trabalho-por-aplicativo.ts'
import { VIOLENCIA_PSICOLOGICA } from './model-essays/violencia-psicologica.ts'

/** Shown above the essays, always. */
export const MODEL_ESSAYS_NOTE = {
  heading: 'Antes de ler',
  paragraphs: [
    'Estas redações foram escritas por nós, para estudo. Não são provas de participantes nem foram corrigidas pelo Inep: a nota ao lado de cada uma é uma estimativa nossa, feita com a matriz da Cartilha do Participante do ENEM 2025, e outro avaliador poderia chegar a um número diferente.',
    'Os temas são de treino. Leia o texto inteiro uma vez, sem os comentários; na segunda leitura, tente adivinhar o que cada trecho marcado faz. Aproveite a estrutura e o modo de ligar as ideias, mas não decore frases: texto decorado não responde ao tema do dia.',
  ],
} as const

export const MODEL_ESSAYS: readonly ModelEssay[] = [
  SANEAMENTO_BASICO,
  DESINFORMACAO,
  TRABALHO_E_DEFICIENCIA,
  EVASAO_ESCOLAR,
  VIOLENCIA_PSICOLOGICA,
  DESASTRES_CLIMATICOS,
  PRECONCEITO_LINGUISTICO,
  MULHERES_NA_POLITICA,
  TRABALHO_POR_APLICATIVO,
  APOSTAS_VIRTUAIS,
  COBERTURA_VACINAL,
  REFUGIADOS_E_IMIGRANTES,
]
