/**
 * "uma fase onde", "a crise econômica, onde": the noun that "onde" takes up, where it is certainly no place (competence
 * 1). Abstract nouns are known by their endings; those that are places all the same are listed.
 */

import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

const NO_PLACE = wordSet(
  'época épocas momento momentos século séculos era período períodos caso casos problema problemas ano anos dia dias tempo tempos forma contexto contextos processo processos pesquisa pesquisas modo pensamento ideia ideias fato fatos dado dados pandemia fase fases ditadura governo governos medida medidas lei leis pessoas pessoa indivíduos cidadãos filme filmes livro livros obra obras série séries documentário frase artigo constituição conceito teoria história histórias adolescência infância juventude velhice revolução guerra crise crises questão cultura culturas violência bullying sistema sistemas regime democracia capitalismo patriarcado modelo modelos cenário cenários tecnologia tecnologias atividade atividades esporte debate debates jogo jogos estudo estudos episódio poema música músicas novela reportagem matéria notícia notícias projeto projetos programa programas crime crimes doença doenças assunto tema dilema desafio estilo padrão padrões pobreza miséria desigualdade escravidão desemprego machismo racismo preconceito método métodos hábito hábitos mercantilismo patriotismo motivo motivos causa causas exemplo exemplos mito alegoria eleição eleições relação relações abuso abusos ensino política políticas postura fama glamour papel aprendizagem linguagem prática práticas situação situações realidade discurso discursos ideologia gestão movimento movimentos contrato contratos acordo acordos mito mitos evento eventos mentalidade poder imagem renda saúde economia fome',
)
const ABSTRACT = /(?:ção|ções|são|sões|dades?|ismos?|mentos?|[êâ]ncias?|eza|ezas)$/
/** They end like ideas, and people are in them; or "onde" asks a question behind them ("a clareza onde"). */
const PLACES = wordSet(
  'cidade comunidade universidade localidade faculdade sociedade entidade unidade propriedade extremidade proximidade profundidade superficialidade realidade maternidade humanidade atualidade modernidade antiguidade irmandade estação instituição região nação habitação mansão prisão organização associação fundação população plantação edificação construção ocupação civilização televisão aglomeração federação delegação exposição conversação navegação embarcação fração direção seção repartição administração divisão dimensão circunscrição recepção exceção departamento apartamento estabelecimento estacionamento loteamento alojamento assentamento parlamento acampamento monumento continente firmamento aposento instrumento pavimento residência agência ambulância ciência distância assistência fortaleza natureza redondeza profundeza aplicação competição manifestação rebelião clareza certeza instância',
)
const PLACE_BEFORE = wordSet(
  'país países escola escolas cidade cidades lugar lugares local locais ambiente ambientes mundo centro centros casa casas espaço espaços área áreas região regiões campo campos hospital hospitais sala salas posto postos estado estados instituição instituições unidade unidades estabelecimento rede redes sociedade sociedades comunidade comunidades meio meios clínica clínicas site sites página páginas plataforma plataformas zona zonas polo polos',
)
const OF = wordSet('de da do das dos')
const ADJECTIVE =
  /(?:al|ais|vel|veis|ic[oa]s?|os[oa]s?|iv[oa]s?|ári[oa]s?|eir[oa]s?|ense|antes?|entes?|[ai]d[oa]s?|an[oa]s?|ares?|ista|istas|íd[oa]s?)$/
const TIMES =
  /^(?:guerra (?:mundial|fria)|idade (?:média|moderna)|revolução (?:francesa|industrial)|ditadura militar|período colonial)$/
const NAMED =
  /^(?:programa|projeto|livro|filme|obra|série|documentário|campanha|música|poema|bolsa|novela|lei|episódio|animação|peça)$/
const LONGEST_NAME = 9
const YEAR = /^(?:1[4-9]|20)\d\d$/

/** @returns the noun before the "onde" at this token; null when it may be a place */
export function nounOfNoPlace(
  { doc, lower, isWord, isMark, startsSentence }: Reader,
  words: Words,
  at: number,
): string | null {
  const last = isMark(at - 1, ',') ? at - 2 : at - 1
  const isYear = doc.tokens[last]?.kind === 'number' && YEAR.test(lower(last))
  if (isYear) return /^(?:em|de|desde)$/.test(lower(last - 1)) && !isPlaceNear(last - 1) ? lower(last) : null
  const named = ofName(last)
  if (named) return named
  if (isNoPlace(last)) return isPlaceNear(last) ? null : lower(last)
  const isDescribed =
    isPlain(last) && ADJECTIVE.test(lower(last)) && words.isNominal(lower(last)) && isNoPlace(last - 1)
  return isDescribed && !isPlaceNear(last - 1) ? lower(last - 1) : null

  /** "a Segunda Guerra Mundial, onde", "o programa “Bolsa”, onde": a time, and what is named before the quotes. */
  function ofName(index: number): string | null {
    const two = `${lower(index - 1)} ${lower(index)}`
    if (TIMES.test(two)) return two
    if (!isMark(index, '"”»')) return null
    let open = index - 1
    while (open > index - LONGEST_NAME && !isMark(open, '"“«')) open -= 1
    const noun = lower(open - 1)
    return isMark(open, '"“«') && NAMED.test(noun) ? noun : null
  }

  function isPlain(index: number): boolean {
    return isWord(index) && doc.tokens[index]?.isCapital === false
  }

  function isNoPlace(index: number): boolean {
    if (!isPlain(index)) return false
    const noun = lower(index)
    if (noun === 'exemplo' && lower(index - 1) === 'por') return false
    const singular = noun.replace(/ções$/, 'ção').replace(/sões$/, 'são').replace(/s$/, '')
    return NO_PLACE.has(noun) || (ABSTRACT.test(noun) && !PLACES.has(singular) && words.isNominal(noun))
  }

  /** "um centro de reabilitação onde", "escolas de tempo integral onde": the place stands before its complement. */
  function isPlaceNear(index: number): boolean {
    for (let back = index - 1; back >= index - 3; back -= 1) {
      if (!OF.has(lower(back))) continue
      return [back - 1, back - 2].some(
        (place) =>
          PLACE_BEFORE.has(lower(place)) || (doc.tokens[place]?.isCapital === true && !startsSentence(place)),
      )
    }
    return false
  }
}
