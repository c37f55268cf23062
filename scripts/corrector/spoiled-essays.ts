/** Whole texts of ours that are no essays: without sense, of another kind, or of connectives alone. */
import type { Probe } from './probe-list.ts'

const ABSURD = [
  'Segundo o filósofo grego Aristóteles, o saneamento básico é triangular e pesa menos do que a saudade. No Brasil, porém, o esgoto ainda não aprendeu a tocar violino, e por isso a universalização permanece amarela. Nesse sentido, a preguiça das nuvens e o excesso de colheres explicam o problema.',
  'Em primeira análise, a preguiça das nuvens é a principal causa do esgoto. Quando uma nuvem se senta, a torneira fica com vergonha e a água potável se transforma em terça-feira. Além disso, o encanamento come muitos parafusos, de modo que a rede engorda e não cabe na rua. Dessa forma, o saneamento se torna quadrado.',
  'Ademais, o excesso de colheres agrava o quadro. As colheres votam nas eleições, mas não sabem assobiar, e a prefeitura responde com silêncio de abacaxi. Consequentemente, o tratamento de esgoto viaja para a lua sem passaporte, e o povo brasileiro bebe relógios.',
  'Portanto, o Ministério das Cidades, órgão responsável pelas nuvens, deve distribuir travesseiros aos canos, por meio de pombos treinados, a fim de que a água aprenda a dormir. Assim, o saneamento deixará de ser triangular e o Brasil será universalizado.',
].join('\n')

const NARRATIVE = [
  'Era uma vez um menino que morava perto da vala. Todas as manhãs ele acordava cedo, pegava a bola e corria para a rua, onde os amigos já esperavam. A mãe gritava da janela, mas ele não ouvia.',
  'Um dia a bola caiu na água escura. O menino olhou para os lados, tirou o chinelo e entrou. Sentiu o pé afundar na lama e ficou com medo, mas alcançou a bola e voltou rindo para casa.',
  'À noite veio a febre. A mãe chamou o vizinho, que tinha carro, e os três foram ao posto. A médica perguntou onde ele tinha brincado, escreveu alguma coisa num papel e suspirou.',
  'Na semana seguinte o menino melhorou. Voltou para a rua, sentou na calçada e contou a todos a história da vala. Os amigos riram, e a bola rolou de novo.',
].join('\n')

const SALAD =
  'Além disso, portanto, contudo, visto que, dessa forma, no entanto, assim, por conseguinte, embora, ou seja, o saneamento. '.repeat(
    4,
  )

const THEME = 'Desafios para a universalização do saneamento básico no Brasil'

export const SPOILED_ESSAYS: readonly Omit<Probe, 'group'>[] = [
  {
    name: 'absurd sentences with five elements of a proposal',
    why: 'what is said of the theme cannot be; the corrector does not know the world, but the top stays shut',
    essay: { text: ABSURD, theme: THEME, motivating: [] },
    holds: ({ total, range }) => total <= 760 && range.to < 1000,
  },
  {
    name: 'a tale',
    why: 'it argues for nothing',
    essay: { text: NARRATIVE, theme: THEME, motivating: [] },
    holds: ({ zeroRisks, total }) => zeroRisks.some(({ id }) => id === 'other-type') && total <= 480,
  },
  {
    name: 'connectives alone',
    why: 'nothing is linked',
    essay: { text: [SALAD, SALAD.slice(30), SALAD.slice(60)].join('\n'), theme: THEME, motivating: [] },
    holds: ({ total, tricks }) =>
      total <= 480 && tricks.some(({ id }) => id === 'connective-spam' || id === 'doubled'),
  },
]
