import { coursesAdminTexts } from '#texts/console/courses.ts'
import { Button } from '#web/ui/button.tsx'

const texts = coursesAdminTexts.editor

/** A list with one of its members at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)]
}

export function replaced<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.map((one, index) => (index === at ? item : one))
}

export function without<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at)
}

type ListToolsProps = {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Up, down and away, of one member of a list. */
export function ListTools({ name, index, count, onMove, onRemove }: ListToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        look="quiet"
        aria-label={texts.up({ name })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        {texts.upShort}
      </Button>
      <Button
        size="small"
        look="quiet"
        aria-label={texts.down({ name })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        {texts.downShort}
      </Button>
      <Button size="small" look="quiet" aria-label={texts.remove({ name })} onClick={onRemove}>
        {texts.removeShort}
      </Button>
    </div>
  )
}
