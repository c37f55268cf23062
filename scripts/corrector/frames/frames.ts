/**
 * Memorised frames: what a student learns by heart and fills with the theme of the day. The corrector learns from them
 * what a text without substance looks like, and `corrector:evaluate` puts each under every theme. Each also stands as
 * a pair: as it is, and with real sentences of a theme in both developments.
 */
import { contentStems } from '#corrector/text/stem.ts'
import { FIRST_FRAMES } from './first-frames.ts'
import { MORE_FRAMES } from './more-frames.ts'

export type Frame = {
  readonly name: string
  /** Well written, with places, figures and images of its own: concreteness is no substance. */
  readonly note?: 'good'
  /** {T} stands for the theme. */
  readonly paragraphs: readonly string[]
}

export const FRAMES: readonly Frame[] = [...FIRST_FRAMES, ...MORE_FRAMES]

const COMMON = new Set(
  contentStems(
    'brasil brasileiro brasileira problema desafio questão sociedade social caminhos combate formas impacto importância papel relação consequências discussão século atual mundo efeitos influência debate resolver solução',
  ),
)
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bde a (?=\p{L})/gu, 'da '],
  [/\bde o (?=\p{L})/gu, 'do '],
  [/\bde as (?=\p{L})/gu, 'das '],
  [/\bde os (?=\p{L})/gu, 'dos '],
  [/\ba a (?=\p{L})/gu, 'à '],
  [/\ba o (?=\p{L})/gu, 'ao '],
  [/\ba os (?=\p{L})/gu, 'aos '],
  [/\ba as (?=\p{L})/gu, 'às '],
]

/** The ways in which students name the theme: its whole title, the title's first part, one word of it. */
export const NAMINGS = ['pasted', 'shortened', 'keyword'] as const
export type Naming = (typeof NAMINGS)[number]

export function nameTheme(title: string, naming: Naming): string {
  const plain = title.trim().replace(/[.?!]+$/, '')
  const isName = /^\p{Lu}{2}/u.test(plain)
  const pasted = isName ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
  if (naming === 'pasted') return pasted
  if (naming === 'shortened') return (pasted.split(/[:?;]/)[0] ?? pasted).trim()
  const telling = (pasted.match(/[\p{L}-]+/gu) ?? []).filter((word) =>
    contentStems(word).some((stem) => !COMMON.has(stem)),
  )
  return telling.reduce((longest, word) => (word.length > longest.length ? word : longest), '') || pasted
}

/** @param real one sentence for each development, put at its end */
export function fillFrame(frame: Frame, theme: string, real: readonly string[] = []): string {
  return frame.paragraphs
    .map((paragraph, at) => {
      const own = at > 0 && real[at - 1] ? `${paragraph} ${real[at - 1]}` : paragraph
      const filled = CONTRACTIONS.reduce(
        (text, [before, after]) => text.replace(before, after),
        own.replaceAll('{T}', theme),
      )
      return filled.charAt(0).toUpperCase() + filled.slice(1)
    })
    .join('\n')
}

/** Real sentences on a theme: what somebody who knows it adds to a frame. The other half of each pair. */
export const REAL_SENTENCES: readonly { readonly theme: string; readonly sentences: readonly string[] }[] = [
  {
    theme: 'Desafios para ampliar a doação de sangue no Brasil',
    sentences: [
      'O doador que mora longe do hemocentro gasta uma passagem e perde a manhã de serviço para deitar quinze minutos na maca, e por isso a bolsa de sangue falta nas semanas de feriado.',
      'Muita gente acredita ainda que doar engrossa o sangue ou vicia, e o enfermeiro que faz a triagem passa mais tempo desmentindo boatos do que medindo a pressão dos candidatos.',
    ],
  },
  {
    theme: 'Caminhos para melhorar a mobilidade nas grandes cidades brasileiras',
    sentences: [
      'O ônibus que sai lotado do terminal disputa a mesma faixa com carros de um só ocupante, e o passageiro em pé paga, no preço do bilhete, o combustível queimado no congestionamento.',
      'Sem calçada nem ciclovia contínua, quem pedala até a estação do metrô divide a pista com caminhões, e a bicicleta, que encurtaria o trajeto, fica pendurada na garagem.',
    ],
  },
  {
    theme: 'O combate ao desperdício de alimentos no Brasil',
    sentences: [
      'Na feira, a cenoura torta e o tomate manchado vão para a caçamba antes do meio-dia, embora alimentassem a família que espera o fim da xepa ao lado da mesma barraca.',
      'O restaurante que doaria a comida da noite teme responder por uma intoxicação, de modo que panelas inteiras de arroz e feijão terminam no lixo orgânico.',
    ],
  },
  {
    theme: 'A importância da vacinação para a saúde pública brasileira',
    sentences: [
      'O posto que aplica a dose só em dia útil, das oito às quatro, não encontra a mãe que trabalha no comércio, e a caderneta da criança atrasa um reforço depois do outro.',
      'O sarampo, que o país tinha vencido, voltou pelos bairros em que a cobertura da vacina caiu, porque o vírus procura justamente as crianças que ninguém imunizou.',
    ],
  },
  {
    theme: 'Os efeitos do trabalho por aplicativos na vida dos entregadores',
    sentences: [
      'O entregador que recusa corridas cai na fila do aplicativo e, para não perder pedidos, pedala doze horas com a mochila nas costas e almoça na calçada do restaurante.',
      'Quando ele sofre um acidente de moto, não há patrão nem auxílio: a plataforma o chama de parceiro e bloqueia a conta até que volte a entregar.',
    ],
  },
  {
    theme: 'Desafios para a preservação das línguas indígenas no Brasil',
    sentences: [
      'Em muitas aldeias restam dois ou três falantes, já avós, e o neto que estudou na cidade entende a língua da família, mas responde em português.',
      'Faltam gramáticas, dicionários e professores indígenas concursados, e a escola da terra indígena alfabetiza com cartilhas que nunca citam um só canto daquele povo.',
    ],
  },
  {
    theme: 'O aumento da solidão entre os idosos brasileiros',
    sentences: [
      'Viúva e com os filhos em outro estado, a aposentada passa dias sem ouvir outra voz além da televisão, e a consulta médica vira o seu único passeio da semana.',
      'O centro de convivência que reuniria os velhos do bairro para o dominó e o baile fechou na pandemia e não reabriu, e o banco da praça não tem sombra.',
    ],
  },
  {
    theme: 'A poluição dos oceanos pelo descarte de plástico',
    sentences: [
      'A sacola jogada no bueiro desce pelo rio, chega à praia e acaba no estômago da tartaruga, que a confunde com água-viva.',
      'Partido pelas ondas e pelo sol, o plástico vira partículas que o peixe engole e que voltam, no prato do pescador, à mesa de quem descartou a garrafa.',
    ],
  },
]
