import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ChosenTheme } from './room-theme.ts'
import { ThemeFields } from './theme-picker.tsx'

const texts = writingRoomTexts.theme

type ThemeDialogProps = {
  groups: readonly RoomThemeGroup[]
  onChoose: (theme: ChosenTheme) => void
  onClose: () => void
}

/** The theme that is missing, asked for where one stands: the sheet stays where it is. */
export function ThemeDialog({ groups, onChoose, onClose }: ThemeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.missing.title}
      description={texts.missing.description}
      closeLabel={commonTexts.close}
    >
      <ThemeFields groups={groups} chosen={null} useLabel={texts.missing.use} onUse={onChoose} />
    </Dialog>
  )
}
