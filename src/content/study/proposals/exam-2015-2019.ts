/** Proposals on the themes of the exam's regular applications, 2015 to 2019, under the rule of exam-2020-2025.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: '2019-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Em 1º de janeiro de 2025, o Brasil tinha 3.509 salas de cinema em funcionamento, o maior número desde que a Agência Nacional do Cinema começou a contar, em 2014. É uma virada: em 2020, com a pandemia, apenas 1.487 ficaram abertas. Três cidades, Monte Carmelo e Ponte Nova, em Minas Gerais, e Miracema, no Rio de Janeiro, ganharam a sua primeira sala, e Viçosa, em Alagoas, reabriu um cinema fechado havia trinta anos. As telas, porém, continuam muito mal repartidas: em novembro de 2024, São Paulo tinha cerca de 1,1 mil; o Acre, sete.',
        source:
          'Agência Nacional do Cinema (Ancine) e Ministério da Cultura, novembro de 2024 e janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A exibição de filmes de produção nacional constituirá componente curricular complementar integrado à proposta pedagógica da escola, sendo a sua exibição obrigatória por, no mínimo, 2 (duas) horas mensais.',
        source:
          'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 26, § 8º, incluído pela Lei nº 13.006, de 2014',
      },
      {
        kind: 'table',
        title: 'Onde há cinema, teatro e museu no Brasil',
        columns: ['Lugar', 'Municípios que têm', 'População que mora neles'],
        rows: [
          ['Cinema', '9%', '57,5%'],
          ['Teatro ou sala de espetáculos', '23,3%', '69,4%'],
          ['Museu', '29,6%', '68,6%'],
        ],
        note: 'Em 2018, havia cinema em 10% dos municípios.',
        source: 'IBGE: Sistema de Informações e Indicadores Culturais, dados de 2021, divulgados em 2023',
      },
    ],
  },
  {
    themeId: '2018-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Um teste de personalidade, desses que se respondem por brincadeira numa rede social, abriu em 2018 um dos maiores escândalos da internet. O aplicativo guardava os dados de quem respondia e também os dos amigos dessa pessoa. Assim, informações de até 87 milhões de perfis do Facebook chegaram a uma empresa de marketing político, a Cambridge Analytica, que traçava o perfil psicológico dos eleitores para escolher a mensagem capaz de convencer cada um. A rede social calculou que 443 mil desses perfis podiam ser de brasileiros. No ano seguinte, foi multada em 5 bilhões de dólares nos Estados Unidos.',
        source:
          'Facebook, abril de 2018, e Comissão Federal de Comércio dos Estados Unidos, 2019 (texto nosso, a partir do que foi divulgado)',
      },
      {
        kind: 'quotation',
        body: 'O titular dos dados tem direito a solicitar a revisão de decisões tomadas unicamente com base em tratamento automatizado de dados pessoais que afetem seus interesses, incluídas as decisões destinadas a definir o seu perfil pessoal, profissional, de consumo e de crédito ou os aspectos de sua personalidade.',
        source:
          'Lei Geral de Proteção de Dados Pessoais (Lei nº 13.709, de 2018), art. 20, com a redação da Lei nº 13.853, de 2019',
      },
      {
        kind: 'chart',
        title: 'Quem acha que tem muito controle sobre o acesso a cada um destes dados seus',
        unit: '%',
        bars: [
          { label: 'Postagens em redes sociais', value: 37 },
          { label: 'Compras', value: 37 },
          { label: 'Localização', value: 33 },
          { label: 'Conversas por mensagem', value: 33 },
          { label: 'Páginas que visita', value: 31 },
          { label: 'Palavras que busca', value: 29 },
        ],
        note: 'Entre os usuários de internet no Brasil.',
        source: 'Cetic.br: Painel TIC, Privacidade e proteção de dados pessoais, 2023',
      },
    ],
  },
  {
    themeId: '2017-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Imagine estudar numa escola em que quase ninguém fala a sua língua. No Brasil, 1,1% das pessoas com 2 anos ou mais têm muita dificuldade para ouvir ou não ouvem de modo algum; entre as crianças de 2 a 9 anos, são 31 mil. A Libras é reconhecida por lei desde 2002, mas, em 2019, só 2,4% dos brasileiros com 5 anos ou mais sabiam usá-la. Nem todos os que não ouvem se comunicam por sinais: muitos perderam a audição com a idade e falam português. Para a criança que nasce surda, porém, encontrar colegas e professores que entendam o que ela diz decide o quanto vai aprender.',
        source:
          'IBGE: Pesquisa Nacional de Saúde 2019, divulgada em 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Entende-se por educação bilíngue de surdos, para os efeitos desta Lei, a modalidade de educação escolar oferecida em Língua Brasileira de Sinais (Libras), como primeira língua, e em português escrito, como segunda língua, em escolas bilíngues de surdos, classes bilíngues de surdos, escolas comuns ou em polos de educação bilíngue de surdos, […]',
        source:
          'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 60-A, incluído pela Lei nº 14.191, de 2021',
      },
      {
        kind: 'table',
        title: 'Estudantes que não ouvem ou ouvem pouco nas escolas brasileiras',
        columns: ['Grupo', 'Matrículas em 2023'],
        rows: [
          ['Deficiência auditiva', '41.491'],
          ['Surdez', '20.008'],
          ['Surdocegueira', '693'],
        ],
        note: 'Educação básica. Toda a educação especial tinha 1.771.430 matrículas.',
        source: 'Instituto Nacional de Estudos e Pesquisas Educacionais (Inep): Censo Escolar 2023',
      },
    ],
  },
  {
    themeId: '2016-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, o Disque 100 recebeu 2.472 denúncias de intolerância religiosa, 66,8% a mais do que em 2023. Na maior parte delas, a religião da vítima não foi informada. Quando foi, as mais citadas foram a umbanda, com 151 casos, e o candomblé, com 117, seguidas de evangélicos (88), católicos (53) e espíritas (36). As mulheres são a maioria das vítimas. Os números saem em 21 de janeiro, dia nacional de combate a essa violência. A data lembra Mãe Gilda, ialorixá que fundou em 1988 um terreiro em Itapuã, Salvador, e foi perseguida por sua fé.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É inviolável a liberdade de consciência e de crença, sendo assegurado o livre exercício dos cultos religiosos e garantida, na forma da lei, a proteção aos locais de culto e a suas liturgias; […]',
        source: 'Constituição Federal de 1988, art. 5º, VI',
      },
      {
        kind: 'chart',
        title: 'A religião dos brasileiros em 2022',
        unit: '%',
        bars: [
          { label: 'Católicos', value: 56.7 },
          { label: 'Evangélicos', value: 26.9 },
          { label: 'Sem religião', value: 9.3 },
          { label: 'Outras religiosidades', value: 4 },
          { label: 'Espíritas', value: 1.8 },
          { label: 'Umbanda e candomblé', value: 1 },
        ],
        note: 'Pessoas de 10 anos ou mais. Umbanda e candomblé eram 0,3% em 2010.',
        source: 'IBGE: Censo Demográfico 2022, Religiões, divulgado em 2025',
      },
    ],
  },
  {
    themeId: '2015-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Três em cada dez brasileiras já sofreram violência doméstica praticada por um homem. O número vem de uma pesquisa que ouviu 21.787 mulheres em 2023, em todos os estados. A forma mais comum não deixa marca na pele: entre as vítimas, 89% relatam violência psicológica e 77%, moral. Muitas se calam: 61% não procuraram a delegacia. E a lei que as protege, em vigor desde 2006, ainda é pouco familiar: só 24% das brasileiras dizem conhecer bem a Lei Maria da Penha. Para quem coordenou o estudo, a conta real deve ser maior, porque nem toda agressão é percebida como agressão.',
        source:
          'Instituto DataSenado: Pesquisa Nacional de Violência contra a Mulher, 10ª edição, 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Toda mulher, independentemente de classe, raça, etnia, orientação sexual, renda, cultura, nível educacional, idade e religião, goza dos direitos fundamentais inerentes à pessoa humana, sendo-lhe asseguradas as oportunidades e facilidades para viver sem violência, preservar sua saúde física e mental e seu aperfeiçoamento moral, intelectual e social.',
        source: 'Lei Maria da Penha (Lei nº 11.340, de 2006), art. 2º',
      },
      {
        kind: 'chart',
        title: 'Quem cometeu os feminicídios de 2024',
        unit: '%',
        bars: [
          { label: 'Companheiro', value: 60.7 },
          { label: 'Ex-companheiro', value: 19.1 },
          { label: 'Outro parente', value: 11 },
        ],
        note: 'Foram 1.492 mortes, o maior número desde 2015, quando a lei passou a nomear o crime; 64,3% aconteceram em casa.',
        source: 'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2025',
      },
    ],
  },
]
