/**
 * Proposals on the themes of the exam's regular applications, 2020 to 2025, under the rule of saude.ts. The texts are
 * not those of the exam: another choice of facts, laws and figures on the same theme.
 */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: '2025-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Na virada do século, os brasileiros com 60 anos ou mais eram 8,7% da população. Em 2023, já eram 15,6%: pela primeira vez, havia mais idosos do que jovens de 15 a 24 anos. E o movimento não para. O IBGE calcula que, em 2070, a cada dez habitantes do país, quase quatro terão passado dos 60, e que a idade média da população, que era de 35,5 anos em 2023, chegará a 48,4. Viver mais é uma conquista. Falta decidir que cidades, que trabalho, que saúde e que convivência esperam por quem chega lá.',
        source:
          'IBGE: Projeções da População, divulgadas em agosto de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O envelhecimento é um direito personalíssimo e a sua proteção um direito social, nos termos desta Lei e da legislação vigente.',
        source: 'Estatuto da Pessoa Idosa (Lei nº 10.741, de 2003), art. 8º',
      },
      {
        kind: 'table',
        title: 'Dois censos, dois países',
        columns: ['Medida', '2010', '2022'],
        rows: [
          ['Pessoas de 65 anos ou mais', '14,1 milhões', '22,2 milhões'],
          ['Parcela da população', '7,4%', '10,9%'],
          ['Crianças de até 14 anos', '24,1%', '19,8%'],
          ['Idosos para cada 100 crianças', '30,7', '55,2'],
          ['Idade mediana', '29 anos', '35 anos'],
        ],
        note: 'Na última medida, conta-se quem tem 65 anos ou mais para cada 100 crianças de até 14 anos; a idade mediana divide a população em duas metades.',
        source: 'IBGE: Censos Demográficos de 2010 e 2022',
      },
    ],
  },
  {
    themeId: '2024-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Durante cem anos, o Rio de Janeiro passou por cima do Cais do Valongo sem saber que ele estava ali. Construído em 1811, o cais recebeu centenas de milhares de africanos escravizados; em 1911, foi aterrado. Só reapareceu em 2011, durante as obras da zona portuária, e com ele vieram à luz milhares de objetos de quem desembarcou naquelas pedras: botões, colares, amuletos, búzios. Em 2017, a Unesco fez do lugar Patrimônio Mundial, o vestígio físico mais importante da chegada dos escravizados ao continente. A herança não foi trazida de volta pelas obras: ela nunca tinha deixado de existir.',
        source:
          'Unesco e Instituto do Patrimônio Histórico e Artístico Nacional (Iphan), 2017 (texto nosso, a partir do que foi divulgado)',
      },
      {
        kind: 'quotation',
        body: 'O Estado protegerá as manifestações das culturas populares, indígenas e afro-brasileiras, e das de outros grupos participantes do processo civilizatório nacional.',
        source: 'Constituição Federal de 1988, art. 215, § 1º',
      },
      {
        kind: 'chart',
        title:
          'O que as secretarias municipais de educação fazem para ensinar história e cultura afro-brasileira',
        unit: '%',
        bars: [
          { label: 'Ações organizadas e permanentes', value: 29 },
          { label: 'Atividades de vez em quando', value: 53 },
          { label: 'Nenhuma ação', value: 18 },
        ],
        note: 'Respostas de 1.187 secretarias, 21% do total, em 2022. O ensino é obrigatório desde a Lei nº 10.639, de 2003.',
        source: 'Geledés Instituto da Mulher Negra e Instituto Alana, 2023',
      },
      {
        kind: 'prose',
        body: 'No Censo de 2022, a maior parte dos brasileiros, 55,5%, declarou-se preta ou parda. Pela primeira vez desde que a pergunta tem a forma atual, em 1991, os pardos (45,3%) passaram os brancos (43,5%). O grupo que mais cresceu em doze anos, porém, foi o dos que se dizem pretos: de 7,6% para 10,2% da população, ou 20,6 milhões de pessoas. A resposta é dada pelo próprio morador. Por isso, o Censo não mostra só quem nasceu e quem morreu: mostra também como cada um vê a si mesmo e de que origem escolhe falar.',
        source:
          'IBGE: Censo Demográfico 2022, divulgado em 2023 (texto nosso, a partir dos dados divulgados)',
      },
    ],
  },
  {
    themeId: '2023-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Lavar, cozinhar, dar banho, levar à consulta: quando esse trabalho é pago, quase sempre é uma mulher quem o faz. Entre as pessoas ocupadas no serviço doméstico no Brasil, 92% são mulheres, e duas em cada três são negras. No fim de 2021, só uma em cada quatro tinha carteira assinada. Quem não tinha ganhava em média R$ 802 por mês, muito menos do que os R$ 1.338 das registradas, e ficava sem férias e sem descanso garantido. A idade média, de 43 anos, lembra que o corpo que cuida também vai precisar de cuidado.',
        source:
          'Departamento Intersindical de Estatística e Estudos Socioeconômicos (Dieese), 2022, com dados do IBGE (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: '§ 1º Todas as pessoas têm direito ao cuidado. § 2º O direito ao cuidado de que trata o caput deste artigo compreende o direito a ser cuidado, a cuidar e ao autocuidado.',
        source:
          'Política Nacional de Cuidados (Lei nº 15.069, de 23 de dezembro de 2024), art. 1º, §§ 1º e 2º',
      },
      {
        kind: 'table',
        title: 'O trabalho de cuidar, dentro de casa',
        columns: ['Medida', 'Mulheres', 'Homens'],
        rows: [
          ['Fazem tarefas da casa', '91,3%', '79,2%'],
          ['Fazem tarefas da casa ou cuidam de pessoas', '92,1%', '80,8%'],
          ['Tempo por semana', '21,3 horas', '11,7 horas'],
        ],
        note: 'Pessoas de 14 anos ou mais.',
        source: 'IBGE: PNAD Contínua, Outras Formas de Trabalho 2022',
      },
    ],
  },
  {
    themeId: '2022-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2022, pela primeira vez na história, um censo perguntou aos brasileiros se eram quilombolas. Mais de 1,3 milhão de pessoas responderam que sim, e 61,7% delas viviam no campo, ao contrário do resto do país, onde quase nove em cada dez moradores estão em cidades. Contar foi o primeiro passo para enxergar: nas áreas rurais, 94,6% dos quilombolas conviviam com alguma precariedade de saneamento, na água, no esgoto ou no lixo. Sem o número, lembram os técnicos que fizeram a pesquisa, não há como planejar a escola, o posto de saúde e a água de que cada comunidade precisa.',
        source:
          'IBGE: Censo Demográfico 2022, Quilombolas, divulgado em 2023 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São reconhecidos aos índios sua organização social, costumes, línguas, crenças e tradições, e os direitos originários sobre as terras que tradicionalmente ocupam, competindo à União demarcá-las, proteger e fazer respeitar todos os seus bens.',
        source: 'Constituição Federal de 1988, art. 231',
      },
      {
        kind: 'table',
        title: 'Os povos indígenas em dois censos',
        columns: ['Medida', '2010', '2022'],
        rows: [
          ['Pessoas indígenas', '896.917', '1.694.836'],
          ['Etnias, povos ou grupos', '305', '391'],
          ['Línguas indígenas faladas', '274', '295'],
          ['Vivem em áreas rurais', '63,8%', '46%'],
        ],
        note: 'Parte do aumento vem da maneira de perguntar, que mudou de um censo para o outro.',
        source: 'IBGE: Censo Demográfico 2022, Etnias e línguas indígenas, divulgado em 2025',
      },
    ],
  },
  {
    themeId: '2021-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Quase todas as crianças brasileiras de até 5 anos têm hoje certidão de nascimento: 99,3%, segundo o Censo de 2022. O que falta, porém, falta sempre nos mesmos lugares. Mais de 114 mil crianças não tinham registro em cartório, ou o responsável não soube dizer se tinham. Entre as de cor ou raça indígena, a parcela registrada caía para 87,5%. Roraima era o estado mais distante da média, com 89,3%, e em Alto Alegre, no mesmo estado, apenas 37,7% das crianças estavam registradas. A maioria dos municípios menos registrados do país nem tem cartório: neles, a cidadania começa com uma viagem.',
        source:
          'IBGE: Censo Demográfico 2022, Registros de Nascimento, divulgado em 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'São gratuitos para os reconhecidamente pobres, na forma da lei: a) o registro civil de nascimento; b) a certidão de óbito; […]',
        source: 'Constituição Federal de 1988, art. 5º, LXXVI',
      },
      {
        kind: 'chart',
        title: 'Bebês que não foram registrados no prazo, em parte dos nascimentos do ano',
        unit: '%',
        bars: [
          { label: '2015', value: 4.21 },
          { label: '2019', value: 2.11 },
          { label: '2020', value: 2.59 },
          { label: '2021', value: 2.06 },
          { label: '2022', value: 1.31 },
          { label: '2023', value: 1.05 },
        ],
        note: 'O prazo vai até março do ano seguinte ao do nascimento. Em 2023, foram cerca de 26,8 mil bebês.',
        source: 'IBGE: Estimativas de Sub-Registro de Nascimentos, 2025',
      },
    ],
  },
  {
    themeId: '2020-regular',
    texts: [
      {
        kind: 'prose',
        body: 'Uma comissão internacional reunida pela revista The Lancet ouviu pessoas com transtornos mentais em mais de quarenta países. De cada dez, oito disseram que o preconceito pode ser pior do que a própria doença. Ele fecha portas na escola, no emprego e até no consultório: quem teme ser chamado de fraco ou de louco esconde o que sente e demora a pedir ajuda. Em alguns lugares, a pessoa perde também o direito de votar, de casar ou de herdar. Para a comissão, o remédio mais forte contra o estigma é simples: a convivência com quem vive essa experiência e pode falar dela.',
        source:
          'Comissão Lancet para o Fim do Estigma e da Discriminação em Saúde Mental, 2022 (texto nosso, a partir do que foi divulgado)',
      },
      {
        kind: 'quotation',
        body: 'A loucura, objeto dos meus estudos, era até agora uma ilha perdida no oceano da razão; começo a suspeitar que é um continente.',
        source: 'Machado de Assis, “O alienista”, em Papéis avulsos, 1882',
      },
      {
        kind: 'chart',
        title: 'Adultos que já receberam diagnóstico de depressão, por região',
        unit: '%',
        bars: [
          { label: 'Sul', value: 15.2 },
          { label: 'Sudeste', value: 11.5 },
          { label: 'Centro-Oeste', value: 10.4 },
          { label: 'Nordeste', value: 6.9 },
          { label: 'Norte', value: 5 },
        ],
        note: 'No país, 10,2%, ou 16,3 milhões de pessoas. Só 18,9% delas faziam psicoterapia.',
        source: 'IBGE: Pesquisa Nacional de Saúde 2019, divulgada em 2020',
      },
      {
        kind: 'quotation',
        body: 'Os direitos e a proteção das pessoas acometidas de transtorno mental, de que trata esta Lei, são assegurados sem qualquer forma de discriminação quanto à raça, cor, sexo, orientação sexual, religião, opção política, nacionalidade, idade, família, recursos econômicos e ao grau de gravidade ou tempo de evolução de seu transtorno, ou qualquer outra.',
        source: 'Lei nº 10.216, de 6 de abril de 2001, art. 1º',
      },
    ],
  },
]
