/** The desks of the owner's console, in the order of its menu. A desk is fetched when it is opened. */
import {
  BookOpen,
  ClipboardList,
  FilePenLine,
  Gauge,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  TicketPercent,
  Trophy,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { consoleTexts } from '#texts/console/console.ts'

export type Desk = {
  /** After /painel/, one word; empty for the first desk. */
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  /** Begins with a PageHead; the frame around it is the page. */
  readonly Content: ComponentType
}

const { desks } = consoleTexts

export const DESKS: readonly Desk[] = [
  {
    path: '',
    label: desks.overview,
    Icon: Gauge,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/overview/overview-admin.tsx')).OverviewDesk,
    })),
  },
  {
    path: 'pedidos',
    label: desks.orders,
    Icon: ReceiptText,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/orders/orders-admin.tsx')).OrdersDesk,
    })),
  },
  {
    path: 'produtos',
    label: desks.products,
    Icon: BookOpen,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/products/products-admin.tsx')).ProductsDesk,
    })),
  },
  {
    path: 'cupons',
    label: desks.coupons,
    Icon: TicketPercent,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/coupons/coupons-admin.tsx')).CouponsDesk,
    })),
  },
  {
    path: 'estudantes',
    label: desks.students,
    Icon: Users,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/students/students-admin.tsx')).StudentsDesk,
    })),
  },
  {
    path: 'mensagens',
    label: desks.messages,
    Icon: Mail,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/messages/messages-admin.tsx')).MessagesDesk,
    })),
  },
  {
    path: 'moderacao',
    label: desks.moderation,
    Icon: ShieldCheck,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/moderation/admin-page.tsx')).ModerationDesk,
    })),
  },
  {
    path: 'desafio',
    label: desks.challenge,
    Icon: Trophy,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/challenge/admin-page.tsx')).ChallengeDesk,
    })),
  },
  {
    path: 'conteudos',
    label: desks.contents,
    Icon: FilePenLine,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/contents/contents-admin.tsx')).ContentsDesk,
    })),
  },
  {
    path: 'ajustes',
    label: desks.settings,
    Icon: SlidersHorizontal,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/settings/settings-admin.tsx')).SettingsDesk,
    })),
  },
  {
    path: 'registro',
    label: desks.acts,
    Icon: ClipboardList,
    Content: lazy(async () => ({
      default: (await import('#web/features/console/audit-log/acts-admin.tsx')).ActsDesk,
    })),
  },
]

/** Undefined for a word that names no desk. */
export function deskOf(path: string): Desk | undefined {
  return DESKS.find((desk) => desk.path === path)
}
