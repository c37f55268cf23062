/** Before the unit tests: the corrector's word graph, made once and kept (build/corrector). */
import { buildWords } from '../../scripts/corrector/build-words.ts'

export default function setup(): void {
  buildWords()
}
