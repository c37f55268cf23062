import { useEffect, useRef } from 'react'
import type { Row } from '#domain/writing/sheet-photograph/ink-rows.ts'
import { SHEET } from '#domain/writing/sheet-photograph/sheet-layout.ts'

type LineStripProps = {
  address: string
  row: Row
  label: string
  /** How far the typing has come along the line, from 0 to 1: on a telephone the strip follows. */
  progress: number
}

const LEAST_WIDTH_REM = 42
const DIM = 'rgb(255 255 255 / 0.6)'

/** One line out of the straightened page, wide enough to be read; what reaches in from its neighbours is paler. */
export function LineStrip({ address, row: { top, bottom }, label, progress }: LineStripProps) {
  const ref = useRef<HTMLDivElement>(null)
  const share = bottom - top

  useEffect(() => {
    const strip = ref.current
    if (strip) strip.scrollLeft = (strip.scrollWidth - strip.clientWidth) * Math.max(0, Math.min(1, progress))
  }, [progress])

  return (
    <div
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      role="img"
      aria-label={label}
      // Thirty strips are thirty pictures of the page: only those in sight are drawn.
      className="overflow-x-auto border border-line bg-white [content-visibility:auto]"
      style={{
        containIntrinsicHeight: `auto ${(LEAST_WIDTH_REM * SHEET.heightMm * share) / SHEET.widthMm}rem`,
      }}
    >
      <div
        className="w-full"
        style={{
          minWidth: `${LEAST_WIDTH_REM}rem`,
          aspectRatio: `${SHEET.widthMm} / ${SHEET.heightMm * share}`,
          backgroundImage: `linear-gradient(${DIM} 14%, transparent 24% 76%, ${DIM} 86%), url("${address}")`,
          backgroundSize: '100% 100%, 100% auto',
          backgroundPosition: `0 0, 0 ${(top / (1 - share)) * 100}%`,
        }}
      />
    </div>
  )
}
