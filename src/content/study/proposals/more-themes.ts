/** Proposals of the axes whose own files are full, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'doacao-de-sangue',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, o país recolheu 3,31 milhões de bolsas de sangue, um pouco mais do que no ano anterior. Doaram 1,6% dos brasileiros. A proporção cabe no que recomenda a Organização Mundial da Saúde, de 1% a 3%, mas a média do ano esconde os meses magros: no inverno, nas férias e perto do Carnaval, menos gente aparece, e os estoques caem. Pode doar quem tem de 16 a 69 anos, pesa ao menos 50 quilos e está bem de saúde; antes dos 18, com a autorização dos responsáveis. Dura cerca de uma hora, e uma única doação pode ajudar até quatro pessoas.',
        source:
          'Ministério da Saúde, junho de 2024, junho de 2025 e fevereiro de 2026 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A Política Nacional de Sangue, Componentes e Hemoderivados rege-se pelos seguintes princípios e diretrizes: […] II – utilização exclusiva da doação voluntária, não remunerada, do sangue, cabendo ao poder público estimulá-la como ato relevante de solidariedade humana e compromisso social; III – proibição de remuneração ao doador pela doação de sangue; […]',
        source: 'Lei nº 10.205, de 21 de março de 2001, art. 14',
      },
      {
        kind: 'table',
        title: 'O sangue que se doa e o que se usa',
        columns: ['Medida', '2023', '2024'],
        rows: [
          ['Bolsas recolhidas', '3,25 milhões', '3,31 milhões'],
          ['Transfusões', '3,09 milhões', '3,18 milhões'],
        ],
        note: null,
        source: 'Ministério da Saúde, junho de 2025',
      },
    ],
  },
  {
    themeId: 'acesso-a-creche',
    texts: [
      {
        kind: 'prose',
        body: 'Creche não é obrigatória, mas quem a procura tem direito à vaga. Na prática, a porta se abre mais para uns do que para outros. Em 2024, 41,2% das crianças de até 3 anos frequentavam uma, quando o plano do país era chegar à metade naquele ano. Entre os 20% mais pobres, eram 30,6%; entre os 20% mais ricos, 60%. Em 2016, a distância entre os dois grupos era menor: 22 pontos, em vez de 29,4. Quase 2,3 milhões de crianças estavam fora por dificuldade de acesso, como a falta de vaga ou de creche por perto. Sem ela, alguém deixa de trabalhar, e costuma ser a mãe.',
        source:
          'Todos Pela Educação, agosto de 2025, com dados do IBGE de 2016 a 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O dever do Estado com a educação será efetivado mediante a garantia de: […] IV – educação infantil, em creche e pré-escola, às crianças até 5 (cinco) anos de idade; […]',
        source: 'Constituição Federal de 1988, art. 208, com a redação da Emenda nº 53, de 2006',
      },
      {
        kind: 'chart',
        title: 'Crianças de até 3 anos que vão à creche',
        unit: '%',
        bars: [
          { label: 'As das famílias mais ricas', value: 60 },
          { label: 'Todas', value: 41.2 },
          { label: 'As das famílias mais pobres', value: 30.6 },
          { label: 'Só os bebês de até 1 ano', value: 18.6 },
        ],
        note: 'Dados de 2024. Mais ricas e mais pobres: um quinto das famílias em cada ponta.',
        source: 'Todos Pela Educação, 2025, com dados do IBGE',
      },
    ],
  },
  {
    themeId: 'emissoes-de-gases',
    texts: [
      {
        kind: 'prose',
        body: 'O Brasil polui de um jeito seu. Em muitos países, o vilão é a energia; aqui, é o chão. Em 2024, o desmatamento e outras mudanças no uso da terra responderam por 42% dos gases lançados, e a agropecuária, por 29%. Por isso, quando a motosserra para, o resultado aparece depressa: naquele ano, as emissões caíram 16,7%, a maior queda em dezesseis anos. A eletricidade ajuda, pois 88,2% dela vêm de fontes renováveis, como a água, o vento e o sol. Mesmo assim, os autores do levantamento calculavam que o país passaria da meta prometida para 2025, e lembravam que as queimadas não entram na soma.',
        source:
          'Observatório do Clima: Sistema de Estimativas de Emissões (SEEG), novembro de 2025; Empresa de Pesquisa Energética, 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A ordem econômica, fundada na valorização do trabalho humano e na livre iniciativa, tem por fim assegurar a todos existência digna, conforme os ditames da justiça social, observados os seguintes princípios: […] VI – defesa do meio ambiente, inclusive mediante tratamento diferenciado conforme o impacto ambiental dos produtos e serviços e de seus processos de elaboração e prestação; […]',
        source: 'Constituição Federal de 1988, art. 170, com a redação da Emenda nº 42, de 2003',
      },
      {
        kind: 'chart',
        title: 'De onde vieram os gases de efeito estufa do Brasil em 2024',
        unit: '%',
        bars: [
          { label: 'Mudança de uso da terra', value: 42 },
          { label: 'Agropecuária', value: 29 },
          { label: 'Energia', value: 20 },
          { label: 'Resíduos', value: 5 },
          { label: 'Processos industriais', value: 4 },
        ],
        note: 'Emissões brutas, sem descontar o que as florestas retiram do ar.',
        source: 'Observatório do Clima: SEEG, 13ª edição, 2025',
      },
    ],
  },
]
