/** Texts of the admin page of photographs that were given for measuring (/painel/fotos). */
import type { Fault } from '#domain/writing/sheet-photograph/quality.ts'

export const givenSheetsAdminTexts = {
  title: 'Fotos de folhas',
  lead: 'A leitura de fotos foi medida só com fotos feitas por um programa. Aqui você reúne até cinquenta de verdade, de adultos que concordaram, e vê como se saíram. Você vê a foto, nunca de quem é.',
  failed: 'Não conseguimos abrir as fotos.',
  loading: 'Abrindo as fotos...',
  collect: 'Pedir fotos aos estudantes',
  collectHint:
    'Ligado, quem já tem 18 anos encontra o pedido abaixo das linhas que digitou. Cada um dá até 5. Com 50, o pedido some sozinho.',
  saved: { title: 'Gravado' },
  notDone: { variant: 'destructive', title: 'Não deu certo', description: 'Tente de novo.' },
  sums: {
    heading: 'Como se saíram',
    count: ({ count, wanted }: { count: number; wanted: number }) => `${count} de ${wanted} fotos`,
    empty: 'Ainda não há fotos. Nenhuma foto de verdade foi medida até agora.',
    way: {
      markers: 'Folha achada pelos marcadores',
      edges: 'Folha achada pelas bordas do papel',
      asked: 'Cantos pedidos ao estudante',
    },
    untouched: 'Achadas e não mexidas à mão',
    lines: 'Linhas cortadas certo, das que você conferiu',
    share: ({ part, all }: { part: number; all: number }) =>
      all === 0 ? 'nenhuma conferida' : `${part} de ${all} (${Math.round((1000 * part) / all) / 10} %)`,
    faults: 'Avisos',
  },
  faults: {
    blurred: 'tremida',
    dark: 'escura',
    glare: 'com reflexo',
    'cut-off': 'cortada',
  } satisfies Record<Fault, string>,
  noFault: 'nenhum aviso',
  download: 'Baixar os números (CSV)',
  fileName: 'fotos-de-folhas.csv',
  columns: [
    'dia',
    'como foi achada',
    'largura',
    'altura',
    'arrastado (% da largura)',
    'voltas',
    'avisos',
    'linhas fora da foto',
    'linhas cortadas',
    'linhas escritas',
    'linhas digitadas',
    'linhas mal cortadas',
  ],
  list: 'As fotos',
  one: ({ number, day }: { number: number; day: string }) => `Foto ${number}, de ${day}`,
  dragged: ({ percent }: { percent: number }) =>
    percent === 0
      ? 'cantos como foram achados'
      : `cantos arrastados ${String(percent).replace('.', ',')} % da largura`,
  draggedFromNothing: 'nada foi achado antes',
  turned: ({ count }: { count: number }) => (count === 1 ? 'virada uma vez' : `virada ${count} vezes`),
  linesOf: ({ lines, written, typed }: { lines: number; written: number; typed: number }) =>
    `${lines} linhas cortadas, ${written} com escrita, ${typed} digitadas`,
  missing: ({ count }: { count: number }) =>
    count === 1 ? '1 linha fora da foto' : `${count} linhas fora da foto`,
  open: 'Ver a foto',
  close: 'Fechar',
  opening: 'Abrindo a foto...',
  unopened: 'Não conseguimos abrir a foto.',
  alt: ({ number }: { number: number }) => `Foto ${number} de uma folha escrita à mão, como saiu da câmera`,
  badLines: 'Linhas mal cortadas',
  badLinesHint: 'Deixe vazio enquanto não conferir.',
  badLinesWrong: 'Escreva um número de 0 a 60, ou deixe vazio.',
  save: 'Anotar',
  remove: 'Apagar',
  removeTitle: 'Apagar esta foto?',
  removeLead: 'A foto e os números dela saem para sempre.',
  keep: 'Manter',
  removed: { title: 'Foto apagada' },
} as const
