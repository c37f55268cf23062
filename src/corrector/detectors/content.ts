/**
 * What the essay says of its theme: words of the theme, what is cited and whether it is tied to the theme, ready-made
 * references, lines copied from the motivating texts (competence 2).
 */
import type { Finding } from '../kinds.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { contentStems, isContentWord, stemOf } from '../text/stem.ts'
import { findReferences } from './references.ts'

export type Theme = {
  readonly title: string
  readonly motivating: string
  /** Stems of the title that can tell this theme from another. */
  readonly stems: ReadonlySet<string>
  readonly motivatingStems: ReadonlySet<string>
  /** How often each word that is the theme's own stands in the title (where it weighs more) and the motivating texts. */
  readonly weights: ReadonlyMap<string, number>
}

/** In half of all themes: they tell nothing. */
const COMMON_THEME_STEMS = new Set(
  contentStems(
    'brasil brasileiro brasileira problema problemática desafio desafios questão sociedade social caminhos combate combater formas impacto impactos importância enfrentamento garantir papel valorização relação consequências causas discussão contemporânea contemporâneo século atual atualidade país mundo efeitos influência',
  ),
)
/** The task itself, which stands in every proposal whatever its theme. */
const TASK_STEMS = new Set(
  contentStems(
    'redação proposta texto textos banco escola mês dissertativo argumentativo dissertativo-argumentativo tema desenvolver desenvolva norma padrão língua portuguesa intervenção direitos humanos argumentos coerente coesa ponto vista selecione organize relacione motivadores leitura conhecimentos formação respeite defesa fatos modalidade escrita formal apresentando refletir assunto importante dezembro janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro',
  ),
)
const COPIED_RUN_WORDS = 8
const MAX_THEME_MARKS = 60
const TITLE_WEIGHT = 2

export function readTheme(title: string, motivating: string): Theme {
  const stems = new Set(contentStems(title).filter((stem) => !COMMON_THEME_STEMS.has(stem)))
  const weights = new Map<string, number>([...stems].map((stem) => [stem, TITLE_WEIGHT]))
  for (const stem of contentStems(motivating)) {
    if (
      stems.has(stem) ||
      (!GENERIC_STEMS.has(stem) && !TASK_STEMS.has(stem) && !COMMON_THEME_STEMS.has(stem))
    )
      weights.set(stem, (weights.get(stem) ?? 0) + 1)
  }
  return {
    title,
    motivating,
    stems,
    weights,
    motivatingStems: new Set(
      contentStems(motivating).filter((stem) => !TASK_STEMS.has(stem) && !COMMON_THEME_STEMS.has(stem)),
    ),
  }
}

export function findContent(
  doc: Document,
  cues: ReadonlyMap<string, readonly PhraseHit[]>,
  theme: Theme,
  agents: readonly PhraseHit[],
): Finding[] {
  return [...themeWords(doc, theme), ...repertoire(doc, cues, theme, agents)]
}

function themeWords(doc: Document, theme: Theme): Finding[] {
  const findings: Finding[] = []
  for (const token of doc.tokens) {
    if (token.kind !== 'word' || !isContentWord(token.lower) || !theme.stems.has(stemOf(token.lower)))
      continue
    findings.push({ kind: 'theme-word', start: token.start, end: token.end })
    if (findings.length === MAX_THEME_MARKS) break
  }
  return findings
}

/** Tied: a word of the theme or of the motivating texts in the same sentence or the next. */
function repertoire(
  doc: Document,
  cues: ReadonlyMap<string, readonly PhraseHit[]>,
  theme: Theme,
  agents: readonly PhraseHit[],
): Finding[] {
  const isAgent = ({ first, last }: Pick<PhraseHit, 'first' | 'last'>) =>
    agents.some((agent) => agent.first < last && first < agent.last)
  const tied = doc.sentences.map(({ first, last }) =>
    doc.tokens
      .slice(first, last)
      .some(
        (token) =>
          token.kind === 'word' && isContentWord(token.lower) && theme.stems.has(stemOf(token.lower)),
      ),
  )
  const findings: Finding[] = []
  for (const reference of findReferences(doc, cues)) {
    // "o Ministério da Saúde deve": one who is to act is not one who is cited.
    if (isAgent(reference)) continue
    const { kind, first, last, sentence } = reference
    const isTied = tied[sentence] === true || tied[sentence + 1] === true
    findings.push({
      kind: isTied ? 'repertoire-tied' : 'repertoire',
      start: doc.tokens[first]?.start ?? 0,
      end: doc.tokens[last - 1]?.end ?? 0,
      about: kind,
    })
  }
  for (const hit of cues.get('stock') ?? [])
    findings.push({ kind: 'repertoire-stock', start: hit.start, end: hit.end, about: hit.phrase })
  return findings
}

/** Runs of eight words or more that stand in the motivating texts word for word. */
export function copied({ tokens, words }: Document, motivating: string): Finding[] {
  const source = motivating.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
  const runs = new Set<string>()
  for (let at = 0; at + COPIED_RUN_WORDS <= source.length; at += 1)
    runs.add(source.slice(at, at + COPIED_RUN_WORDS).join(' '))
  if (runs.size === 0) return []
  const findings: { kind: 'copied'; start: number; end: number }[] = []
  const lower = words.map((index) => tokens[index]?.lower ?? '')
  for (let at = 0; at + COPIED_RUN_WORDS <= lower.length; at += 1) {
    if (!runs.has(lower.slice(at, at + COPIED_RUN_WORDS).join(' '))) continue
    const start = tokens[words[at] ?? 0]?.start ?? 0
    const end = tokens[words[at + COPIED_RUN_WORDS - 1] ?? 0]?.end ?? 0
    const last = findings.at(-1)
    if (last && start <= last.end) last.end = end
    else findings.push({ kind: 'copied', start, end })
  }
  return findings
}
