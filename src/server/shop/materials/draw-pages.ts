/**
 * Draws pages of a PDF as pictures, in a process of its own: what a file may bring down is that process, and nothing of
 * ours (decision 0203).
 */
import { fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT, programFile } from '#server/platform/project-files.ts'

export type DrawnPage = {
  readonly number: number
  /** Of the largest picture, in pixels. */
  readonly width: number
  readonly height: number
  /** WebP, one for each width that was asked for. */
  readonly pictures: readonly Uint8Array[]
}
export type DrawBounds = { readonly maxMs: number; readonly maxBytes: number }
export type DrawQuestion = DrawBounds & {
  readonly pdf: Uint8Array
  readonly pages: readonly number[]
  readonly widths: readonly number[]
}
/** A failure is a sentence for the log; what was stopped with the server says nothing of the file. */
export type DrawAnswer =
  | { readonly pages: readonly DrawnPage[] }
  | { readonly failure: string }
  | { readonly stoppedBy: NodeJS.Signals }

const FILE = programFile('draw-pages-child')
/** Where its programs are; nothing else of the disk can be read. */
const READABLE = [join(PROJECT_ROOT, 'package.json'), dirname(FILE), join(PROJECT_ROOT, 'node_modules')]
/** Of one file with all its pages, on a busy machine: a booklet of ours takes two seconds and 250 MB. */
const BOUNDS: DrawBounds = { maxMs: 60_000, maxBytes: 700 * 1024 ** 2 }
const MAX_HEAP_MEGABYTES = 300
/** What a terminal or a service manager sends to all processes of a server that is to end. */
const STOPS: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])
/** For a process that cannot end itself any more. */
const GRACE_MS = 5_000

export function drawPages(
  asked: Pick<DrawQuestion, 'pdf' | 'pages' | 'widths'>,
  bounds: DrawBounds = BOUNDS,
): Promise<DrawAnswer> {
  return new Promise((resolve) => {
    const child = fork(FILE, [], {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [
        '--permission',
        '--allow-addons',
        '--allow-worker',
        ...READABLE.flatMap((path) => [path, realpathSync(path)].map((read) => `--allow-fs-read=${read}`)),
        `--max-old-space-size=${MAX_HEAP_MEGABYTES}`,
      ],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), bounds.maxMs + GRACE_MS)
    child.once('message', (said: DrawAnswer) => settle(said))
    child.once('error', (error) => settle({ failure: error.message }))
    child.once('exit', (code, signal) => {
      if (signal && STOPS.has(signal)) settle({ stoppedBy: signal })
      else settle({ failure: `its process ended: ${signal ?? code}` })
    })
    child.send({ ...asked, ...bounds } satisfies DrawQuestion, (error) => {
      if (error) settle({ failure: error.message })
    })
    behindTheOthers(child.pid)

    function settle(said: DrawAnswer): void {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(said)
    }
  })
}

/** Requests come first, where the system lets us say so. */
function behindTheOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or may not be asked.
  }
}
