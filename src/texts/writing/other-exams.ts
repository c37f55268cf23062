/** The words of the pages about exams other than the ENEM (product §10 Other exams). */
import { numberText } from '#domain/shared/number-text.ts'
import type { Certainty } from '#domain/writing/exam-rules.ts'

export const otherExamTexts = {
  title: 'Outras provas',
  description:
    'Como Fuvest, Unicamp, Unesp, Uerj, UFRGS, UnB, ITA, Cebraspe, FCC e Cesgranrio pedem e corrigem a redação, e o que muda em relação ao ENEM.',
  heading: 'Sua prova não é o ENEM?',
  lead: 'Cada banca tem as suas regras. Aqui está o que se sabe de cada uma, com a fonte, o que muda para quem treina para o ENEM e uma autoavaliação pelos critérios dela.',
  kinds: { vestibular: 'Vestibulares', concurso: 'Concursos públicos' },
  open: ({ name }: { name: string }) => `Ver as regras: ${name}`,
  back: 'Outras provas',
  write: 'Escrever para esta prova',
  writeOn: ({ title }: { title: string }) => `Escrever para esta prova: “${title}”`,
  paper: 'Imprimir a folha',
  pageTitle: ({ name }: { name: string }) => `Redação: ${name}`,
  pageDescription: ({ name }: { name: string }) =>
    `Redação em ${name}: critérios e pontos, linhas, título, o que zera, temas que já caíram e autoavaliação.`,
  certainty: {
    official: 'Lido no texto da banca',
    press: 'Relatado pela imprensa',
    'second-hand': 'Em segunda mão: confira no edital',
  } satisfies Readonly<Record<Certainty, string>>,
  facts: {
    heading: 'Como é',
    edition: 'Edição',
    lines: 'Linhas',
    title: 'Título',
    maximum: 'Vale',
    certainty: 'De onde sabemos',
  },
  maximum: ({ maximum }: { maximum: number | null }) =>
    maximum === null ? 'a banca não divulga' : `${numberText(maximum)} pontos`,
  criteria: 'O que a banca avalia',
  points: ({ min, max }: { min: number; max: number }) => `de ${min} a ${max} pontos`,
  pointsUnknown: 'pontos não divulgados',
  formula: {
    converted: ({ of, sum }: { of: number; sum: number }) =>
      `Os ${sum} pontos dos critérios são convertidos em ${of}.`,
    'errors-per-line': ({ k }: { k: number }) =>
      `Nota = conteúdo − ${k} × erros ÷ linhas escritas, e nunca menos que zero.`,
  },
  differences: 'O que muda para quem treina para o ENEM',
  lesson: {
    eyebrow: 'Lição',
    asked: 'O que se pede',
    costs: 'O que mais custa',
    practice: 'Como treinar aqui',
    toRoom: 'Abrir a sala de escrita',
    toThemes: 'Escolher um tema',
    questions: 'Três minutos de perguntas',
    questionsHint: 'As respostas estão nesta página. Maiúsculas e minúsculas não importam.',
    submit: 'Responder',
    empty: 'Escreva a sua resposta.',
    wrong: 'Ainda não. Releia a lição e tente de novo.',
    right: ({ explanation }: { explanation: string }) => `Isso mesmo! ${explanation}`,
    reveal: 'Ver a resposta',
    answer: ({ answer, explanation }: { answer: string; explanation: string }) =>
      `Resposta: ${answer}. ${explanation}`,
  },
  zeroes: 'O que zera ou anula',
  themes: 'Temas que já caíram',
  weaker: 'fonte única',
  sources: 'Fontes',
  sourcesNote:
    'As regras mudam de um ano para outro. O manual ou o edital da sua prova vale mais do que esta página.',
  models: {
    heading: 'Modelos nos gêneros desta prova',
    lead: 'Escritos por nós, para propostas de treino nossas. Os pontos são a nossa leitura pelos critérios da banca, não uma nota dela. Leia, discorde, e avalie o seu texto do mesmo modo.',
    reading: 'O que a proposta dá a ler',
    assessment: 'Pelos critérios da banca',
    points: ({ points, max }: { points: number; max: number }) =>
      `${numberText(points)} de ${numberText(max)}`,
    sum: ({ value, of }: { value: number; of: number }) =>
      `Pela nossa leitura: ${numberText(value)} de ${numberText(of)}.`,
    sources: 'Fontes para conferir:',
  },
  self: {
    heading: 'Avalie o seu texto por estes critérios',
    lead: 'Nosso corretor só dá nota pela grade do ENEM, na qual foi testado. Aqui quem avalia é você, com os critérios da banca à vista.',
    choose: 'Escolha',
    value: ({ value, min, max }: { value: number; min: number; max: number }) =>
      value === min ? `${value} (não fiz)` : value === max ? `${value} (fiz por inteiro)` : String(value),
    levels: { weak: 'Preciso melhorar', middle: 'Está a caminho', strong: 'É um ponto forte' },
    text: 'Seu texto',
    textNote: '(opcional)',
    textHint: 'Cole o texto para contarmos as linhas e os desvios de língua. Nada é guardado.',
    count: 'Contar linhas e desvios',
    counting: 'Contando...',
    counted: ({ lines, errors }: { lines: number; errors: number }) =>
      `${lines} ${lines === 1 ? 'linha' : 'linhas'}, com ${errors} ${errors === 1 ? 'desvio encontrado' : 'desvios encontrados'}.`,
    countFailed: 'Não foi possível ler o texto agora. Confira a conexão e tente de novo.',
    tooShort: ({ min }: { min: number }) => `Faltam linhas: a prova pede ${min} ou mais.`,
    tooLong: ({ max }: { max: number }) => `Passou do limite: a prova lê até ${max} linhas.`,
    errors: 'Erros de língua',
    errorsHint: 'Conte os que você achar, ou use a contagem do seu texto.',
    lines: 'Linhas escritas',
    mark: ({ value, of }: { value: number; of: number }) => `${numberText(value)} de ${numberText(of)}`,
    markHeading: 'Pela sua avaliação',
    likely: ({
      from,
      to,
      low,
      high,
      of,
    }: {
      from: number
      to: number
      low: number
      high: number
      of: number
    }) =>
      `Encontramos ${from} desvios; um professor costuma achar mais, até uns ${to}. Com isso, a nota fica entre ${numberText(low)} e ${numberText(high)} de ${numberText(of)}.`,
    cost: ({ cost, lines }: { cost: number; lines: number }) =>
      `Em ${lines} linhas, cada erro custa ${numberText(cost)} ponto.`,
    incomplete: 'Dê um valor a cada critério para ver a nota.',
    unpublished:
      'A banca não divulga os pontos: não dá para fazer uma nota honesta. Use a lista para ver onde treinar.',
  },
} as const
