import { lazy, Suspense } from 'react'

/** With the words of reading a photograph, which few essays have. */
const KeptPhotographList = lazy(async () => {
  const kept = await import('./kept-photograph-list.tsx')
  return { default: kept.KeptPhotographList }
})

/** The photographs that are kept with an essay, below it and after it. */
export function KeptPhotographs({ essayId }: { essayId: string }) {
  return (
    <Suspense fallback={null}>
      <KeptPhotographList essayId={essayId} />
    </Suspense>
  )
}
