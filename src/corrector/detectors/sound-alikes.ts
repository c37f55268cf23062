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
import { wordAt } from './sentence-words.ts'
import { follows, SMALL_WORDS } from './small-words.ts'
import { findInSentences, type SentenceRule } from './word-rules.ts'

const NAMED =
  /^(?:razão|ótica|pandemia|política|crise|perspectiva|análise|lógica|premissa|mudança|ideia|área|atitude|parcela|prática|temática|questão)$/
const REFLEXIVE_PAST =
  /^(torna|percebe|relaciona|estabelece|apresenta|observa|nota|entende|conclu[ií]|trata|destaca|evidencia|faz|deve|pode|encontra|mostra|considera|ressalta|constata|vê|busca|espera|sabe|necessita|precisa|verifica|configura)(?:-se|sse)$/
const PRONOMINAL =
  /^(?:preocupar|importar|envolver|esforçar|arrepender|dedicar|aprofundar|inteirar|queixar|responsabilizar|comprometer|beneficiar|expor|atentar)$/
const PRONOMINAL_NEXT = /^(?:com|em|de|por|se|do|da|dos|das|no|na|nos|nas|ao|a|à|pelo|pela)$/
const NO_PARTICIPLE = wordSet(
  'sentido significado cuidado resultado estado conteúdo fundo mundo ruído pedido partido prazo gado juro dado lado comprimido sabido soldado mercado cansado atestado recheado advogado ouvido marido aliado rosto gosto imposto posto pressuposto tido ditado tratado mandado passado vida vidas resultados dúvida medida saída comida bebida partida',
)
const PARTICIPLE = /(?:[ai]d)[oa]s?$/
const RULES: readonly SentenceRule[] = [
  thisOne,
  reflexive,
  theyCome,
  withoutSelf,
  withoutBeing,
  ...SMALL_WORDS,
]

export function findSoundAlikes(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, RULES)
}

/** "sob está ótica", "está realidade não muda" */
function thisOne(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [before, own, noun] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (own.lower !== 'está' || !follows(sentence, at + 1) || noun.lower.endsWith('s')) return null
  const isFeminine = isFeminineNoun(noun.lower) || NAMED.test(noun.lower)
  if (!isFeminine && !(noun.tag.startsWith('NOUN.FS') && words.isOnlyNominal(noun.lower))) return null
  const isTaken =
    /^(?:sob|com|por|para|durante|sobre|contra|em|entre|desde|após|como)$/.test(before.lower) &&
    own.before === BEFORE.nothing
  const afterNoun = wordAt(sentence, at + 2).tag.startsWith('ADJ') ? at + 3 : at + 2
  const verbAt = /^(?:não|se|também|já|ainda)$/.test(wordAt(sentence, afterNoun).lower)
    ? afterNoun + 1
    : afterNoun
  const isSubject =
    (at === 0 ||
      own.before !== BEFORE.nothing ||
      /^(?:que|e|mas|pois|porque|conquanto|embora)$/.test(before.lower)) &&
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
