/** The admin pages of the owner's console that its menu names, in that order; their routes stand in src/web/routes.ts. */
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
import { href, matchPath } from 'react-router'
import { consoleTexts } from '#texts/console/console.ts'

export type AdminPage = {
  readonly address: string
  readonly label: string
  readonly Icon: LucideIcon
}

const { desks } = consoleTexts

/** Stands at the beginning of every other address. */
export const OVERVIEW: AdminPage = { address: href('/painel'), label: desks.overview, Icon: Gauge }

export const ADMIN_PAGES: readonly AdminPage[] = [
  OVERVIEW,
  { address: href('/painel/pedidos'), label: desks.orders, Icon: ReceiptText },
  { address: href('/painel/produtos'), label: desks.products, Icon: BookOpen },
  { address: href('/painel/cupons'), label: desks.coupons, Icon: TicketPercent },
  { address: href('/painel/estudantes'), label: desks.students, Icon: Users },
  { address: href('/painel/mensagens'), label: desks.messages, Icon: Mail },
  { address: href('/painel/moderacao'), label: desks.moderation, Icon: ShieldCheck },
  { address: href('/painel/desafio'), label: desks.challenge, Icon: Trophy },
  { address: href('/painel/conteudos/:list?'), label: desks.contents, Icon: FilePenLine },
  { address: href('/painel/ajustes'), label: desks.settings, Icon: SlidersHorizontal },
  { address: href('/painel/registro'), label: desks.acts, Icon: ClipboardList },
]

/** What stands below an admin page (one order, one student) belongs to it. */
export function adminPageAt(pathname: string): AdminPage {
  const isThere = ({ address }: AdminPage) => matchPath({ path: address, end: false }, pathname) !== null
  return ADMIN_PAGES.find((page) => page !== OVERVIEW && isThere(page)) ?? OVERVIEW
}
