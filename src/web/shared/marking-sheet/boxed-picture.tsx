import type { ComponentProps, ReactNode } from 'react'
import type { MarkBox } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherMarkTexts } from '#texts/writing/teacher-marks.ts'
import { classNames } from '#web/ui/class-names.ts'

export type Boxed = {
  readonly key: string
  /** As the list beside it counts. */
  readonly number: number
  readonly box: MarkBox
  readonly effect: 'fault' | 'merit' | 'note'
  readonly remark: string
}

type BoxedPictureProps = {
  url: string
  label: string
  boxes: readonly Boxed[]
  selected: string | null
  onSelect: (key: string) => void
  /** What a finger or a mouse does on the picture itself. */
  surface?: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>
  children?: ReactNode
}

/** A photographed sheet with the teacher's boxes on it; each is a button that leads to its remark. */
export function BoxedPicture(props: BoxedPictureProps) {
  const { url, label, boxes, selected, onSelect, surface, children } = props
  return (
    <div className={classNames('boxed-picture sheet', surface && 'boxed-picture--drawn')} {...surface}>
      <img src={url} alt={label} draggable={false} className="w-full" />
      {boxes.map(({ key, number, box, effect, remark }) => (
        <button
          key={key}
          type="button"
          aria-label={teacherMarkTexts.box({ number, remark })}
          aria-current={key === selected || undefined}
          onClick={() => onSelect(key)}
          className="boxed-picture__box"
          data-effect={effect}
          style={{
            left: `${box.x * 100}%`,
            top: `${box.y * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
        >
          <span aria-hidden="true" className="boxed-picture__number">
            {number}
          </span>
        </button>
      ))}
      {children}
    </div>
  )
}
