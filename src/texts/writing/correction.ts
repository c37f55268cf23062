/** Texts of the screen that shows a correction; what each mark says is in corrector-marks.ts (decision 0040). */

import type { Aspect } from '#corrector/measures/value.ts'
import type { CapId, ZeroRiskId } from '#corrector/rubric/rubric.ts'
import { numberText } from '#domain/shared/number-text.ts'

const aspectNames: Readonly<Record<Aspect, string>> = {
  length: 'Extensão do texto',
  paragraphing: 'Divisão em parágrafos',
  sentences: 'Construção dos períodos',
  vocabulary: 'Vocabulário do conjunto',
  punctuation: 'Pontuação do conjunto',
  correctness: 'Conjunto de desvios',
  register: 'Registro do conjunto',
  connection: 'Ligação entre as partes',
  theme: 'Presença do tema',
  repertoire: 'Uso do repertório',
  development: 'Desenvolvimento',
  closing: 'Fecho do texto',
  proposal: 'Corpo da proposta',
}

const capNames: Readonly<Record<CapId, string>> = {
  'single-block': 'Teto: um só bloco',
  tangency: 'Teto: tangenciamento',
  'heavy-copy': 'Teto: cópia',
  'no-proposal': 'Teto: sem proposta',
  'conditional-proposal': 'Teto: proposta condicional',
  'proposal-elements': 'Teto: elementos da proposta',
  deviations: 'Teto: desvios por linha',
  template: 'Teto: texto que serve a qualquer tema',
  'sure-template': 'Teto: modelo decorado',
  'loose-proposal': 'Teto: proposta que serve a qualquer tema',
  disordered: 'Teto: frases fora de ordem',
  'sure-disordered': 'Teto: frases fora de ordem',
}

const riskNames: Readonly<Record<ZeroRiskId, string>> = {
  blank: 'Folha em branco',
  'too-short': 'Texto insuficiente',
  'off-theme': 'Fuga ao tema',
  'other-type': 'Outro tipo textual',
  disconnected: 'Parte desconectada',
  identification: 'Identificação',
  'foreign-language': 'Língua estrangeira',
}

export const correctionTexts = {
  aspectNames,
  capNames,
  riskNames,
  total: 'Nota estimada',
  outOf: 'de 1.000',
  mayBeZero: 'Pode receber zero',
  withoutRisk: ({ total, from, to }: { total: number; from: number; to: number }) =>
    `Se os corretores não virem problema no que está apontado abaixo, a estimativa é ${total}, entre ${from} e ${to}.`,
  onHouseScale: 'na régua desta casa',
  /** Beside a grade that follows the house's readers. */
  followsHouse: ({
    engine,
    offsets,
    count,
  }: {
    engine: number
    offsets: readonly number[]
    count: number
  }) => {
    const moved = offsets.flatMap((points, at) =>
      points === 0 ? [] : [`C${at + 1} ${points > 0 ? `+${points}` : `−${-points}`}`],
    )
    const by = moved.length === 0 ? 'nenhuma mudança' : moved.join(', ')
    return `Na régua de quem corrige nesta casa, aprendida de ${count} correções: ${by}. Sem ela, o corretor dá ${engine}, e é essa a nota que as explicações e o histórico mostram.`
  },
  range: ({ from, to }: { from: number; to: number }) => `entre ${from} e ${to}`,
  rangeLabel: ({ total, from, to }: { total: number; from: number; to: number }) =>
    `Nota estimada ${total}, entre ${from} e ${to}, numa escala de 0 a 1.000`,
  counts: ({ lines, words, paragraphs }: { lines: number; words: number; paragraphs: number }) =>
    `${lines} linhas · ${numberText(words)} palavras · ${paragraphs} ${paragraphs === 1 ? 'parágrafo' : 'parágrafos'}`,
  level: ({ level }: { level: number }) => `${level} de 200`,
  filter: {
    label: 'O que ver na folha',
    all: 'Visão geral',
    allNote: 'o que mais importa',
  },
  sheetHeading: 'A sua folha',
  skipMarks: 'Pular as marcas',
  marksHint: 'Toque em uma marca para ler a anotação.',
  legend: {
    label: 'Legenda',
    fault: 'desvio',
    merit: 'acerto',
    note: 'pergunta ou aviso',
  },
  effect: { fault: 'desvio', merit: 'acerto', note: 'aviso' },
  note: {
    heading: 'Anotação',
    position: ({ at, of }: { at: number; of: number }) => `${at} de ${of}`,
    next: 'Próxima marca',
    previous: 'Marca anterior',
    close: 'Fechar a anotação',
    why: 'Por quê',
    how: 'Para o próximo nível',
    points: ({ competence, points }: { competence: number; points: string }) => `${points} na C${competence}`,
    noPoints: 'Não muda a nota sozinha.',
    also: 'Também neste trecho:',
  },
  steps: {
    heading: 'Por onde começar',
    lead: 'O que mais pesa agora:',
    proposalAt: ({ level }: { level: number }) => `C5 em ${level}`,
    none: 'Nada grave por aqui. Leia as anotações e capriche nos detalhes.',
  },
  detail: {
    descriptor: 'O que este nível quer dizer',
    next: ({ level }: { level: number }) => `Para chegar a ${level}`,
    top: 'É o nível mais alto. Mantenha-o no próximo tema.',
    sum: ({ level }: { level: number }) => `Como o cálculo chega a ${level}`,
    base: 'Ponto de partida de toda redação',
    rounding: 'Ajuste ao nível mais próximo',
    result: 'Nível',
    columnWhat: 'O que foi visto',
    columnPoints: 'Pontos',
    times: ({ count }: { count: number }) => `${count} ×`,
    exercises: 'Para treinar esta competência',
  },
  risks: {
    heading: 'Cuidado: isso pode zerar a redação',
    lead: 'Não aplicamos zero: só pessoas podem decidir. Mas veja o que um corretor pode entender.',
    source: ({ source }: { source: string }) => `Fonte: ${source}`,
  },
  tricks: { heading: 'O que não entrou na conta' },
  rights: {
    heading: 'Uma pergunta sobre direitos humanos',
    lead: 'Isso vale só para a competência 5, e só você sabe o que quis dizer:',
  },
  readUpTo: ({ characters }: { characters: number }) =>
    `O corretor leu os primeiros ${numberText(characters)} caracteres.`,
  allNotes: ({ count }: { count: number }) => `Ler todas as anotações (${count})`,
  moreMarks: 'Palavras do tema, conectivos e retomadas aparecem ao escolher a competência.',
  rewrite: 'Reescrever',
  another: 'Nova redação',
  backToSheet: 'Voltar à folha',
  guestNext: {
    heading: 'Reescreva e veja a nota subir',
    lead: 'Com uma conta gratuita, esta correção vai com você: dá para resolver marca por marca, corrigir de novo e ver o que mudou.',
    signUp: 'Criar conta grátis',
  },
} as const
