/** "640 KB", "2,4 MB" */
import { numberText } from '#domain/shared/number-text.ts'

export function sizeText(byteSize: number): string {
  const megabytes = byteSize / 1024 ** 2
  if (megabytes < 0.95) return `${Math.max(1, Math.round(byteSize / 1024))} KB`
  return `${numberText(megabytes, { most: 1 })} MB`
}
