/** Texts of a corrected essay for another exam than the ENEM (product §10 Other exams, decision 0233). */
import { numberText } from '#domain/shared/number-text.ts'

const plural = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`

export const examCorrectionTexts = {
  heading: ({ exam }: { exam: string }) => `Redação para ${exam}`,
  back: 'Voltar à folha',
  counted: 'O que o corretor contou',
  counts: ({ lines, words, paragraphs }: { lines: number; words: number; paragraphs: number }) =>
    [
      plural(lines, 'linha', 'linhas'),
      plural(words, 'palavra', 'palavras'),
      plural(paragraphs, 'parágrafo', 'parágrafos'),
    ].join(' · '),
  errors: ({ count }: { count: number }) =>
    count === 0 ? 'Nenhum desvio de língua encontrado.' : `${plural(count, 'desvio', 'desvios')} de língua.`,
  limits:
    'Um professor costuma achar mais desvios do que o corretor. Nível e nota ele não dá aqui: só foi testado na grade do ENEM.',
  sheet: 'Folha lida',
  sheetHint: 'Toque em uma marca para ler a anotação.',
  readUpTo: ({ characters }: { characters: number }) =>
    `O corretor leu até o caractere ${numberText(characters)}.`,
  assessment: {
    heading: 'Avalie pelos critérios da banca',
    lead: 'Releia o texto uma vez para cada critério e dê o valor que você defenderia diante da banca.',
    save: 'Salvar minha avaliação',
    saving: 'Salvando…',
    saved: { title: 'Avaliação salva' },
    failed: {
      variant: 'destructive',
      title: 'A avaliação não foi salva',
      description: 'Os valores continuam aqui. Tente de novo.',
    },
    unkept: 'Sem conta, a avaliação fica só nesta página.',
    notGiven: 'sem valor',
    of: ({ value, of }: { value: number; of: number }) => `${value} de ${of}`,
  },
  row: {
    errors: ({ count }: { count: number }) => plural(count, 'desvio', 'desvios'),
    lines: ({ count }: { count: number }) => plural(count, 'linha', 'linhas'),
  },
  offline:
    'Lido neste aparelho, sem internet: o rascunho fica guardado, e esta leitura não entra no histórico.',
  /** In the list, where an essay for the ENEM has its estimate. */
  noGrade: 'sem nota',
} as const
