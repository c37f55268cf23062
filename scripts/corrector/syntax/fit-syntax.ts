/**
 * `npm run corrector:syntax -- DIR`: learns tagger and parser from the treebanks in DIR (outside the project; which ones
 * and where they come from: docs/corrector.md, "Refit"), prints how good they are on sentences that were left out, and
 * writes src/corrector/model/syntax.json. What is written is an adaptation of the treebanks under their licence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type ClassOf, classesOf } from '#corrector/syntax/features.ts'
import { stepCount } from '#corrector/syntax/parser.ts'
import { openSyntax, type SyntaxFile } from '#corrector/syntax/syntax-file.ts'
import { createTagger, partOfSpeech } from '#corrector/syntax/tagger.ts'
import { MOST_CLASSES, packWeights } from '#corrector/syntax/weights.ts'
import { openDictionary } from '#corrector/words/dictionary.ts'
import { knowWords } from '#corrector/words/knowledge.ts'
import { buildWords } from '../build-words.ts'
import { withSlips } from './noise.ts'
import { seededRandom } from './random.ts'
import { type Lesson, trainParser } from './train-parser.ts'
import { type TaggerFit, trainTagger } from './train-tagger.ts'
import { projectiveHeads, readTreebank, type TreeSentence, type TreeWord } from './treebank.ts'

const OUT = join(import.meta.dirname, '../../../src/corrector/model/syntax.json')
const SOURCE =
  'Learned from the Universal Dependencies treebanks of Portuguese Bosque (CC BY-SA 4.0), PetroGold (CC BY-SA 4.0) and Porttinari (CC BY 4.0); this file is offered under CC BY-SA 4.0'
/** Bosque's own division is kept: its test sentences are never learned from. */
const FILES = [
  'bosque-documents.conllu',
  'pt_porttinari-ud-dev.conllu',
  'pt_porttinari-ud-test.conllu',
  'pt_petrogold-ud-dev.conllu',
  'pt_petrogold-ud-test.conllu',
]
const TEST_FILE = 'pt_bosque-ud-test.conllu'
const FOLDS = 2
/** Small weights, and features that were hardly ever corrected, cost size and hardly help. */
const KEPT = { tagger: { steps: 8, updates: 6 }, parser: { steps: 9, updates: 12 } }

const dir = process.argv[2]
if (!dir) throw new Error('usage: npm run corrector:syntax -- DIR (see docs/corrector.md, "Refit")')
const say = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`)

const graph = readFileSync(buildWords())
const words = knowWords(
  openDictionary(graph.buffer.slice(graph.byteOffset, graph.byteOffset + graph.byteLength)),
)
const classOf = classesOf(words)
const test = readTreebank(join(dir, TEST_FILE))
const testIds = new Set(test.map(({ id }) => id))
const sentences = FILES.flatMap((name) => readTreebank(join(dir, name))).filter(({ id }) => !testIds.has(id))
const tags = mostFrequent(sentences)
const lessonSentences = sentences.map((one) => withKnownTags(one, tags))
const labels = [...new Set(sentences.flatMap(({ words: own }) => own.map(({ label }) => label)))].sort()
say(`${sentences.length} sentences, ${tags.length} tags, ${labels.length} labels`)
if (stepCount(labels) > MOST_CLASSES) throw new Error(`too many labels: ${labels.length}`)

const random = seededRandom(3)
const slips = (own: readonly TreeWord[]) => withSlips(own, random)
const tagger = trainTagger(lessonSentences, tags, classOf, slips)
say('tagger learned')
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const isOut = (at: number) => at % FOLDS === fold
  const own = trainTagger(
    lessonSentences.filter((_, at) => !isOut(at)),
    tags,
    classOf,
    slips,
  )
  say(`tagger of fold ${fold + 1}`)
  return { tag: taggerOf(own, classOf), sentences: lessonSentences.filter((_, at) => isOut(at)) }
})
const known = new Set(tagger.sets.keys())
const heads = new Map(lessonSentences.map((one) => [one.id, projectiveHeads(one.words)]))
const parser = trainParser(
  () => folds.flatMap(({ tag, sentences: own }) => own.map((one) => lessonOf(one, slips(one.words), tag))),
  labels,
  known,
  say,
)
const file = fileOf()
const text = JSON.stringify(file)
writeFileSync(OUT, `${text}\n`)
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
say(`${Math.round(text.length / 1000)} kB, ${Math.round(packed.length / 1000)} kB packed`)
report(file)

function lessonOf(
  sentence: TreeSentence,
  own: readonly TreeWord[],
  tag: (words: readonly TreeWord[]) => number[],
): Lesson {
  const found = tag(own)
  return {
    words: own.map((word, at) => ({ ...word, tag: tags[found[at] ?? 0] ?? '' })),
    heads: heads.get(sentence.id) ?? [],
    labels: sentence.words.map(({ label }) => label),
  }
}

function taggerOf(fit: TaggerFit, classes: ClassOf) {
  return createTagger(fit, classes)
}

function mostFrequent(from: readonly TreeSentence[]): string[] {
  const counts = new Map<string, number>()
  for (const { words: own } of from) for (const { tag } of own) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_CLASSES)
    .map(([tag]) => tag)
}

/** A rare tag becomes the most frequent one of its part of speech. */
function withKnownTags(sentence: TreeSentence, kept: readonly string[]): TreeSentence {
  const all = new Set(kept)
  return {
    ...sentence,
    words: sentence.words.map((word) =>
      all.has(word.tag)
        ? word
        : { ...word, tag: kept.find((one) => partOfSpeech(one) === partOfSpeech(word.tag)) ?? 'X' },
    ),
  }
}

function fileOf(): SyntaxFile {
  const list = [...tagger.setNames.keys()].sort()
  const tagSets = [...new Set(tagger.setNames.values())].sort()
  const numberOf = new Map(tagSets.map((name, at) => [name, at]))
  return {
    source: SOURCE,
    tags,
    labels,
    words: list.join(' '),
    setOfWord: list.map((word) => numberOf.get(tagger.setNames.get(word) ?? '') ?? 0).join(' '),
    tagSets,
    fixed: Object.fromEntries(tagger.fixed),
    tagger: packWeights(tagger.scorer.rows(KEPT.tagger)),
    parser: packWeights(parser.rows(KEPT.parser)),
  }
}

function report(file: SyntaxFile): void {
  const model = openSyntax(file, words)
  let [all, coarse, head, labelled] = [0, 0, 0, 0]
  const subject = { found: 0, given: 0, right: 0 }
  for (const { words: own } of test) {
    const found = model.tag(own).map((number) => tags[number] ?? '')
    const tree = model.parse(own.map((word, at) => ({ ...word, tag: found[at] ?? '' })))
    for (const [at, word] of own.entries()) {
      const isHead = tree.heads[at] === word.head
      const isLabel = tree.labels[at] === word.label
      all += 1
      coarse += Number(partOfSpeech(found[at] ?? '') === partOfSpeech(word.tag))
      head += Number(isHead)
      labelled += Number(isHead && isLabel)
      const [isGiven, isFound] = [word.label, tree.labels[at] ?? ''].map((one) => one.startsWith('nsubj'))
      subject.given += Number(isGiven)
      subject.found += Number(isFound)
      subject.right += Number(isGiven && isFound && isHead)
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
  say(
    `left-out sentences: tags ${percent(coarse, all)}, heads ${percent(head, all)}, with label ${percent(labelled, all)}, subjects right ${percent(subject.right, subject.found)}, found ${percent(subject.right, subject.given)}`,
  )
}
