/** The admin pages of the owner's console that its menu names, in that order; their routes stand in src/web/routes.ts. */
import {
  BookOpen,
  Camera,
  ClipboardList,
  FilePenLine,
  Gauge,
  GraduationCap,
  Handshake,
  HeartPulse,
  Library,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  PenLine,
  ReceiptText,
  RefreshCw,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  TicketPercent,
  Timer,
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

const { adminPages } = consoleTexts

/** Stands at the beginning of every other address. */
export const OVERVIEW: AdminPage = { address: href('/painel'), label: adminPages.overview, Icon: Gauge }

export const ADMIN_PAGES: readonly AdminPage[] = [
  OVERVIEW,
  { address: href('/painel/pedidos'), label: adminPages.orders, Icon: ReceiptText },
  { address: href('/painel/produtos'), label: adminPages.products, Icon: BookOpen },
  { address: href('/painel/cupons'), label: adminPages.coupons, Icon: TicketPercent },
  { address: href('/painel/parceiros'), label: adminPages.partners, Icon: Handshake },
  { address: href('/painel/avaliacoes'), label: adminPages.reviews, Icon: Star },
  { address: href('/painel/assinaturas'), label: adminPages.subscriptions, Icon: RefreshCw },
  { address: href('/painel/estudantes'), label: adminPages.students, Icon: Users },
  { address: href('/painel/correcoes'), label: adminPages.corrections, Icon: PenLine },
  { address: href('/painel/mensagens'), label: adminPages.messages, Icon: Mail },
  { address: href('/painel/duvidas'), label: adminPages.questions, Icon: MessageCircleQuestion },
  { address: href('/painel/emails'), label: adminPages.notices, Icon: Send },
  { address: href('/painel/moderacao'), label: adminPages.moderation, Icon: ShieldCheck },
  { address: href('/painel/desafio'), label: adminPages.challenge, Icon: Trophy },
  { address: href('/painel/simulado'), label: adminPages.mockExams, Icon: Timer },
  { address: href('/painel/cursos'), label: adminPages.courses, Icon: GraduationCap },
  { address: href('/painel/estudo/:list?'), label: adminPages.study, Icon: Library },
  { address: href('/painel/fotos'), label: adminPages.givenSheets, Icon: Camera },
  { address: href('/painel/conteudos/:list?'), label: adminPages.contents, Icon: FilePenLine },
  { address: href('/painel/ajustes'), label: adminPages.settings, Icon: SlidersHorizontal },
  { address: href('/painel/saude'), label: adminPages.health, Icon: HeartPulse },
  { address: href('/painel/registro'), label: adminPages.entries, Icon: ClipboardList },
]

/** What stands below an admin page (one order, one student) belongs to it. */
export function adminPageAt(pathname: string): AdminPage {
  const isThere = ({ address }: AdminPage) => matchPath({ path: address, end: false }, pathname) !== null
  return ADMIN_PAGES.find((page) => page !== OVERVIEW && isThere(page)) ?? OVERVIEW
}
