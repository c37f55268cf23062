/**
 * Wrong usages that are wrong wherever they stand, in small letters, with what should stand there. A "…" is any word: what
 * it meets is kept.
 */

/** Word by word; the longest first. */
export const USAGES: Readonly<Record<string, string>> = {
  'a cerca da': 'acerca da',
  'a cerca do': 'acerca do',
  'a cerca das': 'acerca das',
  'a cerca dos': 'acerca dos',
  'a través de': 'através de',
  'a través da': 'através da',
  'a través do': 'através do',
  'na medida que': 'na medida em que',
  'à medida em que': 'à medida que',
  'a medida em que': 'à medida que',
  'apesar que': 'apesar de que',
  'a fim que': 'a fim de que',
  'pelo fato que': 'pelo fato de que',
  'sem conta que': 'sem contar que',
  'nem se quer': 'nem sequer',
  'sem se quer': 'sem sequer',
  'ao em vez de': 'em vez de',
  'a grosso modo': 'grosso modo',
  'no que se diz respeito': 'no que diz respeito',
  'diante o': 'diante do',
  'diante a': 'diante da',
  'diante os': 'diante dos',
  'diante as': 'diante das',
  'diante à': 'diante da',
  'diante às': 'diante das',
  'diante ao': 'diante do',
  'diante aos': 'diante dos',
  'perante ao': 'perante o',
  'perante aos': 'perante os',
  'mediante ao': 'mediante o',
  'mediante aos': 'mediante os',
  'devido o': 'devido ao',
  'devido os': 'devido aos',
  'para mim fazer': 'para eu fazer',
  'entre eu e': 'entre mim e',
  'se caso': 'caso',
  'tratam-se de': 'trata-se de',
  'precisam-se de': 'precisa-se de',
  'necessitam-se de': 'necessita-se de',
  'corona vírus': 'coronavírus',
  'corona virus': 'coronavírus',
  'mais melhor': 'melhor',
  'mais pior': 'pior',
  'mais maior': 'maior',
  'por traz': 'por trás',
  'para traz': 'para trás',
  'risco eminente': 'risco iminente',
  'perigo eminente': 'perigo iminente',
  'tráfego de drogas': 'tráfico de drogas',
  'tráfego de pessoas': 'tráfico de pessoas',
  'tráfego humano': 'tráfico humano',
  'comprimento da lei': 'cumprimento da lei',
  'comprimento das leis': 'cumprimento das leis',
  'comprimento dos direitos': 'cumprimento dos direitos',
  'mandato de prisão': 'mandado de prisão',
  'infligir a lei': 'infringir a lei',
  'infligir as leis': 'infringir as leis',
  'descriminação racial': 'discriminação racial',
  'descriminação contra': 'discriminação contra',
  'descriminação social': 'discriminação social',
  'essa perca': 'essa perda',
  'grande perca': 'grande perda',
  'da perca': 'da perda',
  'na perca': 'na perda',
  'à perca': 'à perda',
  'pela perca': 'pela perda',
  'perca de tempo': 'perda de tempo',
  'mão-de-obra': 'mão de obra',
  'dia-a-dia': 'dia a dia',
  'meio-ambiente': 'meio ambiente',
  'ser-humano': 'ser humano',
  'seres-humanos': 'seres humanos',
  'o bem estar': 'o bem-estar',
  'do bem estar': 'do bem-estar',
  'ao bem estar': 'ao bem-estar',
  'seu bem estar': 'seu bem-estar',
  'um bem estar': 'um bem-estar',
  'o mal estar': 'o mal-estar',
  'um mal estar': 'um mal-estar',
}

export const MORE_REDUNDANCIES: ReadonlySet<string> = new Set([
  'principal protagonista',
  'conclusão final',
  'adiar para depois',
  'repetir novamente',
  'voltar novamente',
  'retornar novamente',
])

/** Behind these an infinitive stands: "para está", "pode vim". */
export const BEFORE_INFINITIVE: ReadonlySet<string> = new Set(
  'de para sem ao pode podem deve devem vai vão poderá poderão deverá deverão iria iriam'.split(' '),
)
export const FINITE_FOR_INFINITIVE: Readonly<Record<string, string>> = {
  está: 'estar',
  dá: 'dar',
  vê: 'ver',
  lê: 'ler',
  vim: 'vir',
}

/** Written together with what follows, unless it begins with "h" or the prefix's own last letter. */
export const PREFIXES_JOINED: ReadonlySet<string> = new Set(
  'auto anti infra micro macro inter multi semi super hiper ultra contra extra intra sócio socio neo pseudo psico neuro agro bio tele mega mini'.split(
    ' ',
  ),
)
/** Apart from what follows they are words of their own. */
export const PREFIXES_APART: ReadonlySet<string> = new Set(
  'auto anti infra micro macro inter multi semi pseudo neuro socio'.split(' '),
)

/** Nouns whose verb has no accent: "que influência o leitor". */
export const NOUN_FOR_VERB: Readonly<Record<string, string>> = {
  influência: 'influencia',
  evidência: 'evidencia',
  vivência: 'vivencia',
  denúncia: 'denuncia',
  negligência: 'negligencia',
}
