/** Proposals of the axis Sociedade, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'solidao',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, 13,7 milhões de casas brasileiras tinham um único morador: 18,9% do total, contra 12,2% doze anos antes. Quando a pessoa responsável pela casa tinha 60 anos ou mais, a parcela chegava a 28,7%. Morar sozinho, porém, não é o mesmo que se sentir sozinho. Um relatório da Organização Mundial da Saúde descreve a solidão como a dor de ter menos laços do que se gostaria e calcula que ela atinja uma em cada seis pessoas no mundo. Quem mais a relata não são os avós: são os adolescentes, a geração que já nasceu conectada.',
        source:
          'IBGE: Censo Demográfico 2022, divulgado em 2024; Organização Mundial da Saúde: Comissão sobre Conexão Social, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A família, a sociedade e o Estado têm o dever de amparar as pessoas idosas, assegurando sua participação na comunidade, defendendo sua dignidade e bem-estar e garantindo-lhes o direito à vida.',
        source: 'Constituição Federal de 1988, art. 230',
      },
      {
        kind: 'chart',
        title: 'Pessoas que relatam solidão no mundo, por idade',
        unit: '%',
        bars: [
          { label: 'De 13 a 17 anos', value: 20.9 },
          { label: 'De 18 a 29 anos', value: 17.4 },
          { label: '60 anos ou mais', value: 11.8 },
        ],
        note: null,
        source: 'Organização Mundial da Saúde: relatório da Comissão sobre Conexão Social, 2025',
      },
    ],
  },
  {
    themeId: 'pessoas-com-deficiencia',
    texts: [
      {
        kind: 'prose',
        body: 'O IBGE estimou que, em 2022, 18,6 milhões de brasileiros tinham alguma deficiência: 8,9% da população com 2 anos ou mais. A pesquisa contou quem respondeu ter muita dificuldade, ou não conseguir de modo algum, em atividades do dia a dia, como andar e subir degraus (3,4%) ou enxergar, mesmo de óculos (3,1%). Quase metade dessas pessoas, 47,2%, tinha 60 anos ou mais. Estudar ajuda, mas não iguala: entre quem tem curso superior, 54,7% das pessoas com deficiência estavam no mercado de trabalho, contra 84,2% das demais.',
        source:
          'IBGE: PNAD Contínua, Pessoas com Deficiência 2022, divulgado em 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Considera-se pessoa com deficiência aquela que tem impedimento de longo prazo de natureza física, mental, intelectual ou sensorial, o qual, em interação com uma ou mais barreiras, pode obstruir sua participação plena e efetiva na sociedade em igualdade de condições com as demais pessoas.',
        source: 'Lei Brasileira de Inclusão (Lei nº 13.146, de 2015), art. 2º',
      },
      {
        kind: 'table',
        title: 'A distância na escola e no trabalho',
        columns: ['Medida', 'Com deficiência', 'Sem deficiência'],
        rows: [
          ['Não sabem ler e escrever', '19,5%', '4,1%'],
          ['Concluíram ao menos o ensino médio', '25,6%', '57,3%'],
          ['Trabalham ou procuram trabalho', '29,2%', '66,4%'],
          ['Informais, entre quem trabalha', '55%', '38,7%'],
          ['Rendimento médio do trabalho', 'R$ 1.860', 'R$ 2.690'],
        ],
        note: 'Dados do terceiro trimestre de 2022.',
        source: 'IBGE: PNAD Contínua, Pessoas com Deficiência 2022',
      },
    ],
  },
  {
    themeId: 'preconceito-linguistico',
    texts: [
      {
        kind: 'prose',
        body: 'Na cidade de São Paulo, linguistas analisaram 102 entrevistas com gente nascida e criada ali e prestaram atenção a um som só: o “r” no fim da sílaba, como em “porta”. Em cerca de um terço das vezes, ele saiu como o que muitos chamam de “r caipira”. Essa pronúncia aparece mais na periferia e entre quem estudou menos, e os autores a observam também por isso: o prestígio de um som tem a ver com quem o pronuncia. Outro estudo perguntou a 472 pessoas de nove estados o nome da tangerina, e as respostas dividiram o mapa em duas áreas. Ninguém falava errado: cada um falava como a sua gente.',
        source:
          'Oushiro e Mendes, Revista do GEL, 2013; Romano, Lingüística, v. 34, 2018 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Para dizerem milho dizem mio / Para melhor dizem mió / Para pior pió / Para telha dizem teia / Para telhado dizem teiado / E vão fazendo telhados',
        source: 'Oswald de Andrade, “Vício na fala”, em Pau-Brasil, 1925 (grafia de hoje)',
      },
      {
        kind: 'chart',
        title: 'Como os paulistanos pronunciam o “r” no fim da sílaba',
        unit: '%',
        bars: [
          { label: 'Com um toque da língua (tepe)', value: 67 },
          { label: 'Com a língua recuada (“r caipira”)', value: 33 },
        ],
        note: 'Valores aproximados. A pesquisa comparou essas duas pronúncias.',
        source: 'Oushiro e Mendes, Revista do GEL, 2013',
      },
    ],
  },
]
