/**
 * What stands on the sheet beside the essay: a header ("Nome:", "Redação"), and below the end a signature, a date, a
 * greeting. Named where the exam forbids it (rules/zero-risks.ts), and never read as a paragraph: a line "Obrigado pela
 * leitura!" is no conclusion.
 */
import type { Span } from './document.ts'
import { findParagraphs } from './paragraphs.ts'

export type AsideKind = 'header' | 'name' | 'greeting' | 'end'
export type Aside = Span & { readonly kind: AsideKind }

const MAX_HEADERS = 4
const MAX_ENDINGS = 4
const HEADER_MAX_WORDS = 16
const ENDING_MAX_WORDS = 12
const GREETING_MAX_WORDS = 12
/** Below so many words there is no essay that something could stand beside. */
const MIN_ESSAY_WORDS = 40

const NAMING =
  /^(?:nomes?|alun[oa](?:\(a\))?|estudante|candidat[oa]|inscrição|cpf|ass(?:inatura|inado)?|autora?|por)\s*[:.–-]/iu
const HEADER =
  /^(?:turma|série|ano|data|prof(?:essora?|ª|a|º)?|escola|colégio|disciplina|matéria|n[º°]|tema|proposta|título|curso|bimestre)\s*(?:\(a\))?\s*[:.–-]|^(?:texto|redação|proposta de redação|redação (?:do )?enem|rascunho|versão final|folha de redação)(?: \d+)?[.:]?$/iu
const GREETING =
  /^(?:muito )?(?:obrigad[oa]|agradeço|agradecid[oa]|grat[oa] pela|gratidão|valeu|tchau|(?:um |forte |grande )?abraços?|beijos?|bjs|boa sorte|boa (?:noite|tarde)|bom dia|até (?:mais|logo|breve|a próxima)|atenciosamente|att\b|cordialmente|respeitosamente|espero que (?:goste|gostem|tenha gostado|tenham gostado|você)|deus (?:te|o|a|nos|vos)? ?abençoe|fui|sem mais)(?![\p{L}])/iu
const END =
  /^(?:fim|the end|end|conclusão|ponto final|continua)[.!]*$|^[^\p{L}]*$|^(?:total|palavras|linhas|caracteres)\s*:?\s*\d+$|^\d+ (?:palavras|linhas)\.?$/iu
const PLACE_AND_DATE =
  /^(?:[\p{Lu}][\p{L} ]{2,30}[,–-] ?)?(?:\d{1,2} de \p{L}+ de \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})\.?$/u
/** Words with capitals and no stop, perhaps with an age, a class or a handle behind them. */
const SIGNATURE =
  /^[—–-]?\s*@?\p{Lu}[\p{L}.]*(?: (?:\p{Lu}[\p{L}.]*|d[aeo]s?|e))*(?:[,–-]? ?(?:\d{1,2} anos|\d[º°ª]? ?(?:ano|série)? ?[A-Z]?|turma \S+))?$/u
const HANDLE = /^@[\w.]{3,}$/
const SIGNATURE_MAX_WORDS = 6

/** In the order of the text. */
export function findAsides(text: string): Aside[] {
  const blocks = findParagraphs(text).map((span) => ({ ...span, line: text.slice(span.start, span.end) }))
  const headers: Aside[] = []
  const endings: Aside[] = []
  while (headers.length < MAX_HEADERS && blocks.length > 1) {
    const [first] = blocks
    const kind = first ? headerKind(first.line) : null
    if (!first || kind === null) break
    headers.push({ start: first.start, end: first.end, kind })
    blocks.shift()
  }
  const words = blocks.reduce((sum, { line }) => sum + countWords(line), 0)
  while (endings.length < MAX_ENDINGS && blocks.length > 1 && words >= MIN_ESSAY_WORDS) {
    const last = blocks.at(-1)
    const kind = last ? endingKind(last.line) : null
    if (!last || kind === null) break
    endings.unshift({ start: last.start, end: last.end, kind })
    blocks.pop()
  }
  const closing = blocks.at(-1)
  if (closing && words >= MIN_ESSAY_WORDS) {
    const at = lastSentence(closing.line)
    const sentence = closing.line.slice(at)
    if (at > 0 && countWords(sentence) <= GREETING_MAX_WORDS && GREETING.test(sentence))
      endings.unshift({ start: closing.start + at, end: closing.end, kind: 'greeting' })
  }
  return [...headers, ...endings]
}

function headerKind(line: string): AsideKind | null {
  if (countWords(line) > HEADER_MAX_WORDS) return null
  if (NAMING.test(line)) return 'name'
  return HEADER.test(line) ? 'header' : null
}

function endingKind(line: string): AsideKind | null {
  const count = countWords(line)
  if (count > ENDING_MAX_WORDS) return null
  if (END.test(line) || PLACE_AND_DATE.test(line)) return 'end'
  if (GREETING.test(line)) return 'greeting'
  if (NAMING.test(line) || HANDLE.test(line)) return 'name'
  return count <= SIGNATURE_MAX_WORDS && SIGNATURE.test(line) ? 'name' : null
}

/** Where the last sentence of a paragraph begins; 0 when it is the only one. */
function lastSentence(paragraph: string): number {
  const body = paragraph.replace(/[.!?…\s"”]+$/, '')
  const stop = Math.max(body.lastIndexOf('. '), body.lastIndexOf('! '), body.lastIndexOf('? '))
  if (stop < 0) return 0
  const rest = body.slice(stop + 1)
  return stop + 1 + (rest.length - rest.trimStart().length)
}

function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}
