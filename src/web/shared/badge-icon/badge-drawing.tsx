import {
  BookOpenText,
  DoorOpen,
  Feather,
  Files,
  Footprints,
  Handshake,
  KeyRound,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  SearchX,
  Swords,
} from 'lucide-react'
import type { BadgeIcon } from '#content/account/badges.ts'

const ICONS = {
  footprints: Footprints,
  'search-x': SearchX,
  'door-open': DoorOpen,
  lightbulb: Lightbulb,
  'key-round': KeyRound,
  'book-open-text': BookOpenText,
  feather: Feather,
  files: Files,
  'messages-square': MessagesSquare,
  megaphone: Megaphone,
  swords: Swords,
  handshake: Handshake,
} satisfies Record<BadgeIcon, LucideIcon>

/** The drawing of a badge; its name stands beside it. */
export function BadgeDrawing({ icon, size }: { icon: BadgeIcon; size: number }) {
  const Icon = ICONS[icon]
  return <Icon aria-hidden="true" size={size} />
}
