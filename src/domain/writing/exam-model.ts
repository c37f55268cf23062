/** What a model text for an exam other than the ENEM consists of (product §10 Other exams). The texts are in src/content/writing/exam-models. */

export type ExamModel = {
  /** Stable slug. */
  readonly id: string
  /** As the exam names it: "Dissertação", "Carta", "Discurso". */
  readonly genre: string
  /** The proposal in a few sentences, ours and in the manner of the exam. */
  readonly prompt: string
  /** What the proposal gives to read. */
  readonly reading: readonly string[]
  /** Null where the genre has none. */
  readonly title: string | null
  readonly paragraphs: readonly string[]
  /** Our own reading by the criteria of the exam, in their order. */
  readonly assessment: readonly {
    /** Of the criterion. */
    readonly id: string
    readonly points: number
    readonly reason: string
  }[]
  readonly sources: readonly string[]
}
