/**
 * Reasons for which the whole essay can be given zero (booklet 2025, p. 9–11, 28–29). Shown as risks with the reason
 * and the place, never applied: whether a text is annulled is for people to decide.
 */
import type { Analysis, Essay } from '../analysis.ts'
import type { Rubric, ZeroRiskId } from '../rubric/rubric.ts'
import type { Span } from '../text/document.ts'
import { findPhrases, indexPhrases } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'
import { countedLines } from './lines.ts'
import type { ThemeVerdict } from './theme-gate.ts'

export type ZeroRisk = {
  readonly id: ZeroRiskId
  readonly spans: readonly Span[]
  readonly source: string
  readonly lines?: number
}

const DISCONNECTED = indexPhrases({
  talk: 'senhor corretor|senhora corretora|caro corretor|prezado corretor|querido corretor|cara corretora|querida corretora|senhor avaliador|caro avaliador|prezado avaliador|caros avaliadores|banca corretora|banca avaliadora|por favor me dê|me dá nota|me dê uma nota|me dê nota|me dê uma boa nota|nota mil|tirar nota|tirar uma nota boa|uma nota boa|boa sorte para mim|tchau|kkk|kkkk|rsrs|hahaha|fora bolsonaro|fora lula|fora temer|pai nosso|ave maria cheia|amém|em nome de jesus|deus é fiel|modo de preparo|ingredientes|colheres de sopa|colher de sopa|xícaras de|xícara de|misture bem|leve ao forno|forno preaquecido|mexa até|deixe ferver|sal a gosto|hino do|ouviram do ipiranga|é nóis|vai corinthians|vai flamengo|vai palmeiras|meu time|esta prova|essa prova|nesta prova|dessa prova|desta prova|o fiscal de sala|fiscal da sala|não sei o que escrever|não sei mais o que escrever|não sei o que dizer|não estudei|preciso passar|quero passar em|passar no enem|passar no vestibular|completar as linhas|completar trinta linhas|preencher as linhas|encher linguiça|acabou o tempo|não deu tempo|me ajuda aí|deixo aqui um abraço|mando um abraço|um beijo para minha mãe|beijo para a minha|siga meu perfil|me segue|me sigam|meu instagram|meu canal|batatinha quando nasce|atirei o pau no gato',
  identity:
    'meu nome é|me chamo|eu me chamo|chamo-me|sou aluno d*|sou aluna d*|sou estudante d*|eu estudo n*|estudo no colégio|estudo na escola|minha escola se chama|moro na rua|moro em|minha professora|meu professor|minha matrícula|meu cpf|minha inscrição|número de inscrição|meu telefone|assinado por',
})
const LETTER_START =
  /^(?:prezad[oa]s?|car[oa]s?|querid[oa]s?|excelentíssim[oa]s?|ilustríssim[oa]s?|senhor(?:a|es)?|exmo|ilmo|vossa)$/
const NARRATIVE_START =
  /^(?:era uma vez|certo dia|um belo dia|numa (?:manhã|noite|tarde)|naquel[ae] (?:dia|noite|manhã|tarde)|há muito tempo|certa (?:vez|noite|manhã)|era (?:noite|manhã|tarde|domingo|segunda))/
const PAST = /(?:ou|eram|aram|iram|ava|avam|eu|iu)$/
const PAST_SHARE = 0.09
const NOT_PAST = wordSet(
  'vou sou dou estou meu seu teu deu eu museu europeu ateu céu véu troféu plebeu ou judeu',
)
const ENGLISH = wordSet(
  'the and of to in is that it for was with are this be on as have not but they from which their has more people can were will would',
)
const SPANISH = wordSet(
  'el los las y una que en es por con para del se su al lo como más pero sus le ya este porque muy sin sobre también hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto mí antes algunos qué unos yo otro otras',
)
const ONLY_PORTUGUESE = wordSet(
  'não é uma do da dos das em no na com são à ao pelo pela mais também já há seu sua os',
)
const FOREIGN_SHARE = 0.2
const MIN_WORDS = 20
const SHORT_LINE_CHARACTERS = 48
const MANY_SHORT_LINES = 8
const DIALOGUE_LINES = 3

export function findZeroRisks(
  analysis: Analysis,
  rubric: Rubric,
  theme: ThemeVerdict,
  { text: original, hasPaperLines }: Pick<Essay, 'text' | 'hasPaperLines'>,
): ZeroRisk[] {
  const { doc } = analysis
  const risk = (id: ZeroRiskId, spans: readonly Span[] = [], facts: { lines?: number } = {}): ZeroRisk => ({
    id,
    spans,
    source: rubric.zeroSources[id],
    ...facts,
  })
  if (original.trim() === '') return [risk('blank')]
  const risks: ZeroRisk[] = []
  const lines = countedLines(analysis.discounted, original, hasPaperLines)
  if (lines <= rubric.insufficientLines) risks.push(risk('too-short', [], { lines }))
  if (isForeign(analysis)) risks.push(risk('foreign-language'))
  else if (theme.isOff) risks.push(risk('off-theme'))
  if (isOtherType(original) || isLetter(analysis) || isNarrative(analysis)) risks.push(risk('other-type'))
  const hits = findPhrases(DISCONNECTED, doc)
  const identity = hits.filter(({ label }) => label === 'identity')
  const other = hits.filter(({ label }) => label === 'talk')
  const { asides } = analysis.discounted
  const greetings = asides.filter(({ kind }) => kind === 'greeting')
  if (other.length + greetings.length > 0) risks.push(risk('disconnected', [...other, ...greetings]))
  const names = asides.filter(({ kind }) => kind === 'name')
  if (identity.length + names.length > 0) risks.push(risk('identification', [...identity, ...names]))
  return risks
}

function isForeign({ doc }: Analysis): boolean {
  if (doc.words.length < MIN_WORDS) return false
  const share = (words: ReadonlySet<string>) =>
    doc.words.filter((at) => words.has(doc.tokens[at]?.lower ?? '')).length / doc.words.length
  const own = share(ONLY_PORTUGUESE)
  if (share(ENGLISH) > FOREIGN_SHARE && own < FOREIGN_SHARE / 2) return true
  const latin =
    doc.words.filter((at) => /^[a-zà-ü'’-]+$/.test(doc.tokens[at]?.lower ?? '')).length / doc.words.length
  return latin < 0.5 || (share(SPANISH) > FOREIGN_SHARE * 1.5 && own < FOREIGN_SHARE / 2)
}

/** A poem, a list or a dialogue: many short lines, or lines that begin with a dash or a number. */
function isOtherType(text: string): boolean {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // Lines of prose that a PDF has broken begin with small letters; verses do not.
  const short = lines.filter(
    (line) => line.length < SHORT_LINE_CHARACTERS && /^["“—–-]?\p{Lu}/u.test(line),
  ).length
  const listed = lines.filter((line) => /^(?:[-–—•*]|\d{1,2}[.)])\s*\S/.test(line)).length
  const isVerse = short >= MANY_SHORT_LINES && short / lines.length > 0.6
  return isVerse || (listed >= DIALOGUE_LINES && listed / lines.length > 0.4)
}

/** "Prezado senhor presidente,": somebody is spoken to from the first word on. */
function isLetter({ doc }: Analysis): boolean {
  const [first, second, third, fourth] = doc.tokens
  if (!first || !LETTER_START.test(first.lower)) return false
  return [second, third, fourth, doc.tokens[4], doc.tokens[5]].some(
    (token) => token !== undefined && /^[,:!]$/.test(token.lower),
  )
}

/** Told, not argued: verbs of the past throughout, or the opening of a tale; and nothing is asked for. */
function isNarrative({ doc, cues, proposal }: Analysis): boolean {
  if (doc.words.length < MIN_WORDS * 3 || proposal.sentences.length > 0) return false
  const lower = doc.words.map((at) => doc.tokens[at]?.lower ?? '')
  const past = lower.filter((word) => word.length > 3 && PAST.test(word) && !NOT_PAST.has(word)).length
  const isTale = NARRATIVE_START.test(lower.slice(0, 5).join(' '))
  const argues = (cues.get('duty') ?? []).length + (cues.get('cause') ?? []).length
  return isTale ? past / lower.length > PAST_SHARE / 2 : past / lower.length > PAST_SHARE && argues < 3
}
