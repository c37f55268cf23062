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
  /^(?:(?:meu )?nomes?(?: completo)?|alun[oa](?:\(a\))?|estudante|candidat[oa]|inscrição|cpf|ass(?:inatura|inado)?|autora?|(?:escrit[oa]|feit[oa]) por|por|by|rg|matrícula|contato|tel(?:efone)?|cel(?:ular)?|whats(?:app)?|zap|e-?mail|insta(?:gram)?|twitter|tiktok)\s*[:.–-]|^by \p{Lu}|^n(?:[º°.]|úmero)? ?d[ea] (?:inscrição|matrícula)|^(?:redação|texto) d[eoa] \p{L}+ \p{L}+(?: \p{L}+)?$|^(?:com (?:carinho|amor|afeto|respeito|gratidão)|atenciosamente|abraços?|beijos?)\s*,\s*\p{L}+(?: \p{L}+)*[.!]?$/iu
/** What reaches one person, wherever it stands: an address of mail, a number of telephone, a name on a network. */
const REACHES =
  /[\w.+-]{2,}@[\w-]{2,}\.[a-z]{2,}|(?:\(\d{2}\)|\b\d{2}) ?9?\d{4}-?\d{4}\b|(?:^|\s)@[a-z][\w.]{3,}/iu
/** A name, and beside it a school, a class, an age: parted by dashes, commas or wide gaps. */
const PARTED = /\s+[–—-]\s+|\s*[,;|/]\s*|\s{2,}/u
const NAME = /^\p{Lu}[\p{L}.]+(?: (?:\p{Lu}[\p{L}.]*|d[aeo]s?|e))+$/u
const OF_SCHOOL =
  /^(?:(?:e\.? ?e\.?|e\.? ?m\.?|c\.? ?e\.?|escola|colégio|instituto|cursinho|curso|if\p{Lu}{1,3}|etec|cefet)(?:\s|$)|(?:\d[º°ªo]? ?(?:ano|série)?|turma|sala|série)(?:\s|$)|\d[º°ª]? ?(?:ano|série)? ?["“]?\p{L}["”]?$|\d{1,2} anos$|n[º°]? ?\d+$)/iu
const HEADER =
  /^(?:turma|série|ano|data|prof(?:essora?|ª|a|º)?|escola|colégio|disciplina|matéria|n[º°]|tema|proposta|título|curso|bimestre)\s*(?:\(a\))?\s*[:.–-]|^(?:texto|redação|proposta de redação|redação (?:do )?enem|rascunho|versão final|folha de redação)(?: \d+)?[.:]?$/iu
const GREETING =
  /^(?:muito )?(?:obrigad[oa]|agradeço|agradecid[oa]|grat[oa] pela|gratidão|valeu|tchau|(?:um |forte |grande )?abraços?|beijos?|bjs|boa sorte|boa (?:noite|tarde)|bom dia|até (?:mais|logo|breve|a próxima)|atenciosamente|att\b|cordialmente|respeitosamente|espero que (?:goste|gostem|tenha gostado|tenham gostado|você)|deus (?:te|o|a|nos|vos)? ?abençoe|fui|sem mais)(?![\p{L}])/iu
const END =
  /^(?:fim|the end|end|conclusão|ponto final|continua)[.!]*$|^[^\p{L}]*$|^(?:total|palavras|linhas|caracteres)\s*:?\s*\d+$|^\d+ (?:palavras|linhas)\.?$/iu
const DATE = /^(?:\d{1,2} de \p{L}+ de \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})\.?$/u
/** Where the writer is tells of the writer. */
const PLACE_AND_DATE =
  /^(?:\p{Lu}[\p{L} ]{2,30}(?:[/-] ?\p{Lu}{2})?[,–-] ?)(?:\d{1,2} de \p{L}+ de \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})\.?$/u
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
    const isShort = at > 0 && countWords(sentence) <= GREETING_MAX_WORDS
    const kind = !isShort ? null : GREETING.test(sentence) ? 'greeting' : isNaming(sentence) ? 'name' : null
    if (kind) endings.unshift({ start: closing.start + at, end: closing.end, kind })
  }
  return [...headers, ...endings]
}

function headerKind(line: string): AsideKind | null {
  if (countWords(line) > HEADER_MAX_WORDS) return null
  if (isNaming(line) || isNameWithSchool(line)) return 'name'
  return HEADER.test(line) ? 'header' : null
}

function endingKind(line: string): AsideKind | null {
  const count = countWords(line)
  if (count > ENDING_MAX_WORDS) return null
  if (END.test(line) || DATE.test(line)) return 'end'
  if (PLACE_AND_DATE.test(line) || isNameWithSchool(line)) return 'name'
  if (GREETING.test(line)) return 'greeting'
  if (isNaming(line) || HANDLE.test(line)) return 'name'
  return count <= SIGNATURE_MAX_WORDS && SIGNATURE.test(line) ? 'name' : null
}

function isNaming(line: string): boolean {
  return NAMING.test(line) || REACHES.test(line)
}

function isNameWithSchool(line: string): boolean {
  const parts = line.split(PARTED).filter((part) => part !== '')
  return parts.length > 1 && NAME.test(parts[0] ?? '') && parts.slice(1).every((part) => OF_SCHOOL.test(part))
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
