/**
 * Small faults that the words alone cannot tell and their tags can: crase before a noun that only its tag shows to be
 * feminine, a source or an opening without its comma, determiners that do not agree (competence 1; decision 0173).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'
import { findInSentences, type SentenceRule } from './word-rules.ts'

/** Nouns and adjectives that ask for "a", sure enough to need no list of feminine nouns. */
const ASKS_FOR_A = wordSet(
  'devido acesso relação graças respeito combate referente referentes relacionado relacionada relacionados relacionadas análogo análoga análogos análogas semelhante semelhantes equiparado equiparada comparado comparada contrário contrária prejudicial prejudiciais atrelado atrelada atrelados atreladas vinculado vinculada ligado ligada associado associada destinado destinada voltado voltada voltados voltadas exposto exposta expostos submetido submetida submetidos incentivo desrespeito alusão adesão tange concerne',
)
/** Without an article all the same: "devido a falta" has one, "direito a vida" may do without. */
const NO_ARTICLE = wordSet(
  'casa distância domicílio terra partir cada uma essa esta aquela certa toda qualquer si mim',
)
const SOURCES = wordSet(
  'dados pesquisa pesquisas estudo estudos levantamento relatório relatórios informações',
)
const AFTER_SOURCE = /^(?:d[aeo]s?|feit[ao]s?|realizad[ao]s?|divulgad[ao]s?|publicad[ao]s?)$/
const DEMANDS = wordSet('cabe urge torna-se faz-se deve-se conclui-se percebe-se nota-se observa-se compete')
const CLASHES: Readonly<Record<string, string>> = {
  'todos as': 'todas as',
  'todas os': 'todos os',
  'todo a': 'toda a',
  'toda o': 'todo o',
}

const RULES: readonly SentenceRule[] = [
  crase,
  sourceWithoutComma,
  openingWithoutComma,
  clash,
  because,
  sameOnes,
]

export function findTaggedFaults(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, RULES)
}

/** "acesso a rede de esgoto", "no que tange o ensino" */
function crase(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, noun, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]]
  if (!before || !own || !noun || own.before !== BEFORE.nothing || noun.before !== BEFORE.nothing) return null
  const tells = before.lower === 'tange' || before.lower === 'concerne'
  if (tells && /^os?$/.test(own.lower) && /^NOUN\.M/.test(noun.tag))
    return reader.mark('expression', own.token, own.token + 1, { better: own.lower === 'o' ? 'ao' : 'aos' })
  // "A esse respeito a lei cala."
  if (before.lower === 'respeito' && /^ess?[ea]$|^est[ea]$/.test(sentence[at - 2]?.lower ?? '')) return null
  const isMeans = before.lower === 'meio' && sentence[at - 2]?.lower === 'em' && own.lower === 'as'
  if (!ASKS_FOR_A.has(before.lower) && !isMeans) return null
  const isFeminine =
    (own.lower === 'a' && noun.tag === 'NOUN.FS') || (own.lower === 'as' && noun.tag === 'NOUN.FP')
  if (!isFeminine || NO_ARTICLE.has(noun.lower) || noun.form !== noun.lower) return null
  if (own.lower === 'a' && noun.lower.endsWith('s')) return null
  // "acesso a moradia, viagem e trabalho": a list without articles.
  if (own.lower === 'a' && after?.before === BEFORE.comma && after.tag.startsWith('NOUN')) return null
  // "devido a terceira idade e outros": what follows must close the phrase or describe the noun.
  const isClosed =
    !after || after.before !== BEFORE.nothing || /^(?:ADP|ADJ|PREL|CCONJ|VERB|AUX|SCONJ)/.test(after.tag)
  return isClosed
    ? reader.mark('crase-missing', own.token, own.token + 1, { better: own.lower === 'a' ? 'à' : 'às' })
    : null
}

/** "morrem cedo segundo dados do IBGE" */
function sourceWithoutComma(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, source, after] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]]
  if (own?.lower !== 'segundo' || own.before !== BEFORE.nothing || !before || !source) return null
  if (!/^(?:NOUN|ADJ|ADV|PROPN|NUM|VERB)/.test(before.tag)) return null
  const isSource = SOURCES.has(source.lower) && AFTER_SOURCE.test(after?.lower ?? '')
  return isSource
    ? reader.mark('comma-around-connective', before.token, source.token + 1, {
        about: `segundo ${source.lower}`,
      })
    : null
}

/** "Assim cabe ao Estado agir." */
function openingWithoutComma(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, next] = [sentence[at], sentence[at + 1]]
  if (
    at !== 0 ||
    !own ||
    !/^(?:assim|logo|portanto|ademais)$/.test(own.lower) ||
    next?.before !== BEFORE.nothing
  )
    return null
  const isDemand =
    DEMANDS.has(next.lower) ||
    (next.lower === 'é' &&
      /^(?:necessário|preciso|importante|fundamental|imprescindível|evidente)$/.test(
        sentence[at + 2]?.lower ?? '',
      ))
  return isDemand
    ? reader.mark('comma-after-connective', own.token, own.token + 1, { about: own.form })
    : null
}

function clash(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, next, noun] = [sentence[at], sentence[at + 1], sentence[at + 2]]
  const better = CLASHES[`${own?.lower} ${next?.lower}`]
  if (!own || !next || !better || next.before !== BEFORE.nothing || !noun) return null
  const isPhrase = noun.tag.startsWith('NOUN') && noun.before === BEFORE.nothing
  return isPhrase ? reader.mark('agreement-nominal', own.token, next.token + 1, { better }) : null
}

const ASKED_REACH = 8
const ASKING =
  /^(?:sab|entend|compreend|expli|question|pergunt|reflet|discut|analis|motivo|raz|causa|dúvida|mostr|verific|saib|descob|meio|lut)/

/** ", por que ninguém lê": an answer, written as a question. */
function because(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, next, after] = [sentence[at], sentence[at + 1], sentence[at + 2]]
  if (own?.lower !== 'por' || next?.lower !== 'que' || !after || own.before === BEFORE.other) return null
  if (own.before === BEFORE.nothing) {
    const asked = sentence.slice(Math.max(0, at - ASKED_REACH), at)
    if (!/^(?:NOUN|ADJ)/.test(sentence[at - 1]?.tag ?? '') || asked.some(({ lower }) => ASKING.test(lower)))
      return null
    if (
      !/^(?:DET|VERB\.Fin|AUX\.Fin)/.test(after.tag) ||
      /^(?:passa|passam|luta|lutam|passou|passaram)$/.test(after.lower)
    )
      return null
  }
  if (
    /^(?:motivo|motivos|razão|razões|causa|meio|meios)$/.test(after.lower) ||
    next.before !== BEFORE.nothing
  )
    return null
  // "o que afirmar, por que acontece, como provar": one question among others.
  if (sentence.slice(0, at).some(({ lower }, place) => lower === 'que' && sentence[place - 1]?.lower === 'o'))
    return null
  const last = sentence.at(-1)?.token ?? own.token
  if (reader.isMark(last + 1, '?') || !/^(?:PRON|DET|ADV|VERB|AUX|NOUN)/.test(after.tag)) return null
  return reader.mark('porque', own.token, next.token + 1, { better: 'porque' })
}

const DETERMINED = /^(?:[oa]s?|d[oa]s?|n[oa]s?|pel[oa]s?|aos?|às?)$/
/** "o mesmo ocorre na escola": the same thing, and right. */
const HAPPENS = /^(?:ocorre|ocorreu|acontece|aconteceu|vale|pode|se|é|foi|deve|faz|fez|aplica-se)$/

/** "os mesmos ficam sem aula", "a proteção das mesmas por lei" */
function sameOnes(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
  if (!before || !own || !/^mesm[oa]s?$/.test(own.lower) || own.before !== BEFORE.nothing) return null
  if (!DETERMINED.test(before.lower) || !next || next.before !== BEFORE.nothing) return null
  const isNeuter = own.lower === 'mesmo' && /^[on]?o$/.test(before.lower)
  // "à mesma fumaça": the tagger sees a verb.
  const isVerb =
    /^(?:VERB|AUX)\.Fin\.3/.test(next.tag) &&
    !(isNeuter && HAPPENS.test(next.lower)) &&
    !/^(?:d[oa]|n[oa]|pel[oa]|ao|à)$/.test(before.lower)
  const isPhrase =
    !isNeuter &&
    next.tag.startsWith('ADP') &&
    !/^(?:d[aeo]s?|que)$/.test(next.lower) &&
    sentence[at - 2]?.lower !== 'é'
  return isVerb || isPhrase ? reader.mark('mesmo-pronoun', before.token, own.token + 1) : null
}
