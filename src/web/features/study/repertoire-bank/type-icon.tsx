import {
  BookOpen,
  Clapperboard,
  FileText,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  MessageCircleQuestion,
  Music,
  Palette,
  Scale,
  Tv,
  Video,
} from 'lucide-react'
import type { RepertoireType } from '#domain/study/repertoire.ts'

const ICONS: Readonly<Record<RepertoireType, LucideIcon>> = {
  Livro: BookOpen,
  Filme: Clapperboard,
  Série: Tv,
  Documentário: Video,
  Música: Music,
  'Fato Histórico': Hourglass,
  Filósofo: MessageCircleQuestion,
  Filósofa: MessageCircleQuestion,
  Documento: FileText,
  Lei: Scale,
  Conceito: Lightbulb,
  'Obra de Arte': Palette,
}

/** An ornament: the name of the type stands beside it. */
export function TypeIcon({ type }: { type: RepertoireType }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="inline-block" />
}
