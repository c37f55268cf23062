/**
 * Words of one sound, told apart by the tags beside them: "está razão" and "esta razão", "tornasse" and "torna-se", "veem"
 * and "vêm", "sem" and "se", "mas" and "mais", "má" and "mal", "nos" and "nós", "e" and "é" (competence 1; decision 0298).
 */
import type { Finding } from '../kinds.ts'
import { isFeminineNoun } from '../lexicon/nouns.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, wordAt } from './sentence-words.ts'

const REFLEXIVE_PAST =
  /^(torna|percebe|relaciona|estabelece|apresenta|observa|nota|entende|conclu[ií]|trata|destaca|evidencia|faz|deve|pode|encontra|mostra|considera|ressalta|constata|vê|busca|espera|sabe|necessita|precisa|verifica|configura)(?:-se|sse)$/
const PRONOMINAL =
  /^(?:preocupar|importar|envolver|esforçar|arrepender|dedicar|aprofundar|inteirar|queixar|responsabilizar|comprometer|beneficiar|expor|atentar)$/
const PRONOMINAL_NEXT = /^(?:com|em|de|por|se|do|da|dos|das|no|na|nos|nas|ao|a|à|pelo|pela)$/
const NO_PARTICIPLE = wordSet(
  'sentido significado cuidado resultado estado conteúdo fundo mundo ruído pedido partido prazo gado juro dado lado comprimido sabido soldado mercado cansado atestado recheado advogado ouvido marido aliado rosto gosto imposto posto pressuposto tido ditado tratado mandado passado vida vidas resultados dúvida medida saída comida bebida partida',
)
const PARTICIPLE = /(?:[ai]d)[oa]s?$/
const BADLY =
  /^(?:sucedid|intencionad|feit|educad|remunerad|pag|acabad|estruturad|informad|vist|distribuíd|planejad|administrad|formad|organizad|tratad|alimentad|preparad|interpretad)[oa]s?$/

type Rule = (reader: Reader, sentence: SyntaxSentence, at: number, words: Words) => Finding | null
const RULES: readonly Rule[] = [
  thisOne,
  reflexive,
  theyCome,
  withoutSelf,
  withoutBeing,
  moreThan,
  badly,
  we,
  is,
  butThen,
]

export function findSoundAlikes(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word, at) => {
      if (word.isQuoted) return []
      for (const rule of RULES) {
        const found = rule(reader, sentence, at, words)
        if (found) return [found]
      }
      return []
    }),
  )
}

function follows(sentence: SyntaxSentence, at: number): boolean {
  return wordAt(sentence, at).before === BEFORE.nothing && wordAt(sentence, at).tag !== ''
}

/** "sob está ótica", "está realidade não muda" */
function thisOne(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [before, own, noun] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (own.lower !== 'está' || !follows(sentence, at + 1) || !words.isNominal(noun.lower)) return null
  const isNoun = (before.lower === 'sob' || noun.tag.startsWith('NOUN.FS')) && !noun.lower.endsWith('s')
  if (!isNoun || !(isFeminineNoun(noun.lower) || words.isOnlyNominal(noun.lower))) return null
  const isTaken =
    /^(?:sob|com|por|para|durante|sobre|contra|em|entre|desde|após|como)$/.test(before.lower) &&
    own.before === BEFORE.nothing
  const afterNoun = wordAt(sentence, at + 2).tag.startsWith('ADJ') ? at + 3 : at + 2
  const verbAt = /^(?:não|se|também|já|ainda)$/.test(wordAt(sentence, afterNoun).lower)
    ? afterNoun + 1
    : afterNoun
  const isSubject =
    (at === 0 || own.before !== BEFORE.nothing || /^(?:que|e|mas|pois|porque)$/.test(before.lower)) &&
    isFiniteVerb(wordAt(sentence, verbAt)) &&
    follows(sentence, verbAt)
  const isObject = before.tag.startsWith('VERB.Inf') && own.before === BEFORE.nothing
  return isTaken || isSubject || isObject
    ? reader.mark('accent', own.token, own.token + 1, { better: 'esta' })
    : null
}

/** "Desse modo, tornasse urgente" */
function reflexive(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const own = wordAt(sentence, at)
  const stem = own.lower.endsWith('sse') ? REFLEXIVE_PAST.exec(own.lower)?.[1] : undefined
  if (stem === undefined) return null
  const opener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, 0)
  const isFirst = at === 0 || (opener > 0 && at === opener)
  const isJudging =
    /^(?:necessári[oa]|urgente|evidente|nocivo|nociva|imprescindível|fundamental|importante|de|notóri[oa]|indispensável|então|portanto)$/.test(
      wordAt(sentence, at + 1).lower,
    )
  const isAsked = sentence
    .slice(0, at)
    .some(({ lower }) => /^(?:se|caso|que|quando|como|embora)$/.test(lower))
  return isFirst || (isJudging && !isAsked)
    ? reader.mark('verb-form', own.token, own.token + 1, { better: `${stem.replace('í', 'i')}-se` })
    : null
}

/** "os livros veem sendo lidos" */
function theyCome(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const own = wordAt(sentence, at)
  const next = wordAt(sentence, at + 1).lower === 'se' ? at + 2 : at + 1
  const isComing =
    own.lower === 'veem' && wordAt(sentence, next).tag.includes('.Ger') && follows(sentence, next)
  return isComing ? reader.mark('verb-form', own.token, own.token + 1, { better: 'vêm' }) : null
}

/** "sem preocupar com os outros" */
function withoutSelf(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, verb, next] = [wordAt(sentence, at), wordAt(sentence, at + 1), wordAt(sentence, at + 2)]
  const isBare =
    own.lower === 'sem' &&
    follows(sentence, at + 1) &&
    PRONOMINAL.test(verb.lower) &&
    PRONOMINAL_NEXT.test(next.lower)
  // "sem preocupar a mãe", "sem expor a criança": with an object there is no "se".
  const isObject = /^(?:a|à|ao)$/.test(next.lower) || (next.lower === 'se' && verb.lower !== 'importar')
  return isBare && !isObject
    ? reader.mark('expression', own.token, verb.token + 1, { better: `sem se ${verb.lower}` })
    : null
}

/** "pode falar sem julgado" */
function withoutBeing(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [own, said, next] = [wordAt(sentence, at), wordAt(sentence, at + 1), wordAt(sentence, at + 2)]
  if (own.lower !== 'sem' || !follows(sentence, at + 1) || !PARTICIPLE.test(said.lower)) return null
  if (NO_PARTICIPLE.has(said.lower) || !words.isVerb(said.lower.replace(/d[oa]s?$/, 'r'))) return null
  const isClosed =
    next.tag === '' ||
    next.before !== BEFORE.nothing ||
    /^(?:por|pel[oa]s?|ou|e|em|n[oa]s?|de)$/.test(next.lower)
  return isClosed
    ? reader.mark('expression', own.token, said.token + 1, { better: `sem ser ${said.lower}` })
    : null
}

/** "mas de mil pessoas"; "mas de 2020 em diante" is a time. */
function moreThan(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, of, count] = [wordAt(sentence, at), wordAt(sentence, at + 1), wordAt(sentence, at + 2)]
  const isCounted =
    (count.tag.startsWith('NUM') || /^\d/.test(count.form)) && !/^(?:19|20)\d\d$/.test(count.form)
  const isMore = own.lower === 'mas' && of.lower === 'de' && follows(sentence, at + 1)
  return isMore && isCounted ? reader.mark('mas-mais', own.token, own.token + 1, { better: 'mais' }) : null
}

/** "pessoas má intencionadas", "a mal distribuição" */
function badly(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [before, own, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (!follows(sentence, at + 1)) return null
  if (/^(?:má|maus?|más)$/.test(own.lower) && BADLY.test(next.lower))
    return reader.mark('mal-mau', own.token, next.token + 1, { better: `mal ${next.lower}` })
  const isBad =
    own.lower === 'mal' &&
    /^(?:a|à|da|na|pela|uma|essa|esta|sua|as|das|nas|pelas|suas)$/.test(before.lower) &&
    /^NOUN\.F/.test(next.tag) &&
    words.isOnlyNominal(next.lower) &&
    !PARTICIPLE.test(next.lower)
  const better = next.lower.endsWith('s') ? 'más' : 'má'
  return isBad
    ? reader.mark('mal-mau', own.token, next.token + 1, { better: `${better} ${next.lower}` })
    : null
}

/** "se todos nos fizermos", "Nos devemos ler" */
function we(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, verb] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isOurs =
    own.lower === 'nos' &&
    follows(sentence, at + 1) &&
    /\.Fin\.1P/.test(verb.tag) &&
    verb.lower.endsWith('mos')
  const isFirst =
    at === 0 && /^(?:devemos|temos|podemos|somos|sabemos|precisamos|vivemos|estamos|vamos)$/.test(verb.lower)
  return isOurs && (isFirst || before.lower === 'todos')
    ? reader.mark('accent', own.token, own.token + 1, { better: 'nós' })
    : null
}

/** "o combate ao racismo e de suma importância": so far the clause has no verb. */
function is(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, of, great, noun] = [at - 1, at, at + 1, at + 2, at + 3].map((place) =>
    wordAt(sentence, place),
  )
  if (own?.lower !== 'e' || of?.lower !== 'de' || !/^(?:suma|extrema|grande)$/.test(great?.lower ?? ''))
    return null
  if (
    !/^(?:importância|relevância|necessidade)$/.test(noun?.lower ?? '') ||
    !/^(?:NOUN|PROPN|ADJ)/.test(before?.tag ?? '')
  )
    return null
  const que = sentence.slice(0, at).findLastIndex(({ lower }) => lower === 'que')
  const clause = sentence.slice(Math.max(que + 1, lastSign(sentence, at)), at)
  return clause.length > 1 && !clause.some(isFiniteVerb)
    ? reader.mark('accent', own.token, own.token + 1, { better: 'é', about: 'e' })
    : null
}

/** "não só isso, mais na escola" */
function butThen(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, next] = [wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isBut =
    own.lower === 'mais' &&
    reader.isMark(own.token - 1, ',') &&
    follows(sentence, at + 1) &&
    /^(?:no|na|em|isso|ele|ela|eles|elas|infelizmente|todos|essa|esse|esses|essas|quando|com|apesar|sim|muitos|muitas|eu|por)$/.test(
      next.lower,
    )
  const isCounted = sentence.slice(0, at).some(({ lower }) => /^(?:quanto|mais|menos)$/.test(lower))
  return isBut && !isCounted ? reader.mark('mas-mais', own.token, own.token + 1, { better: 'mas' }) : null
}
