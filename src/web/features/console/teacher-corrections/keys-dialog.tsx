import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'

const texts = teacherCorrectionsTexts.keys

type KeysDialogProps = {
  isOpen: boolean
  hasKeys: boolean
  onKeys: (hasKeys: boolean) => void
  onClose: () => void
}

/** What each key does; who does not want them turns them off. */
export function KeysDialog({ isOpen, hasKeys, onKeys, onClose }: KeysDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
    >
      <Switch label={texts.isOn} isOn={hasKeys} onChange={onKeys} />
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {texts.list.map(([keys, meaning]) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2">
            <dt className="font-semibold">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
