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
  {
    themeId: 'sedentarismo',
    texts: [
      {
        kind: 'prose',
        body: 'Os adultos das capitais brasileiras se mexem mais do que antes nas horas livres: em 2009, três em cada dez faziam os 150 minutos por semana que se recomendam; em 2024, eram 42,3%. Quem mais avançou foram as mulheres. Mas duas notícias estragam a festa. A primeira é que a gente deixou de andar para chegar aos lugares: de 2009 a 2023, a parcela dos que iam a pé ou de bicicleta o bastante caiu de 17% para 12%. A segunda vem da escola. Entre os alunos de 13 a 17 anos, só 18,2% eram ativos em 2019, e mais de uma em cada cinco meninas disse não ter tido aula de educação física.',
        source:
          'Ministério da Saúde: Vigitel 2009 a 2024; Cadernos de Saúde Pública, 2023, com dados da Pesquisa Nacional de Saúde do Escolar 2019 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever do Estado fomentar práticas desportivas formais e não-formais, como direito de cada um, […]',
        source: 'Constituição Federal de 1988, art. 217',
      },
      {
        kind: 'table',
        title: 'Quem se exercita no tempo livre',
        columns: ['Grupo', '2009', '2024'],
        rows: [
          ['Todos os adultos', '30,3%', '42,3%'],
          ['Mulheres', '22,2%', '37,9%'],
        ],
        note: 'Adultos das capitais e do Distrito Federal que fazem ao menos 150 minutos por semana.',
        source: 'Ministério da Saúde: Vigitel 2024',
      },
    ],
  },
  {
    themeId: 'alfabetizacao-na-idade-certa',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, 59,2% das crianças das redes públicas terminaram o segundo ano do ensino fundamental sabendo ler e escrever o que se espera nessa idade. Um ano antes, eram 56%. Faltou pouco para a meta, de 60%, e muito para a próxima, de 80% em 2030. A média, porém, junta países diferentes: no Ceará, que faz disso prioridade há anos, a parcela é de 85,3%; na Bahia, de 36%. E mostra como a escola é frágil diante do clima. No Rio Grande do Sul das enchentes, o resultado caiu de 63,4% para 44,7% de um ano para o outro.',
        source:
          'Ministério da Educação e Inep: Indicador Criança Alfabetizada 2024, julho de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O ensino fundamental obrigatório, com duração de 9 (nove) anos, gratuito na escola pública, iniciando-se aos 6 (seis) anos de idade, terá por objetivo a formação básica do cidadão, mediante: I – o desenvolvimento da capacidade de aprender, tendo como meios básicos o pleno domínio da leitura, da escrita e do cálculo; […]',
        source:
          'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 32, com a redação da Lei nº 11.274, de 2006',
      },
      {
        kind: 'chart',
        title: 'Crianças alfabetizadas ao fim do segundo ano',
        unit: '%',
        bars: [
          { label: 'Ceará', value: 85.3 },
          { label: 'Goiás', value: 72.7 },
          { label: 'Brasil', value: 59.2 },
          { label: 'Rio Grande do Sul', value: 44.7 },
          { label: 'Bahia', value: 36 },
        ],
        note: 'Redes públicas, em 2024.',
        source: 'Inep: Indicador Criança Alfabetizada 2024',
      },
    ],
  },
  {
    themeId: 'casamento-infantil',
    texts: [
      {
        kind: 'prose',
        body: 'No Censo de 2022, 34.202 pessoas de 10 a 14 anos apareceram como quem vive com um cônjuge. De cada dez, quase oito eram meninas. O próprio IBGE pede cautela: são respostas dadas na porta de casa, que não dizem com quem se vive e podem ter erros de preenchimento, e a maior parte deve estar perto dos 14 anos. Ainda assim, o retrato preocupa, porque a lei não deixa dúvida. Se o casamento está proibido, a saída foi dispensá-lo: 86,6% dessas uniões não eram casamento, nem no civil nem no religioso. O que não tem papel também não tem proteção.',
        source:
          'IBGE: Censo Demográfico 2022, Nupcialidade e família, novembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Não será permitido, em qualquer caso, o casamento de quem não atingiu a idade núbil, observado o disposto no art. 1.517 deste Código.',
        source: 'Código Civil (Lei nº 10.406, de 2002), art. 1.520, com a redação da Lei nº 13.811, de 2019',
      },
      {
        kind: 'chart',
        title: 'Como eram as uniões de quem tinha de 10 a 14 anos',
        unit: '%',
        bars: [
          { label: 'União sem casamento', value: 86.6 },
          { label: 'No civil e no religioso', value: 6.9 },
          { label: 'Só no civil', value: 4.9 },
          { label: 'Só no religioso', value: 1.5 },
        ],
        note: 'Pelas respostas dos moradores, em 2022.',
        source: 'IBGE: Censo Demográfico 2022, novembro de 2025',
      },
    ],
  },
  {
    themeId: 'desperdicio-de-alimentos',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, o mundo jogou fora 1,05 bilhão de toneladas de comida que já estava na loja, no restaurante ou em casa: 132 quilos por pessoa, quase um quinto do que havia para comer. Não é vício de país rico: nas casas, a diferença entre países de renda alta e de renda média é de poucos quilos por pessoa. E pesa no clima: perdas e desperdício respondem por 8% a 10% dos gases de efeito estufa. No Brasil, para tirar o medo de quem quer doar, uma lei de 2025 diz que o doador só responde na Justiça por danos se tiver agido com a intenção de causá-los.',
        source:
          'Programa das Nações Unidas para o Meio Ambiente: Índice de Desperdício de Alimentos 2024; Agência Câmara de Notícias, outubro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A alimentação adequada é direito fundamental do ser humano, inerente à dignidade da pessoa humana e indispensável à realização dos direitos consagrados na Constituição Federal, devendo o poder público adotar as políticas e ações que se façam necessárias para promover e garantir a segurança alimentar e nutricional da população.',
        source: 'Lei nº 11.346, de 15 de setembro de 2006, art. 2º',
      },
      {
        kind: 'chart',
        title: 'Onde o mundo desperdiça comida',
        unit: '%',
        bars: [
          { label: 'Em casa', value: 60 },
          { label: 'Em restaurantes e refeitórios', value: 28 },
          { label: 'No comércio', value: 12 },
        ],
        note: 'Dados de 2022.',
        source: 'Programa das Nações Unidas para o Meio Ambiente, 2024',
      },
    ],
  },
]
