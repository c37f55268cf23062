/** Texts of bringing in buyers from a table of another shop. */
import type { ImportColumn, LineOutcome } from '#domain/shop/buyer-import.ts'

const lines = (count: number) => (count === 1 ? '1 linha' : `${count} linhas`)

export const buyerImportTexts = {
  heading: 'Importar compradores',
  lead: 'Quem comprou seu material em outra loja, como Hotmart ou Kiwify, recebe o mesmo acesso aqui e um e-mail, sem pagar nada. A planilha é lida neste aparelho: só os e-mails são enviados.',
  file: 'Planilha (CSV)',
  fileHint:
    'Na outra loja, exporte as vendas como CSV. No Excel ou no Google Planilhas, salve como CSV. Até 2 MB.',
  fileMissing: 'Escolha a planilha.',
  fileTooLarge: 'Esta planilha tem mais de 2 MB. Divida-a em partes.',
  fileUnreadable: 'Não conseguimos ler esta planilha. Salve como CSV, com os títulos na primeira linha.',
  columns: {
    email: 'Coluna do e-mail',
    product: 'Coluna do produto',
    status: 'Coluna da situação',
  } satisfies Record<ImportColumn, string>,
  values: { product: 'Só este produto', status: 'Só esta situação' },
  filterHint: 'Deixe de fora quem desistiu ou pediu o dinheiro de volta.',
  chooseColumn: 'Escolha a coluna',
  noColumn: 'Nenhuma: todas as linhas',
  chooseValue: 'Escolha',
  emptyValue: '(vazio)',
  columnMissing: 'Diga em que coluna está o e-mail.',
  valueMissing: 'Escolha o que a linha precisa ter.',
  noLines: 'Nenhuma linha tem o que você escolheu.',
  tooManyLines: ({ count, most }: { count: number; most: number }) =>
    `São ${count} linhas, e cabem ${most} de cada vez. Divida a planilha em partes.`,
  product: 'Material que recebem aqui',
  check: 'Conferir antes',
  checking: 'Conferindo...',
  told: 'O que vai acontecer',
  done: 'O que aconteceu',
  sum: ({ given, isDone }: { given: number; isDone: boolean }) => {
    if (isDone) return given === 1 ? '1 pessoa recebeu o acesso.' : `${given} pessoas receberam o acesso.`
    if (given === 0) return 'Ninguém receberia acesso novo.'
    return given === 1 ? '1 pessoa vai receber o acesso.' : `${given} pessoas vão receber o acesso.`
  },
  outcomes: {
    new: 'Acesso novo',
    'has-it': 'Já tem: nada muda',
    repeated: 'Repetido na planilha',
    'bad-email': 'E-mail incompleto: fica de fora',
  } satisfies Record<LineOutcome, string>,
  outcomeOfDone: 'Recebeu acesso',
  count: ({ outcome, count }: { outcome: string; count: number }) => `${outcome} (${lines(count)})`,
  line: 'Linha',
  email: 'E-mail',
  outcome: 'Resultado',
  table: 'Linhas da planilha',
  apply: ({ count }: { count: number }) =>
    count === 1 ? 'Dar acesso a 1 pessoa' : `Dar acesso a ${count} pessoas`,
  applying: 'Dando acesso...',
  failureTitle: 'Não deu certo',
  notForImport: 'Gerações são dadas uma a uma, por “Dar um material”.',
  soldOut: 'Não há unidades para todos. Nada mudou: aumente o estoque e tente de novo.',
} as const
