/**
 * The twelve badges (insígnias) of a profile (product §9): six for the levels of the mini-course, six for what a
 * student does elsewhere. The id never changes; `icon` names a drawing that the screen knows.
 */
import type { BadgeId } from '#domain/account/badges.ts'

export type Badge = {
  readonly id: BadgeId
  readonly name: string
  /** What earns it, as the student reads it. */
  readonly description: string
  readonly icon: string
}

export const BADGES = [
  {
    id: 'primeiros-passos',
    name: 'Primeiros Passos',
    description: 'Conclua o nível 1 do minicurso: Estruturação.',
    icon: 'footprints',
  },
  {
    id: 'cacador-de-erros',
    name: 'Caçador de Erros',
    description: 'Conclua o nível 2 do minicurso: Situações que levam a nota 0.',
    icon: 'search-x',
  },
  {
    id: 'mestre-das-portas-de-entrada',
    name: 'Mestre das Portas de Entrada',
    description: 'Conclua o nível 3 do minicurso: Introdução.',
    icon: 'door-open',
  },
  {
    id: 'construtor-de-ideias',
    name: 'Construtor de Ideias',
    description: 'Conclua o nível 4 do minicurso: Desenvolvimento.',
    icon: 'lightbulb',
  },
  {
    id: 'fechador-de-ouro',
    name: 'Fechador de Ouro',
    description: 'Conclua o nível 5 do minicurso: Conclusão.',
    icon: 'key-round',
  },
  {
    id: 'mestre-das-palavras',
    name: 'Mestre das Palavras',
    description: 'Conclua o nível 6 do minicurso: Aprimoramentos.',
    icon: 'book-open-text',
  },
  {
    id: 'pena-afiada',
    name: 'Pena Afiada',
    description: 'Escreva sua primeira redação.',
    icon: 'feather',
  },
  {
    id: 'papeleiro',
    name: 'Papeleiro',
    description: 'Compre seu primeiro e-book.',
    icon: 'files',
  },
  {
    id: 'socializador',
    name: 'Socializador',
    description: 'Envie 50 mensagens no chat.',
    icon: 'messages-square',
  },
  {
    id: 'embaixador',
    name: 'Embaixador',
    description: 'Indique a plataforma para um amigo.',
    icon: 'megaphone',
  },
  {
    id: 'desafiante',
    name: 'Desafiante',
    description: 'Participe de um desafio mensal.',
    icon: 'swords',
  },
  {
    id: 'colaborador',
    name: 'Colaborador',
    description: 'Faça seu primeiro Match da Redação.',
    icon: 'handshake',
  },
] as const satisfies readonly Badge[]

export type BadgeIcon = (typeof BADGES)[number]['icon']
