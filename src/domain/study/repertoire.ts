/** Shapes of the repertoire bank (product §3 Repertoire item and axes). The entries are in content/repertoires/. */

export const REPERTOIRE_TYPES = [
  'Livro',
  'Filme',
  'Série',
  'Documentário',
  'Música',
  'Fato Histórico',
  'Filósofo',
  'Filósofa',
  'Documento',
  'Lei',
  'Conceito',
  'Obra de Arte',
] as const
export type RepertoireType = (typeof REPERTOIRE_TYPES)[number]

export type RepertoireAxisId =
  | 'saude'
  | 'educacao'
  | 'meio-ambiente'
  | 'tecnologia'
  | 'cultura'
  | 'politica'
  | 'questoes-sociais'
  | 'trabalho-e-economia'
  | 'diversidade-e-inclusao'
  | 'direitos-humanos-e-cidadania'
  | 'violencia-e-seguranca-publica'
  | 'arte-e-midia'

export type RepertoireItem = {
  /** Stable slug, unique over all axes; never changes. */
  readonly id: string
  readonly type: RepertoireType
  /** As a student would cite it: work, author and year, or law with its number. */
  readonly title: string
  /** What it is and says, in two or three sentences. */
  readonly description: string
  /** How to make it work for an argument: a claim that it supports, and the link to write. */
  readonly usage: string
  /** Where the fact can be checked: publisher and year, official text, institution. */
  readonly source: string
}
