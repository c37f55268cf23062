/** Words that sound alike or stand for one another: há/a, mal/mau, mas/mais, porque, onde, o mesmo, cujo (competence 1). */
import type { Finding } from '../kinds.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { nounOfNoPlace } from './no-place.ts'
import type { Reader } from './reading.ts'
import { findByRules, type WordRule } from './word-rules.ts'

const TIME_UNITS = wordSet('anos décadas séculos meses tempos milênios dias semanas')
const NOT_PAST = wordSet(
  'daqui de número até igual entre cerca menos relação devido quanto superior inferior dá-se referente frente um uma dentro comparação paralelo estender estende estenda comparada comparado comparadas comparados comparando remete remetem remonta remontam volta',
)
const MASCULINE_AFTER_MAU = wordSet(
  'uso exemplo hábito desempenho comportamento aluno professor caráter humor gosto estado cheiro profissional governo negócio pagador funcionamento aproveitamento cidadão',
)
const AFTER_MAL = wordSet(
  'educado educada remunerado remunerada remunerados remuneradas visto vista vistos vistas estruturado estruturada administrado administrada sucedido planejado planejada planejadas feito feita distribuída distribuído distribuídas utilizado utilizada interpretado interpretada tratado tratada tratados tratadas pago pagos informado informada informados acostumado preparado preparada preparados estar',
)
const AFTER_MAS = wordSet(
  'não também isso infelizmente sim ainda é são esse essa para quando porém o a os as nem na no há nunca',
)
const AFTER_MAIS = wordSet(
  'importante importantes comum comuns grave graves velho velhos jovem jovens pobre pobres rico ricos forte fortes fácil difícil rápido rápida tarde cedo informações pessoas vezes tempo dinheiro baixa baixo alto alta novo nova novos antigo antiga atenção investimentos políticas',
)
/** After these "porquê" is an indirect question. */
const ASKING = wordSet('descobrir entender perguntar saber compreender explicar questionar refletir tem e')
const STILL = wordSet(
  'vive mora está há existe tem vivem moram estão fica ficam encontra encontram as os a o se ocorre',
)
const GONE = wordSet('vai vão ir chegar chegam chega leva levam vamos iremos queremos quer querem')
const EXISTENTIAL_PLURALS: Readonly<Record<string, string>> = {
  houveram: 'houve',
  haviam: 'havia',
  haverão: 'haverá',
  haveriam: 'haveria',
  hajam: 'haja',
}
const OBJECT_START = wordSet(
  'muitos muitas vários várias diversos diversas alguns algumas mudanças avanços casos pessoas grandes protestos poucos poucas inúmeros inúmeras outras outros mais duas dois três',
)
const FUTURES: Readonly<Record<string, string>> = {
  iram: 'irão',
  seram: 'serão',
  teram: 'terão',
  faram: 'farão',
  poderam: 'poderão',
  estaram: 'estarão',
  tiverão: 'tiveram',
  fizerão: 'fizeram',
  forão: 'foram',
}
const EXPRESSIONS: Readonly<Record<string, string>> = {
  'afim de': 'a fim de',
  'haja visto': 'haja vista',
  'a nível de': 'em nível de',
  'à nível de': 'em nível de',
  'em vista que': 'visto que',
  'nada haver': 'nada a ver',
  'a perca': 'a perda',
  'as percas': 'as perdas',
  'uma perca': 'uma perda',
  'de mais': 'demais',
  'com tudo': 'contudo',
  'por tanto': 'portanto',
  'em quanto': 'enquanto',
  'de encontro com': 'ao encontro de',
  'devido que': 'porque',
  'ao meu ver': 'a meu ver',
  'a cerca de': 'acerca de',
  'tem haver': 'tem a ver',
  'o porque': 'o porquê',
  'os porques': 'os porquês',
  'por causa que': 'porque',
  'mais porém': 'porém',
  'mas porém': 'porém',
  'mas no entanto': 'no entanto',
  'mas contudo': 'contudo',
  'em fim': 'enfim',
  'visto o que': 'visto que',
  'na onde': 'onde',
  'desde de': 'desde',
}
const REDUNDANCIES = new Set([
  'elo de ligação',
  'encarar de frente',
  'há muito tempo atrás',
  'conviver junto',
  'subir para cima',
  'sair para fora',
  'entrar para dentro',
  'acabamento final',
  'surpresa inesperada',
  'repetir de novo',
  'ambos os dois',
  'certeza absoluta',
  'consenso geral',
  'fato verídico',
])
const PHRASE_STARTS = new Set(
  [...Object.keys(EXPRESSIONS), ...REDUNDANCIES].map((phrase) => phrase.split(' ').slice(0, 2).join(' ')),
)
/** Read only where it cannot be two words that just meet. */
const ONLY_BEFORE: Readonly<Record<string, RegExp>> = {
  'de mais': /^[.,;:!?]$/,
  'com tudo': /^,$/,
  'por tanto': /^(,|é|o|a|cabe|deve)$/,
  'em fim': /^,$/,
  'em quanto': /^(o|a|os|as|que|isso)$/,
  // "a cerca de dez metros": about so many.
  'a cerca de':
    /^(?!uma?$|dois$|duas$|três$|quatro$|cinco$|seis$|sete$|oito$|nove$|dez$|vinte$|trinta$|cem$|mil$|metade$)[a-zç]+$/,
  'a perca': /^(de|do|da|dos|das)$/,
}

const RULES: readonly WordRule[] = [timePast, badly, butMore, why, where, same, form, phrase]

export function findConfusions(reader: Reader, words: Words): Finding[] {
  return findByRules(reader, words, RULES)
}

function timePast(reader: Reader, at: number): Finding | null {
  const { lower, isWord, isMark, mark } = reader
  const own = lower(at)
  const [next, second, third] = [lower(at + 1), lower(at + 2), lower(at + 3)]
  if (own === 'a' || own === 'à') {
    if (isWord(at - 1) && NOT_PAST.has(lower(at - 1))) return null
    const isUnit = TIME_UNITS.has(next) && next !== 'dias' && next !== 'meses' && next !== 'semanas'
    const isLong = /^(muito|algum|pouco)$/.test(next) && second === 'tempo'
    const isSome = /^(muitos|muitas|alguns|algumas|vários|várias)$/.test(next) && TIME_UNITS.has(second)
    const isBack = TIME_UNITS.has(second) && third === 'atrás'
    if (isUnit && !isMark(at + 2, '-')) return mark('ha-a', at, at + 2, { better: `há ${next}` })
    if (isLong || isSome || isBack) return mark('ha-a', at, at + 3, { better: `há ${next} ${second}` })
  }
  if (own === 'há') {
    if (lower(at - 1) === 'daqui') return mark('ha-a', at, at + 1, { better: 'a' })
    if (next === 'partir') return mark('ha-a', at, at + 2, { better: 'a partir' })
    for (let end = at + 2; end <= at + 4; end += 1) {
      if (lower(end) === 'atrás' && TIME_UNITS.has(lower(end - 1).replace(/^tempo$/, 'tempos')))
        return mark('redundancy', at, end + 1, { about: 'há … atrás' })
    }
  }
  return null
}

function badly(reader: Reader, at: number, words: Words): Finding | null {
  const { lower, mark } = reader
  if (lower(at) === 'mal' && MASCULINE_AFTER_MAU.has(lower(at + 1)))
    return mark('mal-mau', at, at + 2, { better: `mau ${lower(at + 1)}` })
  if (lower(at) === 'mau' && (AFTER_MAL.has(lower(at + 1)) || words.isInfinitive(lower(at + 1))))
    return mark('mal-mau', at, at + 2, { better: `mal ${lower(at + 1)}` })
  return null
}

function butMore(reader: Reader, at: number): Finding | null {
  const { lower, isWord, isMark, mark } = reader
  const [before, own, next] = [lower(at - 1), lower(at), lower(at + 1)]
  // "mais ainda" adds, and "quanto maior …, mais …" compares.
  if (own === 'mais' && (next === 'ainda' || hasBefore(reader, at, 'quanto'))) return null
  if (own === 'mais' && isMark(at - 1, ',') && AFTER_MAS.has(next) && !/^(o|a|os|as|no|na)$/.test(next))
    return mark('mas-mais', at, at + 1, { better: 'mas' })
  if (own === 'mais' && reader.startsSentence(at) && AFTER_MAS.has(next) && next !== 'é')
    return mark('mas-mais', at, at + 1, { better: 'mas' })
  if (
    own === 'mas' &&
    isWord(at - 1) &&
    (/^(cada|muito|ainda|nada|bem)$/.test(before) || (before === 'vez' && lower(at - 2) === 'cada'))
  )
    return AFTER_MAIS.has(next) || before === 'vez' ? mark('mas-mais', at, at + 1, { better: 'mais' }) : null
  return own === 'mas' && AFTER_MAIS.has(next) && /^(são|é|o|a|os|as|foi|de)$/.test(before)
    ? mark('mas-mais', at, at + 1, { better: 'mais' })
    : null
}

function hasBefore(reader: Reader, at: number, word: string): boolean {
  for (let back = at - 1; back >= 0 && reader.isSameSentence(back, at); back -= 1)
    if (reader.lower(back) === word) return true
  return false
}

function why(reader: Reader, at: number): Finding | null {
  const { doc, lower, isMark, mark } = reader
  const own = lower(at)
  const sentence = doc.sentences[doc.tokens[at]?.sentence ?? -1]
  const isQuestion = sentence !== undefined && isMark(sentence.last - 1, '?')
  if (own === 'porque' && isQuestion && reader.startsSentence(at))
    return mark('porque', at, at + 1, { better: 'por que' })
  if (own === 'porquê' && !/^(o|os|um|do|ao|seu|de|por)$/.test(lower(at - 1)))
    return lower(at - 1) === 'há'
      ? null
      : mark('porque', at, at + 1, { better: ASKING.has(lower(at - 1)) ? 'por que' : 'porque' })
  if (own === 'porque' && /^(motivo|razão)$/.test(lower(at - 1)))
    return mark('porque', at, at + 1, { better: 'por que' })
  const isAnswer = own === 'por' && lower(at + 1) === 'que' && /^(isso|pois)$/.test(lower(at - 1))
  return isAnswer ? mark('porque', at, at + 2, { better: 'porque' }) : null
}

function where(reader: Reader, at: number, words: Words): Finding | null {
  const { lower, mark } = reader
  const own = lower(at)
  if (own === 'onde') {
    const noun = nounOfNoPlace(reader, words, at)
    return noun === null ? null : mark('onde', at, at + 1, { better: 'em que', about: noun })
  }
  const moves = GONE.has(lower(at + 1)) || GONE.has(lower(at + 2)) || GONE.has(lower(at + 3))
  return own === 'aonde' && STILL.has(lower(at + 1)) && !moves
    ? mark('onde', at, at + 1, { better: 'onde' })
    : null
}

/** "os mesmos devem": a pronoun; "o mesmo problema" and "o mesmo que" are right. */
function same(reader: Reader, at: number): Finding | null {
  const { lower, isMark, mark } = reader
  if (
    /^mesm[oa]s?$/.test(lower(at)) &&
    /^(o|a|os|as|do|da|dos|das|ao|à|aos|às|no|na|pelo|pela|pelos|pelas)$/.test(lower(at - 1))
  ) {
    const next = lower(at + 1)
    const isPronoun =
      isMark(at + 1, '.,;') ||
      /^(é|são|foi|foram|não|deve|devem|pode|podem|tem|têm|se|está|estão|seja|sejam|possa|possam|sofre|sofrem|faz|fazem|possui|vem)$/.test(
        next,
      )
    const isFixed = /^(é|foi)$/.test(next) && /^(que|o|a)$/.test(lower(at + 2))
    if (isPronoun && !isFixed && !(isMark(at + 1, ',') && lower(at - 1) === 'da'))
      return mark('mesmo-pronoun', at - 1, at + 1)
  }
  const isCujo = /^cuj[oa]s?$/.test(lower(at)) && /^(o|a|os|as)$/.test(lower(at + 1))
  return isCujo ? mark('cujo-article', at, at + 2, { better: lower(at) }) : null
}

function form(reader: Reader, at: number, words: Words): Finding | null {
  const { lower, mark } = reader
  const own = lower(at)
  const future = FUTURES[own]
  if (future) return mark('verb-form', at, at + 1, { better: future })
  const existential = EXISTENTIAL_PLURALS[own]
  if (existential && OBJECT_START.has(lower(at + 1)))
    return mark('verb-form', at, at + 1, { better: existential })
  const isBare = own === 'fazem' && TIME_UNITS.has(lower(at + 1))
  const isCounted = own === 'fazem' && TIME_UNITS.has(lower(at + 2)) && !words.isVerb(lower(at + 1))
  if (isBare || isCounted) return mark('verb-form', at, at + 1, { better: 'faz' })
  return own === 'bastante' &&
    /^(pessoas|problemas|vezes|casos|dificuldades|jovens|crianças)$/.test(lower(at + 1))
    ? mark('agreement-nominal', at, at + 2, { better: `bastantes ${lower(at + 1)}` })
    : null
}

function phrase(reader: Reader, at: number): Finding | null {
  const { lower, mark } = reader
  if (!PHRASE_STARTS.has(`${lower(at)} ${lower(at + 1)}`)) return null
  for (let length = 4; length > 1; length -= 1) {
    const found = Array.from({ length }, (_, offset) => lower(at + offset)).join(' ')
    if (REDUNDANCIES.has(found)) return mark('redundancy', at, at + length, { about: found })
    const better = EXPRESSIONS[found]
    if (found === 'em vista que' && /^(ten[dt]o|ter|tem|têm|tenha|tendo-se)$/.test(lower(at - 1))) continue
    if (!better) continue
    const only = ONLY_BEFORE[found]
    if (!only || only.test(lower(at + length))) return mark('expression', at, at + length, { better })
  }
  return null
}
