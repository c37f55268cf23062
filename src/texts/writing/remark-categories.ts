/** What a mark on a text is about, in words; for a peer's and for a teacher's. */
import type { RemarkCategory } from '#domain/writing/peer-remarks.ts'

export const remarkCategoryNames: Readonly<Record<RemarkCategory, string>> = {
  spelling: 'Grafia e acentos',
  punctuation: 'Pontuação',
  grammar: 'Concordância e regência',
  register: 'Vocabulário e registro',
  theme: 'Tema',
  repertoire: 'Repertório',
  thesis: 'Tese',
  argument: 'Argumento',
  contradiction: 'Contradição',
  connective: 'Conectivo',
  repetition: 'Repetição',
  paragraph: 'Parágrafo',
  agent: 'Agente',
  action: 'Ação',
  means: 'Meio',
  purpose: 'Finalidade',
  detail: 'Detalhamento',
}
