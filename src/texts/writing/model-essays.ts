/** What stands around the model essays of src/content/writing/model-essays.ts (product §2 Placeholders, Redações Nota Máxima). */
import type { Competence } from '#domain/writing/model-essay.ts'

export const modelEssayTexts = {
  chooseLabel: 'As redações desta página',
  essay: (facts: { number: number }) => `Redação ${facts.number}`,
  comments: 'Comentários',
  backToMark: (facts: { number: number }) => `Voltar ao trecho ${facts.number}`,
  lines: (facts: { lines: number }) => `cerca de ${facts.lines} linhas à mão`,
  estimate: 'Nota estimada por competência',
  competence: (facts: { competence: Competence }) => `Competência ${facts.competence}`,
  competenceNames: {
    1: 'Escrita formal',
    2: 'Tema e repertório',
    3: 'Argumentação',
    4: 'Coesão',
    5: 'Proposta de intervenção',
  } satisfies Record<Competence, string>,
  stamp: 'estimativa',
  sources: 'Fontes para conferir',
} as const
