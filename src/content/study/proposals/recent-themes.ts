/** Proposals of the axes whose own files are full, under the rule of saude.ts, after those of more-themes.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'alcool-na-adolescencia',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2019, de cada cem estudantes de 13 a 17 anos, 63 já tinham tomado pelo menos uma dose de bebida alcoólica. Mais de um terço bebeu antes dos 14, e as meninas começaram mais cedo do que os meninos: 36,8% contra 32,3%. Entre os que já haviam experimentado, quase a metade ficou bêbada alguma vez, e 15,7% brigaram, perderam aula ou tiveram problemas em casa por causa disso. Vender ou dar álcool a quem tem menos de 18 anos é crime desde 2015. Mesmo assim, um em cada quatro dos que beberam no mês da pesquisa conseguiu a bebida no mercado, no bar ou na loja.',
        source:
          'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2019, divulgada em 2021 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Vender, fornecer, servir, ministrar ou entregar, ainda que gratuitamente, de qualquer forma, a criança ou a adolescente, bebida alcoólica ou, sem justa causa, outros produtos cujos componentes possam causar dependência física ou psíquica: […]',
        source:
          'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 243, com a redação da Lei nº 13.106, de 2015',
      },
      {
        kind: 'chart',
        title: 'Como os estudantes conseguiram a bebida',
        unit: '%',
        bars: [
          { label: 'Em uma festa', value: 29.2 },
          { label: 'No mercado, no bar ou na loja', value: 26.8 },
          { label: 'Com amigos', value: 17.7 },
          { label: 'Com alguém da família, em casa', value: 11.3 },
        ],
        note: 'Estudantes de 13 a 17 anos que beberam, em 2019.',
        source: 'IBGE: Pesquisa Nacional de Saúde do Escolar 2019',
      },
    ],
  },
  {
    themeId: 'ensino-em-tempo-integral',
    texts: [
      {
        kind: 'prose',
        body: 'Na escola brasileira, quatro ou cinco horas por dia sempre foram o costume. Isso está mudando: entre 2022 e 2024, as matrículas em tempo integral, de ao menos sete horas diárias, passaram de 18,2% para 22,9% da rede pública. Faltou pouco para os 25% que o Plano Nacional de Educação previa. O avanço, porém, tem degraus. Na creche, seis em cada dez crianças ficam o dia todo; na pré-escola, a etapa seguinte, são menos de duas em cada dez. A mãe que contava com a creche descobre, quando o filho faz quatro anos, que a escola termina na hora do almoço.',
        source:
          'Ministério da Educação e Inep: Censo Escolar 2024, abril de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O ensino fundamental será ministrado progressivamente em tempo integral, a critério dos sistemas de ensino.',
        source: 'Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394, de 1996), art. 34, § 2º',
      },
      {
        kind: 'table',
        title: 'Matrículas em tempo integral, por etapa',
        columns: ['Etapa', '2022', '2024'],
        rows: [
          ['Creche', '56,8%', '59,7%'],
          ['Pré-escola', '12,1%', '15,6%'],
          ['Ensino fundamental', '14,4%', '19,1%'],
          ['Ensino médio', '20,4%', '24,2%'],
        ],
        note: 'Na rede pública.',
        source: 'Inep: Censos Escolares de 2022 e 2024',
      },
    ],
  },
  {
    themeId: 'faccoes-e-milicias',
    texts: [
      {
        kind: 'prose',
        body: 'Em junho de 2025, uma pesquisa perguntou a pessoas de 130 municípios se o lugar em que moram convive com a presença visível de facções ou milícias. Dezenove em cada cem disseram que sim; um ano antes, eram catorze. Feitas as contas com cuidado, são ao menos 28,5 milhões de brasileiros de 16 anos ou mais. Nas capitais e no Nordeste, a parcela passa de um quarto. A renda quase não muda a resposta, mas a cor muda: 23% dos que se declaram pretos vivem nessa situação, e 13% dos brancos. É o retrato de uma percepção, e o medo, quando manda na rotina, também é uma forma de poder.',
        source:
          'Datafolha e Fórum Brasileiro de Segurança Pública, outubro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Considera-se organização criminosa a associação de 4 (quatro) ou mais pessoas estruturalmente ordenada e caracterizada pela divisão de tarefas, ainda que informalmente, com objetivo de obter, direta ou indiretamente, vantagem de qualquer natureza, mediante a prática de infrações penais cujas penas máximas sejam superiores a 4 (quatro) anos, ou que sejam de caráter transnacional.',
        source: 'Lei nº 12.850, de 2 de agosto de 2013, art. 1º, § 1º',
      },
      {
        kind: 'table',
        title: 'O que os moradores dizem do lugar em que vivem',
        columns: ['Resposta', '2024', '2025'],
        rows: [
          ['Há presença visível de facções ou milícias', '14%', '19%'],
          ['Há cemitérios clandestinos na cidade', '8%', '12%'],
          ['Policiais de folga vendem vigilância no bairro', '18%', '21%'],
        ],
        note: 'A margem de erro é de dois pontos para mais ou para menos.',
        source: 'Datafolha e Fórum Brasileiro de Segurança Pública, 2024 e 2025',
      },
    ],
  },
  {
    themeId: 'trabalho-domestico',
    texts: [
      {
        kind: 'prose',
        body: 'Seis milhões de pessoas viviam, em 2024, de trabalhar na casa dos outros. De cada cem, 93 eram mulheres. A maioria fazia de tudo um pouco; uma em cada nove cuidava de idosos ou doentes, e quase uma em cada dez, de crianças. Nove anos depois da lei que lhes deu direitos parecidos com os dos outros trabalhadores, só 24,4% tinham a carteira assinada, e pouco mais de um terço contribuía para a Previdência. Parte da explicação é a diária: quase metade trabalha um dia em cada casa, e a lei só obriga o registro de quem vai à mesma casa mais de dois dias por semana.',
        source:
          'Dieese, 2025, com dados da Pesquisa Nacional por Amostra de Domicílios Contínua 2024, do IBGE (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Ao empregado doméstico, assim considerado aquele que presta serviços de forma contínua, subordinada, onerosa e pessoal e de finalidade não lucrativa à pessoa ou à família, no âmbito residencial destas, por mais de 2 (dois) dias por semana, aplica-se o disposto nesta Lei.',
        source: 'Lei Complementar nº 150, de 1º de junho de 2015, art. 1º',
      },
      {
        kind: 'chart',
        title: 'Como estavam os trabalhadores domésticos em 2024',
        unit: '%',
        bars: [
          { label: 'Mensalistas', value: 54.6 },
          { label: 'Diaristas', value: 45.4 },
          { label: 'Contribuíam para a Previdência', value: 34.8 },
          { label: 'Tinham carteira assinada', value: 24.4 },
        ],
        note: null,
        source: 'Dieese, 2025, com dados do IBGE',
      },
    ],
  },
  {
    themeId: 'guarda-compartilhada',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2014, quando um casal com filhos pequenos se divorciava na Justiça, a mãe ficava sozinha com eles em 85% dos casos. Naquele ano, uma lei passou a dar preferência à guarda compartilhada, mesmo sem acordo, se os dois puderem exercê-la. A mudança levou uma década para virar maioria: em 2024, pela primeira vez, ela foi o arranjo mais comum, com 44,6% das sentenças, e alcançou 118,8 mil crianças e adolescentes. Guarda dividida não quer dizer que a criança mude de casa toda semana. Quer dizer que pai e mãe decidem juntos, e que nenhum dos dois é visita.',
        source:
          'IBGE: Estatísticas do Registro Civil 2024, dezembro de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Na guarda compartilhada, o tempo de convívio com os filhos deve ser dividido de forma equilibrada com a mãe e com o pai, sempre tendo em vista as condições fáticas e os interesses dos filhos.',
        source:
          'Código Civil (Lei nº 10.406, de 2002), art. 1.583, § 2º, com a redação da Lei nº 13.058, de 2014',
      },
      {
        kind: 'table',
        title: 'Com quem ficaram os filhos depois do divórcio',
        columns: ['Guarda', '2014', '2024'],
        rows: [
          ['Dos dois', '7,5%', '44,6%'],
          ['Só da mãe', '85,1%', '42,6%'],
          ['Só do pai', '5,5%', '2,8%'],
        ],
        note: 'Divórcios na Justiça de casais com filhos menores. O resto é de outras pessoas ou sem informação.',
        source: 'IBGE: Estatísticas do Registro Civil, 2014 e 2024',
      },
    ],
  },
  {
    themeId: 'arborizacao-das-cidades',
    texts: [
      {
        kind: 'prose',
        body: 'Morar perto da maior floresta tropical do mundo não garante uma árvore na porta de casa. No Acre, só 42,1% dos moradores das áreas urbanas vivem em ruas com pelo menos uma; no Amazonas, 44,6%. O menor índice é o de Sergipe, 38,6%, e o maior, o de Mato Grosso do Sul, 92,5%. No Brasil, são dois em cada três. Quando o IBGE pede um pouco mais, cinco árvores ou mais no trecho da rua, a parcela cai para menos de um terço. E ainda há 58,7 milhões de pessoas em ruas em que não há árvore alguma, com o sol que o asfalto devolve.',
        source:
          'IBGE: Censo Demográfico 2022, Características urbanísticas do entorno dos domicílios, abril de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A política de desenvolvimento urbano, executada pelo Poder Público municipal, conforme diretrizes gerais fixadas em lei, tem por objetivo ordenar o pleno desenvolvimento das funções sociais da cidade e garantir o bem-estar de seus habitantes.',
        source: 'Constituição Federal de 1988, art. 182',
      },
      {
        kind: 'chart',
        title: 'Moradores de ruas com ao menos uma árvore',
        unit: '%',
        bars: [
          { label: 'Mato Grosso do Sul', value: 92.5 },
          { label: 'Brasil', value: 66 },
          { label: 'Amazonas', value: 44.6 },
          { label: 'Acre', value: 42.1 },
          { label: 'Santa Catarina', value: 41 },
          { label: 'Sergipe', value: 38.6 },
        ],
        note: 'Só as árvores da via pública, nas áreas urbanas, em 2022.',
        source: 'IBGE: Censo Demográfico 2022',
      },
    ],
  },
  {
    themeId: 'desertos-de-noticias',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2.504 dos 5.570 municípios brasileiros, não há um só veículo que conte o que acontece ali. Nesses lugares, que os pesquisadores chamam de desertos de notícias, vivem 20,7 milhões de pessoas, uma em cada dez. Dois anos antes, eram 2.712. O terreno ganho veio da internet, com sites, blogs e páginas em redes sociais, muitos deles mantidos por uma pessoa só. É uma vitória frágil: no mesmo período, 334 veículos digitais fecharam. E em outras 1.808 cidades existem apenas um ou dois, o que basta para informar, mas raramente para que um confira o que o outro diz.',
        source:
          'Projor: Atlas da Notícia, edições de 2023 e de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É assegurado a todos o acesso à informação e resguardado o sigilo da fonte, quando necessário ao exercício profissional; […]',
        source: 'Constituição Federal de 1988, art. 5º, XIV',
      },
      {
        kind: 'table',
        title: 'Onde não há jornalismo local',
        columns: ['Medida', '2023', '2025'],
        rows: [
          ['Municípios sem nenhum veículo', '2.712', '2.504'],
          ['Pessoas que vivem neles', '26,7 milhões', '20,7 milhões'],
          ['Municípios com um ou dois veículos', '1.643', '1.808'],
        ],
        note: null,
        source: 'Projor: Atlas da Notícia, 2023 e 2025',
      },
    ],
  },
]
