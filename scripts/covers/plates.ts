/**
 * Which booklet has which cover? One plate per slug: its words, its ground and the drawing that
 * carries its idea. A booklet without a plate gets the plain one.
 */
import { INKS } from '../booklets/typeset-theme.ts'
import { steps } from './art-of-the-course.ts'
import { bridge, door, firstLine, key } from './art-of-the-parts.ts'
import { fan, fiveMarks, notebook, redacted } from './art-of-the-whole.ts'
import { BOARD, CHALK, ruledSheet } from './shapes.ts'

export type Plate = {
  /** The title, already broken into lines. */
  titleLines: readonly string[]
  kicker: string
  promise: string
  ground: string
  text: string
  accent: string
  art: () => string
}

const onLight = { text: INKS.ink, accent: INKS.pen }
const onDark = { text: '#FFFFFF', accent: INKS.marker }

const PLATES: Record<string, Plate> = {
  iniciante: {
    ...onLight,
    titleLines: ['Iniciante'],
    kicker: 'Redação ENEM',
    promise: 'O seu primeiro texto completo',
    ground: INKS.marker,
    art: firstLine,
  },
  introducao: {
    ...onLight,
    titleLines: ['Introdução'],
    kicker: 'Redação ENEM',
    promise: 'A porta de entrada do texto',
    ground: '#D5DEFB',
    art: door,
  },
  desenvolvimentos: {
    ...onDark,
    titleLines: ['Desenvolvimentos'],
    kicker: 'Redação ENEM',
    promise: 'Argumentos que sustentam a tese',
    ground: INKS.green,
    art: bridge,
  },
  conclusao: {
    ...onDark,
    titleLines: ['Conclusão'],
    kicker: 'Redação ENEM',
    promise: 'A proposta que fecha com chave de ouro',
    ground: INKS.ink,
    art: key,
  },
  completo: {
    ...onDark,
    titleLines: ['Completo'],
    kicker: 'Redação ENEM',
    promise: 'Do zero à nota máxima, com método',
    ground: INKS.pen,
    art: fan,
  },
  competencias: {
    ...onLight,
    titleLines: ['Competências'],
    kicker: 'Redação ENEM',
    promise: 'As cinco, vistas por quem corrige',
    ground: INKS.paper,
    art: fiveMarks,
  },
  'revelado-o-segredo': {
    text: CHALK,
    accent: INKS.marker,
    titleLines: ['Revelado', 'o segredo'],
    kicker: 'Apostila gratuita',
    promise: 'O método dos quatro parágrafos',
    ground: BOARD,
    art: redacted,
  },
  'caderno-de-exercicios': {
    ...onLight,
    titleLines: ['Caderno de', 'exercícios'],
    kicker: 'Redação ENEM',
    promise: 'Treinos com gabarito comentado',
    ground: '#BFE0D0',
    art: notebook,
  },
}

/** Of what is given away beside the shop: no picture of it stands there. */
const FREE_PLATES: Record<string, Plate> = {
  minicurso: {
    ...onDark,
    titleLines: ['Minicurso', 'de redação'],
    kicker: 'Material gratuito',
    promise: 'Seis níveis, da tese ao ponto-final',
    ground: INKS.pen,
    art: steps,
  },
}

/** Slugs of the shop's booklets that have a drawn cover. */
export const PLATE_SLUGS = Object.keys(PLATES)
/** The same of those that are given away. */
export const FREE_PLATE_SLUGS = Object.keys(FREE_PLATES)

export function plateOf(slug: string, title: string): Plate {
  return (
    PLATES[slug] ??
    FREE_PLATES[slug] ?? {
      ...onLight,
      titleLines: [title.split(':')[0] ?? title],
      kicker: 'Redação ENEM',
      promise: (title.split(':')[1] ?? '').trim(),
      ground: '#D5DEFB',
      art: () => ruledSheet({ x: 60, y: 330, width: 480, height: 640 }),
    }
  )
}
