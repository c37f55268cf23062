/** Crase: where "à" cannot stand, and where a word that asks for "a" meets a feminine noun with its article. */
import type { Finding } from '../kinds.ts'
import { isFeminineNoun, isFemininePlural, isMasculineNoun, SINGULAR_IN_S } from '../lexicon/nouns.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

/** Words that never have the article "a" before them. */
const WITHOUT_ARTICLE = wordSet(
  'um uma uns umas ele ela eles elas esse essa esses essas este esta estes estas isso isto cada qualquer quaisquer alguém ninguém quem você vocês nós mim ti si tudo nada todos muitos muitas alguns algumas algum alguma nenhum nenhuma partir tal cujo cuja cujos cujas pessoas crianças jovens serem terem fazerem pé prazo respeito princípio favor cavalo bordo ponto vários várias diversos diversas outrem diversas',
)
const PREPOSITIONS = wordSet(
  'para perante após contra com entre sobre sob durante desde mediante ante segundo conforme por',
)
/** What asks for "a" before its complement. A "*" is not needed: the forms in use are few. */
const ASKS_FOR_A = wordSet(
  'devido relação graças quanto frente referente referentes relacionado relacionada relacionados relacionadas relativo relativa relativos relativas contrário contrária semelhante prejudicial prejudiciais inerente inerentes aliado aliados somado somada junto direito direitos acesso combate respeito incentivo incentivos ataque ataques atenção exposto exposta expostos expostas submetido submetida submetidos submetidas destinado destinada destinados destinadas voltado voltada voltados voltadas favorável favoráveis obediência adesão oposição exposição referência associado associada associados associadas vinculado vinculada ligado ligada ligados ligadas tocante desrespeito estímulo apoio prejuízo prejuízos danos assistência alusão danoso nociva nocivo nocivos pertencente pertencentes sujeito sujeitos sujeita sujeitas resistência aversão apologia culto devida devidos retorno alheio alheia propício propícia propensos propenso anterior posterior superior inferior restrito restritos restritas',
)
const IS_FOR = wordSet('cabe compete resta cumpre caberá incumbe')
const AGENTS = wordSet(
  'escola escolas mídia mídias família famílias sociedade população união prefeitura prefeituras imprensa comunidade receita câmara instituição instituições universidade universidades secretaria organização organizações polícia igreja',
)
const LOCUTIONS: Readonly<Record<string, string>> = {
  'a medida que': 'à medida que',
  'a luz de': 'à luz de',
  'a luz da': 'à luz da',
  'a luz do': 'à luz do',
  'a luz dos': 'à luz dos',
  'a luz das': 'à luz das',
  'a luz desse': 'à luz desse',
  'a luz dessa': 'à luz dessa',
  'a luz disso': 'à luz disso',
  'a luz desses': 'à luz desses',
  'a luz dessas': 'à luz dessas',
  'a margem da': 'à margem da',
  'a margem de': 'à margem de',
  'a margem do': 'à margem do',
  'a margem dos': 'à margem dos',
  'a margem das': 'à margem das',
  'a mercê de': 'à mercê de',
  'a mercê da': 'à mercê da',
  'a mercê do': 'à mercê do',
  'a tona': 'à tona',
  'a beira de': 'à beira de',
  'a beira da': 'à beira da',
  'a beira do': 'à beira do',
  'as pressas': 'às pressas',
  'as margens da': 'às margens da',
  'as margens do': 'às margens do',
  'as custas': 'às custas',
  'as claras': 'às claras',
  'a vista disso': 'à vista disso',
}
/** After these the locution is no adverb: "trazer a tona" is one, "a frente de trabalho" is none. */
const ARTICLE_BEFORE_LOCUTION = wordSet('e toda durante com de sobre para sob após')
const AFTER_NOUN = wordSet(
  'de da do das dos que em no na nos nas e ou pelo pela é são como para por com entre',
)

export function findCrase(
  { doc, lower, isWord, isMark, mark, startsSentence, isSameSentence }: Reader,
  words: Words,
): Finding[] {
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word') continue
    if (token.lower === 'á' || token.lower === 'ás') {
      findings.push(
        mark('crase-extra', at, at + 1, {
          better: cannotStand(at) ?? (token.lower === 'á' ? 'à' : 'às'),
          about: 'agudo',
        }),
      )
    } else if (token.lower === 'à' || token.lower === 'às') {
      const better = cannotStand(at)
      if (better) findings.push(mark('crase-extra', at, at + 1, { better }))
    } else if (token.lower === 'a' || token.lower === 'as') {
      const missing = isMissing(at)
      if (missing) findings.push(missing)
    }
  }
  return findings

  function cannotStand(at: number): string | null {
    const next = lower(at + 1)
    if (!isWord(at + 1) || !isSameSentence(at, at + 1)) return null
    const isPlural = /^[àá]s$/.test(lower(at))
    if (PREPOSITIONS.has(lower(at - 1)) && isWord(at - 1)) return isPlural ? 'as' : 'a'
    if (doc.tokens[at + 1]?.isCapital) return null
    if (
      WITHOUT_ARTICLE.has(next) &&
      !(isPlural && /s$/.test(next) && !/^(todos|muitos|alguns|pessoas)$/.test(next))
    )
      return isPlural && /^(crianças|mulheres|pessoas|jovens)$/.test(next) ? null : 'a'
    if (words.isInfinitive(next)) return 'a'
    if (isPlural) return isMasculineNoun(next.replace(/s$/, '')) && next.endsWith('s') ? 'aos' : null
    if (isMasculineNoun(next) && words.isOnlyNominal(next)) return 'ao'
    if (!isPluralNoun(next)) return null
    return isFemininePlural(next) ? 'às' : 'a'
  }

  /** After an article: "reformas" may be a verb elsewhere, here it is none. */
  function isPluralNoun(noun: string): boolean {
    return noun.length > 3 && noun.endsWith('s') && words.isKnown(noun) && !SINGULAR_IN_S.has(noun)
  }

  /** "tanto a renda quanto a idade": a comparison, no complement. */
  function isCompared(at: number): boolean {
    for (let back = at - 2; back > at - 16 && isSameSentence(back, at); back -= 1) {
      if (/^(tanto|tão|tanta|tantos|tantas)$/.test(lower(back))) return true
    }
    return false
  }

  function isMissing(at: number): Finding | null {
    const [before, own, next, second] = [lower(at - 1), lower(at), lower(at + 1), lower(at + 2)]
    if (!isWord(at + 1)) return null
    const better = own === 'a' ? 'à' : 'às'
    const two = `${own} ${next}`
    const locution = LOCUTIONS[two] ?? LOCUTIONS[`${two} ${second}`]
    // "A luz dessa lógica, falta apoio"; "A luz dessa rua é fraca".
    const isOpening = two === 'a luz' && (isMark(at + 3, ',') || isMark(at + 4, ','))
    const isPlaced = isWord(at - 1) || two === 'a medida' || isOpening
    if (locution && !ARTICLE_BEFORE_LOCUTION.has(before) && isPlaced)
      return mark('crase-missing', at, at + (LOCUTIONS[two] ? 2 : 3), { better: locution })
    if (two === 'a medida' && second === 'que')
      return mark('crase-missing', at, at + 3, { better: 'à medida que' })
    if (two === 'as vezes' && (startsSentence(at) || isMark(at - 1, ',(')) && second !== 'em')
      return mark('crase-missing', at, at + 2, { better: 'às vezes' })
    if (!isWord(at - 1) || doc.tokens[at + 1]?.isCapital) return null
    // "as" before a plural noun is its article: the noun is feminine.
    const isFeminine = own === 'a' ? isFeminineNoun(next) : isPluralNoun(next)
    if (!isFeminine) return null
    const isClosed = isMark(at + 2, '.,;:?!)') || AFTER_NOUN.has(second) || words.isOnlyNominal(second)
    // "ver o quanto as redes pesam" measures; "Quanto às redes" leads in.
    if (before === 'quanto' && (isCompared(at) || !(startsSentence(at - 1) || isMark(at - 2, ','))))
      return null
    if (IS_FOR.has(before) && AGENTS.has(next)) return mark('crase-missing', at, at + 1, { better })
    // "acesso a moradia, viagem e trabalho": a list without articles.
    const isBareList = own === 'a' && isMark(at + 2, ',') && words.isOnlyNominal(lower(at + 3))
    if (isBareList) return null
    return ASKS_FOR_A.has(before) && isClosed ? mark('crase-missing', at, at + 1, { better }) : null
  }
}
