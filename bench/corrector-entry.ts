/** The corrector as a worker of the browser needs it: weighed by bench/corrector.ts. */
export { correct } from '#corrector/correct.ts'
export { default as numbers } from '#corrector/model/numbers.json' with { type: 'json' }
export { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
export { openDictionary } from '#corrector/words/dictionary.ts'
export { knowWords } from '#corrector/words/knowledge.ts'
export { correctorTexts } from '#texts/corrector.ts'
