/** What stands around the model essays of src/content/writing/model-essays.ts (product §2 Placeholders, Redações Nota Máxima). */
import type { Competence } from '#domain/writing/model-essay.ts'

export const modelEssayTexts = {
  listHeading: 'As redações',
  search: 'Buscar por tema, eixo ou estrutura',
  found: ({ count }: { count: number }) =>
    count === 0 ? 'Nenhuma redação com essas palavras.' : count === 1 ? '1 redação' : `${count} redações`,
  practise: 'Praticar este tema',
  print: 'Imprimir esta redação',
  structure: (facts: { structure: string }) => `Estrutura: ${facts.structure}`,
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
  earlier: {
    heading: 'Como esta redação poderia ter sido antes',
    lead: 'Escrevemos o mesmo texto como um estudante o escreveria no caminho: com menos repertório, com deslizes, com a proposta pela metade. Compare, e veja o que cada mudança rende.',
    version: (facts: { total: number }) => `Versão de ${facts.total} pontos`,
    changed: (facts: { total: number | null }) =>
      facts.total === null ? 'O que mudou até a versão final' : `O que mudou até a versão de ${facts.total}`,
    level: (facts: { competence: Competence; level: number }) => `C${facts.competence}: ${facts.level}`,
  },
} as const
