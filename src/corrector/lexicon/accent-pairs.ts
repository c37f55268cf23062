/**
 * Nouns and adjectives which, without their accent, are forms of verbs: the dictionary knows both, so only the place
 * tells. Each as it should be written (competence 1, convenções da escrita).
 */

import { withoutAccents } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'

const PAIRED = wordSet(
  `história análise prática crítica influência notícia dúvida música polícia república negligência denúncia
  experiência evidência referência vivência distância instância substância circunstância ganância agência
  providência potência tendência preferência conferência inteligência inércia residência pública última específica
  científica doméstica médica mútua íntima pacífica tóxica lícita judiciária publicitária penitenciária líquida
  clínica polêmica válida legítima contínua contrária propícia explícita prévia grávida vítima indústria fábrica
  máquina dívida mágoa angústia pílula página matrícula calúnia renúncia vitória memória média máscara árvore
  série espécie réplica sílaba súplica âncora pérola cópia vária número indivíduo início público válido vício
  filósofo trânsito auxílio benefício princípio crítico contrário hábito científico tráfico estímulo diálogo sério
  explícito último veículo comércio exército específico espírito equívoco propósito incômodo líquido ofício
  presídio círculo título médico lógico acúmulo vínculo salário estereótipo lícito íntimo pacífico contínuo
  propício contágio matrimônio término divórcio tráfego êxito óbvio negócio capítulo obstáculo domicílio depósito
  legítimo mútuo polêmico tóxico cálculo prático anúncio privilégio silêncio síndico crédito débito rótulo
  utensílio geógrafo jornalístico intérprete líder célebre intercâmbio desestímulo íntegro próspero
  alívio sacrifício suicídio homicídio desperdício edifício remédio assédio subsídio prêmio gênero tédio`,
)

/** Without its accent → with it. */
export const ACCENTED: ReadonlyMap<string, string> = new Map(
  [...PAIRED].flatMap((word) =>
    [word, pluralOf(word)].map((form): [string, string] => [withoutAccents(form), form]),
  ),
)

/** After a noun, with nothing to follow: "a escola publica." has no object, so it is no verb. */
export const ADJECTIVES_IN_A: ReadonlySet<string> = new Set(
  [
    ...wordSet(
      `pública específica científica doméstica médica mútua íntima pacífica tóxica lícita judiciária publicitária
      penitenciária líquida clínica polêmica`,
    ),
  ].map(withoutAccents),
)

function pluralOf(word: string): string {
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`
}
