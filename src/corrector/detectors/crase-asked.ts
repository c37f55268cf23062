/**
 * Crase behind words that ask for "a", where the tagger sees a feminine noun ("suscetível a doença", "impactos negativos a
 * saúde"), and "as vezes" (competence 1; decision 0298; convenções da escrita).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'
import { follows } from './small-words.ts'

const ASKS_FOR_A = wordSet(
  'proteção suscetível suscetíveis vulnerável vulneráveis sensível sensíveis crítica críticas restrição restrições submissão pertencimento propensão propensa propensas adaptação direcionado direcionados direcionadas dirigida dirigido benefícios auxílio amparo visibilidade fiel agressão agressões recorrer pertencer referir-se adequar-se adaptar-se rumo riscos ameaças atrelada atrelado contribuição menção homenagem obedecer desobedecer',
)
/** "dar importância a leitura"; "é de grande importância a leitura" has none. */
const GIVEN = /^(?:importância|prioridade|atenção|voz|espaço)$/
const GIVING = /^(?:d(?:ar|á|ão|ando|eu|eram|esse|essem|arem)|atribuir|oferecer)$/
const HARM = /^(?:impactos?|danos?|prejuízos?|riscos?|ameaças?|malefícios?)$/
const NO_ARTICLE = wordSet(
  'casa distância domicílio terra partir cada uma essa esta aquela certa toda qualquer si mim ela elas pessoa nível fim',
)

/** "suscetível a doença", "impactos negativos a saúde", "notícias que as vezes enganam" */
export function missingCrase(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, noun, after] = [at - 1, at, at + 1, at + 2].map((place) => wordAt(sentence, place))
  if (!before || !own || !noun || !after || !/^as?$/.test(own.lower)) return null
  if (own.before !== BEFORE.nothing || !follows(sentence, at + 1)) return null
  const better = own.lower === 'a' ? 'à' : 'às'
  const isSometimes =
    own.lower === 'as' &&
    noun.lower === 'vezes' &&
    /^(?:que|e|mas|pois|não|é|são)$/.test(before.lower) &&
    !/^(?:que|em|d[aeo]s?)$/.test(after.lower)
  if (isSometimes) return reader.mark('crase-missing', own.token, noun.token + 1, { better: 'às vezes' })
  const isHarm = before.tag.startsWith('ADJ') && HARM.test(wordAt(sentence, at - 2).lower)
  const isGiven =
    GIVEN.test(before.lower) && [2, 3, 4].some((back) => GIVING.test(wordAt(sentence, at - back).lower))
  const isLoose = /^(?:em|sem|como)$/.test(wordAt(sentence, at - 2).lower)
  if ((!ASKS_FOR_A.has(before.lower) || isLoose) && !isHarm && !isGiven) return null
  const isFeminine =
    noun.form === noun.lower &&
    ((own.lower === 'a' && noun.tag === 'NOUN.FS' && !noun.lower.endsWith('s')) ||
      (own.lower === 'as' && noun.tag === 'NOUN.FP'))
  if (!isFeminine || NO_ARTICLE.has(noun.lower)) return null
  if (own.lower === 'a' && after.before === BEFORE.comma && after.tag.startsWith('NOUN')) return null
  const isClosed =
    after.tag === '' ||
    after.before !== BEFORE.nothing ||
    /^(?:ADP|ADJ|PREL|CCONJ|VERB\.(?:Part|Ger|Inf)|SCONJ)/.test(after.tag)
  return isClosed ? reader.mark('crase-missing', own.token, own.token + 1, { better }) : null
}
