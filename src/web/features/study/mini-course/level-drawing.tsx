import { DoorOpen, Flag, Layers, ListTree, type LucideIcon, OctagonX, Sparkles } from 'lucide-react'

/** By the names that content/mini-course/ gives. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'list-tree': ListTree,
  'octagon-x': OctagonX,
  'door-open': DoorOpen,
  layers: Layers,
  flag: Flag,
  sparkles: Sparkles,
}

export function LevelDrawing({ icon, size }: { icon: string; size: number }) {
  const Icon = ICONS[icon] ?? ListTree
  return <Icon aria-hidden="true" size={size} />
}
