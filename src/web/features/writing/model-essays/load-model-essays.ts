import { notHidden, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { ModelEssay } from '#domain/writing/model-essay.ts'

type ModelEssays = {
  note: { heading: string; paragraphs: readonly string[] }
  essays: readonly ModelEssay[]
}

/** On the server for the first page, in the browser for the next ones, as a file that is kept for ever. */
export async function loadModelEssays(pack: StudyPack | Promise<StudyPack>): Promise<ModelEssays> {
  const [{ MODEL_ESSAYS, MODEL_ESSAYS_NOTE }, { model, hidden }] = await Promise.all([
    import('#content/writing/model-essays.ts'),
    pack,
  ])
  return { note: MODEL_ESSAYS_NOTE, essays: [...model, ...notHidden(MODEL_ESSAYS, hidden.model)] }
}
