/** By which words does an essay name a repertoire of the owner's (product §10 Contents that are studied)? */
import { fold } from '../../shared/search.ts'
import type { OwnRepertoire } from './bank-rules.ts'
import type { StudyPack } from './study-pack.ts'

const QUOTED = /[“"]([^”"]+)[”"]/g
const LEAST_LETTERS = 4

/**
 * The words by which an essay names a repertoire: what stands in quotes in its title, the title without quotes and
 * brackets up to its first comma, and what the owner adds. In small letters, as the corrector reads.
 */
export function citedNames({ title, names }: Pick<OwnRepertoire, 'title' | 'names'>): string[] {
  const quoted = [...title.matchAll(QUOTED)].map(([, inner = '']) => inner)
  const plain = title.replaceAll(/\([^)]*\)/g, '')
  const own = quoted.length > 0 ? quoted : [plain.split(',')[0] ?? '']
  const all = [...own, ...names].map((name) =>
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')
      .trim(),
  )
  return [...new Set(all)].filter((name) => fold(name).length >= LEAST_LETTERS)
}

/** What the corrector is told of hers, besides the repertoires that it knows. */
export function citedReferences({ repertoire }: Pick<StudyPack, 'repertoire'>): string[] {
  return repertoire.flatMap(citedNames)
}
