/**
 * The files of the device's corrector: the worker (code, numbers, sentences) and the word graph. Their names change with
 * their content. They lie in a folder of their own (vite.config.ts), which the service worker leaves alone.
 */
import WORDS_URL from '../../../../.cache/corrector/words.bin?url'
import WORKER_URL from '../../../worker/correction-worker.ts?worker&url'

export type CorrectorFiles = { readonly worker: string; readonly words: string }

export const CORRECTOR_FILES: CorrectorFiles = { worker: WORKER_URL, words: WORDS_URL }
