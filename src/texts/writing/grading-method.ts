/** Texts of /como-calculamos-a-nota (decision 0040). The numbers come from the committed evaluation. */
import { numberText } from '#domain/shared/number-text.ts'

const percent = (share: number) => `${numberText(100 * share, { most: 1 })} %`
const decimal = (value: number) => numberText(value, { least: 2 })

type HouseWords = {
  readonly points: number
  readonly essays: number
  readonly agreement: string
  readonly covers: string
}
const moreOrLess = (points: number) =>
  points === 0
    ? 'na média, a mesma nota'
    : `em média ${Math.abs(points)} pontos ${points > 0 ? 'acima' : 'abaixo'}`

export function houseAgreement(value: number | null): string {
  return value === null ? '' : decimal(value)
}

export function houseShare(share: number): string {
  return percent(share)
}

export const gradingMethodTexts = {
  pageTitle: 'Como calculamos a nota',
  description:
    'O método do corretor, o erro medido em cada competência, as metas que cumprimos e as que não cumprimos, e o que ele não sabe julgar.',
  lead: 'Uma nota só ajuda se você souber de onde ela vem e quanto pode confiar nela. Aqui está tudo, inclusive o que ainda não alcançamos.',
  note: 'sem segredo',
  short: {
    heading: 'Em poucas palavras',
    points: [
      'É uma estimativa, não a nota do Inep.',
      'Quem corrige é um programa nosso, sem modelo de linguagem pago e sem mandar o seu texto a ninguém. Se aparecerem comentários de um serviço externo, foi você quem os pediu, e eles não entram na nota.',
      'Cada ponto dado ou tirado está ligado a palavras do seu texto ou ao conjunto dele, e a soma fecha.',
      'A faixa em volta da nota importa tanto quanto a nota.',
    ],
  },
  sees: {
    heading: 'O que a nota vê, em um minuto',
    points: [
      'Desvios da norma: quantos por linha. Com muitos, nenhum vocabulário compensa.',
      'O tema: se as suas palavras, sem as do título, ainda deixam adivinhar do que o texto fala. Um modelo decorado não passa nessa pergunta, perde os níveis mais altos e recebe dicas para se tornar seu.',
      'O plano: a tese, a frase que abre cada argumento, o que o explica e aonde ele leva.',
      'As ligações entre frases e parágrafos, e as retomadas. A ordem das frases é comparada com outras ordens das mesmas frases: se parecem embaralhadas, as competências 3 e 4 têm teto.',
      'A proposta: quem, o quê, como, para quê e um detalhe.',
    ],
    blind: 'O que ela não vê',
    notSeen: [
      'Se o que você diz é verdade, ou se faz sentido no mundo: uma frase absurda e bem escrita passa. Só um texto em que quase nenhuma palavra combina com as vizinhas é apontado, sem mudar a nota.',
      'Se a ordem das frases é a melhor. Só um texto com muitas frases trocadas de lugar é apontado.',
      'Tangenciamento sutil, ironia e contradição.',
      'Todo pedido contra os direitos humanos, toda frase que identifica você e todo trecho alheio ao texto: cerca de metade dos que são ditos de um jeito incomum passa sem aviso. E um aviso pode ser engano: quem decide é uma pessoa.',
      'Pouco mais da metade dos desvios que um professor marcaria, sobretudo vírgulas: silêncio não é elogio.',
    ],
  },
  houses: {
    heading: 'Cada banca tem o seu rigor',
    lead: 'Os pesos vêm dos corretores de um portal. Outras pessoas dão notas mais altas ou mais baixas ao mesmo texto:',
    followed: ({ count }: { count: number }) =>
      `Aqui, as estimativas são ajustadas à régua de quem corrige nesta casa, aprendida de ${count} correções. O resultado diz ao lado da nota de quanto foi o ajuste e o que o corretor daria sozinho; a faixa, as explicações e o histórico ficam com a nota dele.`,
    lines: {
      older: ({ points, essays }: HouseWords) =>
        `O mesmo portal, de 2017 a 2019: ${moreOrLess(points)} do que este corretor (${essays} redações).`,
      other: ({ points, essays, agreement, covers }: HouseWords) =>
        `Outro portal, com outra escala: ${moreOrLess(points)} (${essays} redações). A concordância é fraca, ${agreement} em 1, e a faixa só contém ${covers} das notas: para aquela casa, esta nota diz pouco.`,
      official: ({ points, essays, covers }: HouseWords) =>
        `A banca do ENEM, em ${essays} redações que receberam 1.000: ${moreOrLess(points)}. O portal não deu nenhum 1.000 desde 2020. Por isso, onde o texto é forte e próprio, a faixa vai até 1.000; ela alcançou a nota em ${covers} destas.`,
    },
  },
  method: {
    heading: 'O caminho da nota',
    steps: [
      {
        title: 'Leitura',
        text: 'O programa separa parágrafos, frases e palavras e descobre o papel de cada uma na frase: quem é sujeito de qual verbo, o que pertence a quê. Linhas copiadas dos textos motivadores e frases repetidas são apontadas e não contam.',
      },
      {
        title: 'Marcas',
        text: 'Listas de palavras e regras sobre a estrutura de cada frase encontram desvios e acertos. Na dúvida, elas se calam: uma marca errada ensina errado.',
      },
      {
        title: 'Medidas',
        text: 'Cerca de 200 números descrevem o texto: extensão, vírgulas, conectivos, repertório, elementos da proposta. Quase todos só podem somar ou só podem tirar.',
      },
      {
        title: 'Soma',
        text: 'Para cada competência, as medidas viram pontos, que se somam: primeiro as que a matriz olha ali, depois o que as outras acrescentam. Um desvio só tira da competência 1. Os pesos foram ajustados com redações de um portal brasileiro, corrigidas por pessoas.',
      },
      {
        title: 'Níveis',
        text: 'A soma vira um dos seis níveis da matriz do ENEM: 0, 40, 80, 120, 160 ou 200.',
      },
      {
        title: 'Regras',
        text: 'Os tetos entram como linhas da conta: desvios por linha, texto que serve a qualquer tema, frases fora de ordem, texto em um só bloco, tangenciamento, cópia, proposta ausente ou condicional. Motivos de nota zero aparecem como risco, acima de qualquer número, e nunca são aplicados.',
      },
    ],
  },
  range: {
    heading: 'O que a faixa quer dizer',
    text: ({ covers, width }: { covers: number; width: number }) =>
      `Duas pessoas que corrigem o mesmo texto também discordam. A faixa diz onde caíram, de cada dez redações parecidas, as notas de oito. Em redações que o programa nunca tinha visto, ela conteve a nota humana em ${percent(covers)} dos casos; sua largura média foi de ${Math.round(width)} pontos.`,
  },
  error: {
    heading: 'O erro medido',
    lead: ({ essays, date }: { essays: number; date: string }) =>
      `Medido em ${numberText(essays)} redações de 2020 a 2023. Temas inteiros ficaram de fora do ajuste e serviram de prova, em rodízio. Medição de ${date}.`,
    kappa:
      'O kappa mede o quanto a nota do programa concorda com a das pessoas: 1 é concordância total, 0 é acaso. Erros grandes pesam mais.',
    caption: 'O que foi medido, a meta e se ela foi cumprida',
    columns: ['O que foi medido', 'Resultado', 'Meta', 'Cumprida'],
    yes: 'sim',
    no: 'não',
    atLeast: ({ goal }: { goal: string }) => `pelo menos ${goal}`,
    atMost: ({ goal }: { goal: string }) => `no máximo ${goal}`,
    summary: ({ met, all }: { met: number; all: number }) =>
      `Das ${all} metas, ${met} foram cumpridas. As outras seguem como meta, à vista de todos.`,
  },
  /** By the names of the committed table; a row without a name here is shown nowhere (tests ask for all). */
  rows: {
    'total QWK': { name: 'Nota total: kappa', format: decimal },
    'total mean absolute error': { name: 'Nota total: erro médio, em pontos', format: decimal },
    'total within 100': { name: 'Nota total: a até 100 pontos da nota humana', format: percent },
    'total QWK (from April 2020)': { name: 'Nota total, de abril de 2020 em diante: kappa', format: decimal },
    'total mean absolute error (from April 2020)': {
      name: 'Nota total, de abril de 2020 em diante: erro médio, em pontos',
      format: decimal,
    },
    'total within 100 (from April 2020)': {
      name: 'Nota total, de abril de 2020 em diante: a até 100 pontos',
      format: percent,
    },
    'total QWK (from October 2021)': {
      name: 'Nota total, de outubro de 2021 em diante: kappa',
      format: decimal,
    },
    'total mean absolute error (from October 2021)': {
      name: 'Nota total, de outubro de 2021 em diante: erro médio, em pontos',
      format: decimal,
    },
    'total within 100 (from October 2021)': {
      name: 'Nota total, de outubro de 2021 em diante: a até 100 pontos',
      format: percent,
    },
    'total QWK (from October 2021, learned from the months before)': {
      name: 'Nota total, de outubro de 2021 em diante, cada trimestre com o que se aprendeu dos meses anteriores: kappa',
      format: decimal,
    },
    'total mean absolute error (from October 2021, learned from the months before)': {
      name: 'Nota total, cada trimestre com os meses anteriores: erro médio, em pontos',
      format: decimal,
    },
    'total within 100 (from October 2021, learned from the months before)': {
      name: 'Nota total, cada trimestre com os meses anteriores: a até 100 pontos',
      format: percent,
    },
    'C1 QWK': { name: 'Competência 1: kappa', format: decimal },
    'C1 within one level': { name: 'Competência 1: a até um nível', format: percent },
    'C2 QWK': { name: 'Competência 2: kappa', format: decimal },
    'C2 within one level': { name: 'Competência 2: a até um nível', format: percent },
    'C3 QWK': { name: 'Competência 3: kappa', format: decimal },
    'C3 within one level': { name: 'Competência 3: a até um nível', format: percent },
    'C4 QWK': { name: 'Competência 4: kappa', format: decimal },
    'C4 within one level': { name: 'Competência 4: a até um nível', format: percent },
    'C5 QWK': { name: 'Competência 5: kappa', format: decimal },
    'C5 within one level': { name: 'Competência 5: a até um nível', format: percent },
    'frames recognised': { name: 'Modelo decorado, nunca visto: reconhecido', format: percent },
    'essays taken for frames': { name: 'Redação comum: tomada por modelo, por engano', format: percent },
    'official 1000: range reaches 1000': {
      name: 'Redação nota 1.000 do ENEM: a faixa chega a 1.000',
      format: percent,
    },
    'official 1000: estimate of 920 or more': {
      name: 'Redação nota 1.000 do ENEM: estimativa de 920 ou mais',
      format: percent,
    },
    'official 1000: taken for frames': {
      name: 'Redação nota 1.000 do ENEM: tomada por modelo, por engano',
      format: percent,
    },
    'range of 80 % covers': { name: 'Faixa: contém a nota humana', format: percent },
    'mean width of the range': { name: 'Faixa: largura média, em pontos', format: decimal },
    'sentences shuffled: told': {
      name: 'Frases embaralhadas no texto inteiro, de oito frases ou mais: apontadas',
      format: percent,
    },
    'sentences shuffled within paragraphs: told': {
      name: 'Frases embaralhadas dentro de cada parágrafo: apontadas',
      format: percent,
    },
    'essays taken for shuffled': { name: 'Redação em ordem: apontada por engano', format: percent },
    'official 1000, shuffled: told': {
      name: 'Redação nota 1.000 do ENEM embaralhada: apontada',
      format: percent,
    },
    'official 1000: taken for shuffled': {
      name: 'Redação nota 1.000 do ENEM em ordem: apontada por engano',
      format: percent,
    },
    'words exchanged: told': {
      name: 'Palavras trocadas entre si no texto inteiro: apontadas',
      format: percent,
    },
    'essays taken for senseless': { name: 'Redação comum: palavras apontadas por engano', format: percent },
    'passages that do not belong: told': { name: 'Trechos alheios ao texto: apontados', format: percent },
    'passages that do not belong: innocent ones told': {
      name: 'Trechos alheios ao texto: parecidos, mas inocentes, apontados por engano',
      format: percent,
    },
    'passages that do not belong: essays told': {
      name: 'Trechos alheios ao texto: redações comuns apontadas',
      format: percent,
    },
    'sentences that name the writer: told': {
      name: 'Frases que identificam quem escreve: apontadas',
      format: percent,
    },
    'sentences that name the writer: innocent ones told': {
      name: 'Frases que identificam quem escreve: parecidas, mas inocentes, apontadas por engano',
      format: percent,
    },
    'sentences that name the writer: essays told': {
      name: 'Frases que identificam quem escreve: redações comuns apontadas',
      format: percent,
    },
    'demands against human rights: told': {
      name: 'Pedidos contra os direitos humanos: apontados',
      format: percent,
    },
    'demands against human rights: innocent ones told': {
      name: 'Pedidos contra os direitos humanos: parecidos, mas inocentes, apontados por engano',
      format: percent,
    },
    'demands against human rights: essays told': {
      name: 'Pedidos contra os direitos humanos: redações comuns apontadas',
      format: percent,
    },
    'official 1000: sentences told': {
      name: 'Redação oficial nota 1000: frase apontada por engano',
      format: percent,
    },
    'swapped theme flagged': { name: 'Tema trocado: apontado', format: percent },
    'right theme flagged': { name: 'Tema certo: apontado por engano', format: percent },
    'right theme capped': { name: 'Tema certo: nota limitada por engano', format: percent },
    'swapped theme flagged, title only': {
      name: 'Tema trocado, só com a frase temática: apontado',
      format: percent,
    },
    'right theme flagged, title only': {
      name: 'Tema certo, só com a frase temática: apontado por engano',
      format: percent,
    },
  } as Readonly<Record<string, { readonly name: string; readonly format: (value: number) => string }>>,
  months:
    'De janeiro a março de 2020, o mesmo portal deu notas cerca de 140 pontos mais baixas do que depois: por isso há linhas separadas. Quem corrige também muda com o tempo, e nenhum texto mostra isso.',
  limits: {
    heading: 'O que o corretor não sabe',
    points: [
      'Se um fato, um dado ou uma citação é verdadeiro.',
      'Se dois argumentos se contradizem.',
      'Se a referência é mesmo produtiva ou só está perto do tema.',
      'Quem escreveu o texto.',
      'Tangenciamento sutil: ele percebe o tema trocado, não o desvio pequeno.',
      'Muitas das vírgulas que um professor pediria: o silêncio do corretor não é elogio.',
      'Notas perto de 0 e de 1.000 são raras nas redações do ajuste; ali, ele puxa para o meio.',
      'A palavra de um tema muito novo: se o programa não a conhece, ele se cala sobre o campo do tema.',
    ],
  },
  privacy: {
    heading: 'E o meu texto?',
    text: 'A correção é feita no nosso servidor ou, sem internet, pelo mesmo programa no seu aparelho; então o texto não sai dele. Sem conta, o texto não é guardado conosco. Com conta, só você lê as suas redações e pode apagá-las quando quiser. Nenhuma redação de estudante entra no ajuste do corretor.',
  },
  sources: {
    heading: 'De onde vêm as regras',
    text: 'Níveis, descritores e motivos de zero seguem a Cartilha do(a) Participante de 2025, do Inep. Onde a cartilha não dá número (a contagem dos elementos da proposta, o texto em um só bloco), usamos a grade de treinamento reproduzida por terceiros, e a correção diz quando é assim.',
  },
  write: 'Escrever uma redação',
} as const
