/** When this program ends, by itself or by a signal that it hears, what it has started ends too. */
import type { ChildProcess } from 'node:child_process'

export function endWithUs(program: ChildProcess): void {
  const end = () => void program.kill('SIGTERM')
  process.once('exit', end)
  program.once('exit', () => process.off('exit', end))
}
