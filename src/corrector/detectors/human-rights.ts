/**
 * Does the text ask for something against human rights (booklet 2025, p. 37)? A word of violence alone says nothing: who
 * writes against torture names it. What is quoted and asked about is the clause that asks for it, of somebody.
 */
import type { Finding } from '../kinds.ts'
import type { Document } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'

/** Asks for it, or calls it right. */
const ASKING =
  /^(?:dev(?:e|em|eria|eriam|erá|erão|emos)|precis(?:a|am|amos|o)|merec(?:e|em|eria|eriam|ia|iam)|cab(?:e|eria)|tem|têm|urge|necessári[oa]s?|just[oa]s?|certo|correto|solução|saída|melhor|adotar|adote|adotem|implantar|implantada|instituir|institua|aprovar|aprove|permitir|permita|liberar|libere|defendo|defendemos|apoio|apoiamos|pedimos|favor|volte|voltar|permitid[oa]|obrigad[oa]s|exig(?:ir|e|em))$/
/** Speaks against it, forbids it, or tells who suffers it. */
const AGAINST =
  /^(?:contra|combat\p{L}*|evit\p{L}*|proíb\p{L}*|proib\p{L}*|crimes?|criminos\p{L}*|vítimas?|abol\p{L}*|fim|errad\p{L}*|denunci\p{L}*|conden\p{L}*|absurd\p{L}*|inaceitáve\p{L}*|inadmissíve\p{L}*|lament\p{L}*|repúdio|repudi\p{L}*|desuman\p{L}*|cruéis|cruel|barbár\p{L}*|sofr\p{L}*|punir|pun\p{L}*|coib\p{L}*|impedi\p{L}*|prevenir|enfrent\p{L}*|erro|ilegal|ilegais|viol\p{L}*|em-vez)$/u
/** Told of the past or of other places, not asked for. */
const TOLD =
  /^(?:foi|foram|era|eram|havia|durante|século|séculos|ditadura|nazismo|nazista|escravidão|idade|filme|livro|obra|série|países|romance|documentário)$/

export function findHumanRights(doc: Document, cues: ReadonlyMap<string, readonly PhraseHit[]>): Finding[] {
  return (cues.get('rights') ?? []).flatMap((hit): Finding[] => {
    const sentence = doc.sentences[hit.sentence]
    if (!sentence) return []
    const words = (from: number, to: number) =>
      doc.tokens.slice(Math.max(sentence.first, from), Math.min(sentence.last, to)).map(({ lower }) => lower)
    const clause = words(hit.first - CLAUSE_BEFORE, hit.last + CLAUSE_AFTER)
    const before = words(hit.first - CLAUSE_BEFORE, hit.first)
    const isDenied = words(hit.first - DENIED_WITHIN, hit.last + DENIED_WITHIN).some((word) =>
      DENYING.test(word),
    )
    const isOutright = OUTRIGHT.test(hit.phrase)
    if (
      isDenied ||
      before.some((word) => AGAINST.test(word)) ||
      words(hit.last, hit.last + 6).some((word) => NEARLY_AGAINST.test(word))
    )
      return []
    if (!isOutright && (clause.some((word) => TOLD.test(word)) || !clause.some((word) => ASKING.test(word))))
      return []
    return [{ kind: 'human-rights', start: hit.start, end: hit.end, about: hit.phrase }]
  })
}

const DENYING = /^(?:não|nunca|jamais|nem)$/
const DENIED_WITHIN = 4
const CLAUSE_BEFORE = 14
const CLAUSE_AFTER = 8
/** Phrases that ask by themselves. */
const OUTRIGHT = /^(?:dev|merec|bandido bom|olho por olho|têm que morrer|tem que morrer)/
const NEARLY_AGAINST =
  /^(?:fere|ferem|viola|violam|inaceitáve\p{L}*|proibid[oa]s?|crime|absurd[oa]|desuman[oa])$/u
