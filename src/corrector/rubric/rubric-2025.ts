/**
 * The rubric of the ENEM 2025. Sources: INEP/MEC, "A Redação do Enem 2025 – Cartilha do(a) Participante" (September
 * 2025; pages of the PDF), and, only where it is named, the correctors' training grid as third parties reproduce it
 * (up to 2024; not seen at INEP). A new year is a new file: what a booklet said stays as it was.
 */
import type { Rubric } from './rubric.ts'

const BOOKLET = 'Cartilha do Participante 2025 (INEP)'
const GRID = 'grade de treinamento reproduzida por terceiros, até 2024'

export const RUBRIC_2025: Rubric = {
  year: 2025,
  source: BOOKLET,
  competences: {
    1: {
      name: 'Domínio da modalidade escrita formal',
      descriptors: {
        200: 'Domínio excelente da escrita formal e do registro; desvio só como exceção, sem se repetir.',
        160: 'Bom domínio da escrita formal e do registro, com poucos desvios.',
        120: 'Domínio mediano da escrita formal e do registro, com alguns desvios.',
        80: 'Domínio insuficiente, com muitos desvios de gramática, de registro e de convenções da escrita.',
        40: 'Domínio precário, de forma sistemática, com desvios variados e frequentes.',
        0: 'Desconhecimento da modalidade escrita formal.',
      },
    },
    2: {
      name: 'Compreensão do tema e do tipo textual, com repertório',
      descriptors: {
        200: 'Argumentação consistente, apoiada em repertório sociocultural produtivo; excelente domínio do tipo textual.',
        160: 'Argumentação consistente e bom domínio do tipo textual, com proposição, argumentação e conclusão.',
        120: 'Argumentação previsível e domínio mediano do tipo textual, com proposição, argumentação e conclusão.',
        80: 'Recorre à cópia dos textos motivadores ou domina mal o tipo textual, sem as três partes.',
        40: 'Tangencia o tema ou tem traços constantes de outro tipo textual.',
        0: 'Fuga ao tema ou outro tipo textual: anula a redação inteira.',
      },
    },
    3: {
      name: 'Projeto de texto e argumentos',
      descriptors: {
        200: 'Informações, fatos e opiniões ligados ao tema, consistentes e organizados, com autoria, em defesa de um ponto de vista.',
        160: 'Informações, fatos e opiniões ligados ao tema e organizados, com indícios de autoria.',
        120: 'Informações, fatos e opiniões presos aos textos motivadores e pouco organizados.',
        80: 'Informações, fatos e opiniões desorganizados ou contraditórios, presos aos textos motivadores.',
        40: 'Informações, fatos e opiniões pouco ligados ao tema ou incoerentes, sem ponto de vista.',
        0: 'Informações sem relação com o tema e sem ponto de vista.',
      },
    },
    4: {
      name: 'Coesão: a ligação entre as partes',
      descriptors: {
        200: 'Articula bem as partes do texto, com recursos coesivos diversificados.',
        160: 'Articula as partes com poucas inadequações e recursos coesivos diversificados.',
        120: 'Articulação mediana, com inadequações e recursos coesivos pouco diversificados.',
        80: 'Articulação insuficiente, com muitas inadequações e recursos coesivos limitados.',
        40: 'Articulação precária das partes do texto.',
        0: 'Não articula as informações.',
      },
    },
    5: {
      name: 'Proposta de intervenção',
      descriptors: {
        200: 'Proposta muito bem elaborada: detalhada, ligada ao tema e à discussão do texto.',
        160: 'Proposta bem elaborada, ligada ao tema e à discussão do texto.',
        120: 'Proposta mediana, ligada ao tema e à discussão do texto.',
        80: 'Proposta insuficiente, ou sem ligação com a discussão do texto.',
        40: 'Proposta vaga, precária ou ligada só ao assunto.',
        0: 'Sem proposta, proposta sem relação com o tema, ou que desrespeita os direitos humanos.',
      },
    },
  },
  caps: {
    'single-block': { competences: [4], max: 80, source: `Competência 4: ${GRID}` },
    tangency: { competences: [2, 3, 5], max: 40, source: `${BOOKLET}, p. 27` },
    'heavy-copy': {
      competences: [2],
      max: 80,
      source: `${BOOKLET}, p. 17; descritor de 80 da competência 2`,
    },
    'no-proposal': { competences: [5], max: 0, source: `${BOOKLET}, p. 35–39` },
    'conditional-proposal': { competences: [5], max: 80, source: `${BOOKLET}, p. 37; ${GRID}` },
    template: {
      competences: [2, 3, 4],
      max: 160,
      source: `Descritores de 200: ${BOOKLET}; o limite é nosso`,
    },
    'sure-template': {
      competences: [2, 3],
      max: 120,
      source: `Descritores de 120 e de 160: ${BOOKLET}; o limite é nosso`,
    },
    'loose-proposal': {
      competences: [5],
      max: 160,
      source: `Descritor de 200: ${BOOKLET}; o limite é nosso`,
    },
    disordered: {
      competences: [3, 4],
      max: 120,
      source: `Descritores de 120 (“pouco organizados”): ${BOOKLET}; o limite é nosso`,
    },
    'sure-disordered': {
      competences: [3, 4],
      max: 80,
      source: `Descritores de 80 (“desorganizados”): ${BOOKLET}; o limite é nosso`,
    },
  },
  deviationsSource: `Descritores da competência 1: ${BOOKLET}; a conta por linha é nossa`,
  proposalByElements: [0, 40, 80, 120, 160, 200],
  proposalSource: `Elementos: ${BOOKLET}, p. 36; contagem: ${GRID}`,
  insufficientLines: 7,
  maxLines: 30,
  zeroSources: {
    blank: `${BOOKLET}, p. 10`,
    'too-short': `${BOOKLET}, p. 10`,
    'off-theme': `${BOOKLET}, p. 9 e 28`,
    'other-type': `${BOOKLET}, p. 9 e 28`,
    disconnected: `${BOOKLET}, p. 10–11`,
    identification: `${BOOKLET}, p. 10`,
    'foreign-language': `${BOOKLET}, p. 10`,
  },
}
