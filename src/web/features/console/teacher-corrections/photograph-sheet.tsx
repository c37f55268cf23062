import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { DeskMark } from '#domain/console/teacher-corrections-admin-wire.ts'
import type { MarkBox } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { BoxedPicture } from '#web/shared/marking-sheet/boxed-picture.tsx'
import { usePrivateFile } from '#web/shared/private-file/use-private-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { boxBetween, movedBox } from './drawn-box.ts'

const texts = teacherCorrectionsTexts.sheet
const FIRST_BOX: MarkBox = { x: 0.35, y: 0.45, width: 0.3, height: 0.05 }

type PhotographSheetProps = {
  path: string
  number: number
  marks: readonly DeskMark[]
  drawn: MarkBox | null
  selected: string | null
  onDraw: (box: MarkBox | null) => void
  onMark: () => void
  onSelect: (mark: DeskMark) => void
}

/** A photograph to draw boxes on: by dragging, or by a box that the arrows move. */
export function PhotographSheet(props: PhotographSheetProps) {
  const { path, number, marks, drawn, selected, onDraw, onMark, onSelect } = props
  const { url, hasFailed } = usePrivateFile(path)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [isDragging, setDragging] = useState(false)

  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (from.current === null) return
    const box = boxBetween(from.current, placeOf(event))
    if (box) {
      setDragging(true)
      onDraw(box)
    }
  }

  function handleKeys(event: KeyboardEvent): void {
    const moved = drawn && movedBox(drawn, event.key, event.shiftKey)
    if (moved) {
      event.preventDefault()
      event.stopPropagation()
      onDraw(moved)
    }
  }

  if (hasFailed) return <Notice tone="error">{texts.photographFailed}</Notice>
  if (!url) return <Spinner />
  return (
    <>
      <BoxedPicture
        url={url}
        label={texts.photograph({ number: number + 1 })}
        boxes={marks.flatMap((mark, at) =>
          'box' in mark.place && mark.place.photograph === number
            ? [
                {
                  key: mark.id,
                  number: at + 1,
                  box: mark.place.box,
                  effect: mark.effect,
                  remark: mark.remark,
                },
              ]
            : [],
        )}
        selected={selected}
        onSelect={(key) => {
          const mark = marks.find(({ id }) => id === key)
          if (mark && !isDragging) onSelect(mark)
        }}
        surface={{
          onPointerDown: (event) => {
            setDragging(false)
            from.current = placeOf(event)
            event.currentTarget.setPointerCapture(event.pointerId)
          },
          onPointerMove: handleMove,
          onPointerUp: () => {
            from.current = null
          },
          onPointerCancel: () => {
            from.current = null
          },
        }}
      >
        {drawn ? (
          <button
            type="button"
            aria-label={texts.newBox}
            ref={(element) => {
              if (element && !isDragging && from.current === null) element.focus({ preventScroll: true })
            }}
            onKeyDown={handleKeys}
            onClick={onMark}
            className="boxed-picture__new"
            style={styleOf(drawn)}
          />
        ) : null}
      </BoxedPicture>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button size="small" look="secondary" onClick={() => onDraw(FIRST_BOX)}>
          {texts.addBox}
        </Button>
      </p>
    </>
  )
}

function styleOf({ x, y, width, height }: MarkBox) {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  }
}
