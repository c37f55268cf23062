import type { ShopHealth } from '#domain/console/opening-wire.ts'
import { healthTexts } from '#texts/console/opening.ts'
import { Part } from './part.tsx'

const texts = healthTexts.copy

/** The database that is read from beside the one that is written (decision 0289). */
export function CopyPart({ copy }: { copy: NonNullable<ShopHealth['copy']> }) {
  const { state, lagSeconds } = copy
  return (
    <Part
      heading={texts.heading}
      isWell={state === 'used'}
      rows={[
        [texts.is, texts.states[state]],
        ...(lagSeconds === null
          ? []
          : [[texts.lag, texts.lagOf({ seconds: lagSeconds, isLate: state === 'late' })] as const]),
      ]}
    >
      {state === 'used' ? texts.what : `${texts.why[state]} ${texts.how}`}
    </Part>
  )
}
