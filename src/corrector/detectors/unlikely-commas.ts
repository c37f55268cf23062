/**
 * Commas where those who write well hardly ever put one (`syntax/gaps.ts`), between words that nothing may part: a subject
 * and its verb, a duty and who has it, a verb and its object, a linking word or a preposition and what it brings
 * (competence 1; decision 0297; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { Gaps } from '../syntax/gaps.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { type ClosedGap, type Judge, stray, UNLIKELY } from './closed-gap.ts'
import type { Reader } from './reading.ts'
import { lastSign, nextSign, wordAt } from './sentence-words.ts'
import { subjectComma } from './unlikely-subject-commas.ts'

const DUTY = /^(?:cabe|compete|caberá|cumpre|incumbe|dever|responsabilidade|papel|urge|obrigação)$/
const NEEDS_OBJECT = wordSet(
  'afirmar dizer concluir inferir notar constatar deduzir frisar ressaltar destacar salientar mencionar citar analisar observar perceber evitar garantir promover enfatizar pontuar combater visando promovendo garantindo gerando causando tornando dificultando provocando evidenciando mostrando demonstrando inclui incluem causa causam gera geram provoca provocam afeta afetam prejudica prejudicam garante garantem possui possuem apresenta apresentam enfrenta enfrentam promove promovem evidencia evidenciam demonstra demonstram representa representam cria criam oferece oferecem realiza realizam permite permitem impede impedem dificulta dificultam traz trazem tem têm prevê observa-se nota-se percebe-se verifica-se evidencia-se',
)
const LINKS = /^(?:que|onde|porque|embora|mas|qual|quais|cujo|cuja|cujos|cujas)$/
const PREPOSITIONS =
  /^(?:de|do|da|dos|das|em|no|na|nos|nas|com|por|pelo|pela|pelos|pelas|ao|aos|à|às|sobre|entre|sem|até)$/
const FIXED =
  /^(?:apesar d[eoa]s?|(?:vista|visto|já|vez|medida|maneira|modo|forma|sorte|logo) que|acordo com|graças (?:a|à|ao|às|aos)|devido (?:a|à|ao|às|aos)|além d[eoa]s?|bem como|relação (?:a|à|ao|às|aos)|vez de|invés d[eoa]s?|partir d[eoa]s?|fim de)$/
const FIXED_START = /^(?:apesar d[eoa]s?|graças (?:a|à|ao|às|aos)|além d[eoa]s?|devido (?:a|à|ao|às|aos))$/
const CLAUSE_START = /^(?:DET|PRON|NOUN|PROPN)/
/** Whoever has such a calling is not the only one, so that the name says who is meant. */
const CALLING =
  /^(?:filósof[oa]|sociólog[oa]|escritora?|pensadora?|cantora?|poeta|poetisa|psicólog[oa]|físic[oa]|cientista|historiadora?|economista|psicanalista|jornalista|antropólog[oa]|contratualista|educadora?|ativista|médic[oa]|músic[oa]|compositora?|romancista|dramaturg[oa]|matemátic[oa]|jurista|personagem|jogadora?|atriz|ator)$/
const OF_PLACE =
  /^(?:brasileir[oa]|ingl[êe]s[a]?|franc[êe]s[a]?|alemão|alemã|grego|grega|polon[êe]s[a]?|american[oa]|norte-american[oa]|italian[oa]|portugu[êe]s[a]?|iluminista|contemporâne[oa]|suíç[oa]|austríac[oa]|russ[oa]|espanhola?|hindu|indian[oa])$/
const SUBJECT_CLAUSE =
  /^(?:necessári[oa]|importante|essencial|preciso|fundamental|possível|evidente|notóri[oa]|clar[oa]|inevitável|imprescindível|válido|inegável|indiscutível|comum|correto|certo|urgente|perceptível|normal|provável|geral|mister|também)$/
const IS_SO = /^(?:é|seja|torna-se|faz-se|fica|está|era|foi|será)$/

const JUDGES: readonly Judge[] = [
  subjectComma,
  named,
  subjectClause,
  duty,
  fixed,
  link,
  like,
  preposition,
  object,
  tail,
]

export function findUnlikelyCommas(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  gapsOf: (sentence: SyntaxSentence) => Gaps,
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) => {
    if (!sentence.some(({ before }) => before === BEFORE.comma)) return []
    const gaps = gapsOf(sentence)
    return sentence.flatMap((word, at) => {
      const before = sentence[at - 1]
      const chance = gaps.chances[at] ?? 1
      if (!before || word.before !== BEFORE.comma || word.isQuoted || before.isQuoted) return []
      if (
        chance > UNLIKELY.preposition ||
        !reader.isMark(word.token - 1, ',') ||
        before.token + 2 !== word.token
      )
        return []
      const gap = { at, chance, gaps, words, first: lastSign(sentence, at - 1), next: nextSign(sentence, at) }
      for (const judge of JUDGES) {
        const found = judge(reader, sentence, gap)
        if (found) return [found]
      }
      return []
    })
  })
}

/** "o sociólogo, Zygmunt Bauman, afirma": the name says which one is meant. */
function named(reader: Reader, sentence: SyntaxSentence, { at, chance }: ClosedGap): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.name || !own.tag.startsWith('PROPN') || own.form === own.lower) return null
  const noun = OF_PLACE.test(before.lower) ? at - 2 : at - 1
  const isCalling = CALLING.test(wordAt(sentence, noun).lower)
  const isThis = /^(?:o|a|do|da|pelo|pela|ao|à)$/.test(wordAt(sentence, noun - 1).lower)
  return isCalling && isThis ? stray(reader, sentence, at, before.lower) : null
}

/** "É necessário, que o governo aja" */
function subjectClause(reader: Reader, sentence: SyntaxSentence, { at, chance }: ClosedGap): Finding | null {
  const before = wordAt(sentence, at - 1)
  if (chance > UNLIKELY.link || wordAt(sentence, at).lower !== 'que') return null
  if (!SUBJECT_CLAUSE.test(before.lower) || before.before !== BEFORE.nothing) return null
  const isSo = [2, 3, 4].some((back) => IS_SO.test(wordAt(sentence, at - back).lower))
  // "é algo normal, que deve": the pronoun.
  const isSomething = /^(?:algo|uma?)$/.test(wordAt(sentence, at - 2).lower)
  return isSo && !isSomething ? stray(reader, sentence, at, before.lower) : null
}

/** "Cabe ao governo, criar" */
function duty(reader: Reader, sentence: SyntaxSentence, { at, chance, first }: ClosedGap): Finding | null {
  const own = wordAt(sentence, at)
  if (chance > UNLIKELY.duty || !(own.tag === 'VERB.Inf' || own.tag === 'AUX.Inf')) return null
  const opened = sentence.slice(first, at)
  const place = opened.findLastIndex(({ lower }) => DUTY.test(lower))
  if (place < 0 || opened.length - place < 3 || opened.length - place > 12) return null
  if (!/^(?:ao|à|aos|às|a|d[oae]s?|também)$/.test(wordAt(sentence, first + place + 1).lower)) return null
  if (opened.slice(place + 1).some((word) => isFiniteVerb(word) || word.tag === 'VERB.Inf')) return null
  return stray(reader, sentence, at, wordAt(sentence, at - 1).lower)
}

/** "Apesar, de ter", "de acordo, com", "É por isso, que": one expression. */
function fixed(reader: Reader, sentence: SyntaxSentence, { at, chance }: ClosedGap): Finding | null {
  const pair = `${wordAt(sentence, at - 1).lower} ${wordAt(sentence, at).lower}`
  if (chance > UNLIKELY.subject || wordAt(sentence, at - 1).before !== BEFORE.nothing) {
    if (!FIXED_START.test(pair)) return null
  }
  const isThat =
    pair === 'isso que' &&
    wordAt(sentence, at - 2).lower === 'por' &&
    /^(?:é|foi)$/.test(wordAt(sentence, at - 3).lower)
  // "Espera-se, dessa forma, que": put in; "de forma, que" is one expression.
  const isManner = /^(?:maneira|modo|forma|medida|sorte|vez) /.test(pair)
  if (isManner && !/^(?:de|à|na|uma)$/.test(wordAt(sentence, at - 2).lower)) return null
  return isThat || FIXED.test(pair) ? stray(reader, sentence, at, wordAt(sentence, at - 1).lower) : null
}

/** "ressaltar que, o governo falha", "onde, a criança cresce" */
function link(reader: Reader, sentence: SyntaxSentence, { at, chance, next }: ClosedGap): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.link || !LINKS.test(before.lower)) return null
  if (/^(?:qua(?:l|is)quer|se)$/.test(own.lower)) return null
  const isStart = CLAUSE_START.test(own.tag) || isFiniteVerb(own) || own.lower === 'não'
  // Put in between: "que, muitas vezes, falta".
  const isPaired =
    wordAt(sentence, next).before === BEFORE.comma && !sentence.slice(at, next).some(isFiniteVerb)
  if (!isStart || isPaired || next - at < 2) return null
  const isLong = chance < UNLIKELY.tail && next - at > 4
  return isLong || sentence.slice(at, next).some(isFiniteVerb)
    ? stray(reader, sentence, at, before.lower)
    : null
}

/** "direitos como, educação e saúde", "além de, abrir", "tendo em vista, o preço" */
function like(reader: Reader, sentence: SyntaxSentence, { at, chance }: ClosedGap): Finding | null {
  const [before, own, second] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at - 2)]
  if (chance > UNLIKELY.like) return null
  const isLike =
    before.lower === 'como' &&
    /^(?:NOUN|PROPN|DET|VERB\.Inf)/.test(own.tag) &&
    before.before === BEFORE.nothing
  const isInView = before.lower === 'vista' && second.lower === 'em' && /^(?:DET|SCONJ)/.test(own.tag)
  return isLike || isInView ? stray(reader, sentence, at, before.lower) : null
}

/** "sobre, o livro": nothing stands between a preposition and its noun. */
function preposition(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, next }: ClosedGap,
): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  // "Segundo, o filósofo"; "Primeiro, … Segundo, …" counts.
  const isSource =
    /^(?:segundo|conforme|consoante)$/.test(before.lower) &&
    chance < UNLIKELY.tail &&
    own.tag.startsWith('DET') &&
    !reader.doc.tokens.some(({ lower }) => lower === 'primeiro')
  if (isSource && before.tag.startsWith('ADP')) return stray(reader, sentence, at, before.lower)
  if (chance > UNLIKELY.preposition || !PREPOSITIONS.test(before.lower) || !/^(?:ADP|SCONJ)/.test(before.tag))
    return null
  if (!/^(?:DET|NOUN|PROPN|PRON|VERB\.Inf)/.test(own.tag)) return null
  const isPaired = wordAt(sentence, next).before === BEFORE.comma && next - at < 5
  return isPaired ? null : stray(reader, sentence, at, before.lower)
}

/** "é preciso ressaltar, a falta de livros" */
function object(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, next, gaps }: ClosedGap,
): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  const isParsed =
    chance < UNLIKELY.parsed &&
    /^VERB\.Fin/.test(before.tag) &&
    gaps.labels.some(
      (label, word) => label === 'obj' && gaps.from[word] === at && gaps.heads[word] === at - 1,
    )
  if (chance > UNLIKELY.object || !(NEEDS_OBJECT.has(before.lower) || isParsed)) return null
  const isThat = own.lower === 'que' && own.tag.startsWith('SCONJ')
  if (!isThat && !/^(?:DET|NUM)/.test(own.tag)) return null
  const opened = sentence.slice(first, at - 1)
  if (opened.some(({ tag, lower }) => tag.startsWith('PREL') || /^(?:se|quem|como|quando)$/.test(lower)))
    return null
  const verb = sentence.slice(at, next).findIndex(isFiniteVerb)
  const relative = sentence
    .slice(at, next)
    .findIndex(({ tag, lower }) => tag.startsWith('PREL') || lower === 'que')
  if (!isThat && verb >= 0 && (relative < 0 || relative > verb)) return null
  return wordAt(sentence, next).before === BEFORE.comma && next - at < 4
    ? null
    : stray(reader, sentence, at, before.lower)
}

/** "a influência, das informações recebidas": a noun and what completes it. */
function tail(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, chance, first, next, gaps }: ClosedGap,
): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (chance > UNLIKELY.tail || first !== 0 || !before.tag.startsWith('NOUN')) return null
  if (!/^d[oae]s?$/.test(own.lower) || wordAt(sentence, next).before !== BEFORE.nothing) return null
  if (
    gaps.labels.findIndex(
      (label, word) => label === 'nmod' && gaps.from[word] === at && gaps.heads[word] === at - 1,
    ) < 0
  )
    return null
  return sentence.slice(0, at).some(({ lower }) => /^d[oae]s?$/.test(lower))
    ? null
    : stray(reader, sentence, at, before.lower)
}
