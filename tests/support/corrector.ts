/** The corrector as the product runs it, and essays that we wrote for its tests. */
import { readFileSync } from 'node:fs'
import type { Essay } from '#corrector/analysis.ts'
import type { Corrector } from '#corrector/correct.ts'
import { openCorrector } from '#corrector/open-corrector.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'
import { buildWords } from '../../scripts/corrector/build-words.ts'

let opened: Corrector | null = null

export function testCorrector(): Corrector {
  opened ??= openCorrector(wordGraph(), correctorTexts)
  return opened
}

/** A copy of its own each time: anyone who is sent it may keep it. */
export function wordGraph(): ArrayBuffer {
  const bytes = readFileSync(buildWords())
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

export const THEME = 'Desafios para ampliar a doação de sangue no Brasil'
export const MOTIVATING = [
  'No Brasil, cerca de 1,4% da população doa sangue regularmente. Os hemocentros pedem doadores o ano inteiro, porque o sangue não se fabrica e o plasma, as plaquetas e as hemácias duram pouco no estoque.',
]

export const PARAGRAPHS = [
  'Em seu artigo 196, a Constituição Federal de 1988 afirma que a saúde é direito de todos e dever do Estado. No entanto, os hemocentros brasileiros passam boa parte do ano com estoques de sangue abaixo do necessário, o que adia cirurgias e põe vidas em risco. Nesse sentido, a baixa doação de sangue persiste no país, seja pela falta de informação, seja pela distância entre o doador e o hemocentro.',
  'Em primeira análise, cabe ressaltar que a desinformação afasta quem poderia doar. Segundo o educador Paulo Freire, se a educação sozinha não transforma a sociedade, sem ela tampouco a sociedade muda. Contudo, a escola raramente fala de doação de sangue, e muitos jovens acreditam que doar engorda, enfraquece ou vicia. Dessa forma, um gesto simples e seguro é visto como ameaça, e o hábito de doar não se forma.',
  'Ademais, é preciso considerar a distância entre o doador e o serviço. Embora o sangue seja necessário em todo o território, os pontos de coleta ficam, em sua maioria, nas capitais. Por conseguinte, o trabalhador do interior precisa perder um dia de salário e pagar a passagem para doar. Assim, a doação de sangue depende menos da vontade do cidadão do que do lugar onde ele mora.',
  'Portanto, medidas são necessárias para ampliar a doação de sangue. Para isso, o Ministério da Saúde, órgão responsável pela política de sangue no país, deve criar unidades móveis de coleta, por meio de parcerias com as prefeituras, a fim de aproximar o serviço da população do interior. Além disso, as escolas devem promover rodas de conversa com doadores e profissionais de saúde, para que os jovens conheçam as regras e percam o medo. Com isso, o direito previsto na Constituição deixará de depender da sorte.',
]

export const ESSAY: Essay = { text: PARAGRAPHS.join('\n'), theme: THEME, motivating: MOTIVATING }
