/** Proposals on the themes of the exam's other applications, 2009 to 2021, under the rule of exam-2020-2025.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: '2021-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'No fim de fevereiro de 2020, o Brasil confirmou o primeiro caso de covid-19. Apenas 48 horas depois, a sequência genética do vírus que infectou aquele paciente já estava pronta; em outros países, a tarefa levava cerca de quinze dias. À frente do trabalho estavam duas mulheres: a imunologista Ester Sabino, que dirigia o Instituto de Medicina Tropical da Universidade de São Paulo, e a biomédica baiana Jaqueline Goes de Jesus, que coordenou a equipe do laboratório. A pressa não foi sorte: elas usavam a mesma técnica havia anos, para seguir vírus como o da zika. Rotina, para elas, era o laboratório; novidade foi o reconhecimento.',
        source: 'Agência FAPESP e Jornal Opção, 2020 (texto nosso, a partir do que foi divulgado)',
      },
      {
        kind: 'quotation',
        body: 'O Estado promoverá e incentivará o desenvolvimento científico, a pesquisa, a capacitação científica e tecnológica e a inovação.',
        source: 'Constituição Federal de 1988, art. 218, com a redação da Emenda nº 85, de 2015',
      },
      {
        kind: 'chart',
        title: 'Mulheres entre os médicos do Brasil',
        unit: '%',
        bars: [
          { label: '1960', value: 13 },
          { label: '1980', value: 23.5 },
          { label: '2000', value: 35.8 },
          { label: '2009', value: 40.5 },
          { label: '2024', value: 49.3 },
          { label: '2025', value: 50.9 },
        ],
        note: 'O valor de 2025 é a previsão para o fim do ano. Elas são 80,6% na dermatologia, mas os homens são 96,5% na urologia e 92% na ortopedia.',
        source: 'Demografia Médica no Brasil, edições de 2018 e de 2025',
      },
    ],
  },
  {
    themeId: '2020-digital',
    texts: [
      {
        kind: 'prose',
        body: 'Adoecer não tem o mesmo peso em todo o Brasil. Em 2025, 48 cidades com mais de 500 mil habitantes reuniam 31% da população e 58% dos médicos. Outras 4.895, com menos de 50 mil moradores, tinham a mesma parcela da população e apenas 8% deles. Entre os estados, o Distrito Federal contava 6,28 médicos por mil habitantes; o Maranhão, 1,27. Dos especialistas, mais da metade (55,4%) atendia no Sudeste e 5,9%, no Norte. O número total de médicos nunca foi tão alto, o que mostra que formar mais gente não basta: é preciso que alguém queira, e possa, viver longe das capitais.',
        source: 'Demografia Médica no Brasil 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Constituem objetivos fundamentais da República Federativa do Brasil: […] III – erradicar a pobreza e a marginalização e reduzir as desigualdades sociais e regionais; […]',
        source: 'Constituição Federal de 1988, art. 3º',
      },
      {
        kind: 'table',
        title: 'Rendimento por pessoa da casa, por mês',
        columns: ['Lugar', 'Rendimento em 2024'],
        rows: [
          ['Distrito Federal', 'R$ 3.444'],
          ['São Paulo', 'R$ 2.662'],
          ['Rio Grande do Sul', 'R$ 2.608'],
          ['Brasil', 'R$ 2.069'],
          ['Amazonas', 'R$ 1.238'],
          ['Ceará', 'R$ 1.225'],
          ['Maranhão', 'R$ 1.077'],
        ],
        note: 'Os três maiores e os três menores valores, e o do país. A conta divide a renda da casa por todos os moradores.',
        source: 'IBGE: PNAD Contínua 2024, divulgada em fevereiro de 2025',
      },
    ],
  },
  {
    themeId: '2020-reaplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'O telefone que mais ouve o sofrimento dos brasileiros tem três números: em 2024, o Disque 100 recebeu 657,2 mil denúncias de violação de direitos humanos, 22,6% a mais do que no ano anterior. A queixa mais frequente não é um golpe, é uma falta: a negligência, com 464,3 mil registros. As vítimas mais citadas são crianças e adolescentes, seguidos por pessoas idosas, e quase metade dos casos acontece na casa da vítima ou do suspeito. Entre os suspeitos mais citados estão mães e filhos. Para o governo, o número também cresceu por um motivo bom: mais gente se importa a ponto de ligar.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania: Disque 100, dados de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todos os seres humanos nascem livres e iguais em dignidade e direitos. São dotados de razão e consciência e devem agir em relação uns aos outros com espírito de fraternidade.',
        source: 'Organização das Nações Unidas: Declaração Universal dos Direitos Humanos, 1948, art. 1º',
      },
      {
        kind: 'table',
        title: 'O que os brasileiros fizeram por alguém no mês anterior à pesquisa',
        columns: ['Gesto', '2021', '2022'],
        rows: [
          ['Ajudaram um desconhecido', '76%', '64%'],
          ['Doaram dinheiro a uma organização', '41%', '26%'],
          ['Trabalharam como voluntários', '25%', '21%'],
        ],
        note: 'De um ano para o outro, o Brasil passou do 18º lugar, entre 119 países, para o 89º, entre 142.',
        source: 'Charities Aid Foundation: World Giving Index, edição de 2023',
      },
    ],
  },
  {
    themeId: '2018-segunda-aplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'Juntar-se para comprar, vender, plantar ou emprestar é uma ideia antiga, mas nunca reuniu tanta gente no Brasil. Em 2024, as 4.384 cooperativas registradas no país somavam 25,8 milhões de associados, mais de 12% da população e 66% a mais do que em 2019. Nelas, quem usa o serviço é também dono e decide por voto, e o que sobra no fim do ano, R$ 51,4 bilhões em 2024, volta para os sócios. São 578 mil empregos diretos, mais da metade ocupados por mulheres. A ONU escolheu 2025 como o Ano Internacional das Cooperativas.',
        source:
          'Organização das Cooperativas Brasileiras (OCB): Anuário do Cooperativismo Brasileiro 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A economia solidária compreende as atividades de organização da produção e da comercialização de bens e de serviços, da distribuição, do consumo e do crédito, observados os princípios da autogestão, do comércio justo e solidário, da cooperação e da solidariedade, a gestão democrática e participativa, a distribuição equitativa das riquezas produzidas coletivamente, […]',
        source: 'Lei nº 15.068, de 23 de dezembro de 2024, art. 2º',
      },
      {
        kind: 'chart',
        title: 'Quantas cooperativas há em cada ramo',
        unit: '',
        bars: [
          { label: 'Agropecuário', value: 1179 },
          { label: 'Transporte', value: 790 },
          { label: 'Saúde', value: 702 },
          { label: 'Crédito', value: 700 },
          { label: 'Trabalho e produção', value: 641 },
          { label: 'Infraestrutura', value: 276 },
          { label: 'Consumo', value: 221 },
        ],
        note: 'Dados de 2023, quando eram 4.509 ao todo.',
        source: 'Organização das Cooperativas Brasileiras (OCB): Anuário do Cooperativismo Brasileiro 2024',
      },
    ],
  },
  {
    themeId: '2017-segunda-aplicacao-ppl',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2015, o IBGE perguntou aos alunos do 9º ano como se sentiam com o próprio corpo. A maioria, 72%, estava satisfeita. Entre as meninas, porém, a insatisfação era o dobro da dos meninos: 23,3% contra 11,6%. Uma em cada cinco se achava gorda ou muito gorda, e quase uma em cada três queria emagrecer. Para chegar lá, 7% dos estudantes, cerca de 184 mil, contaram que haviam provocado vômito ou tomado laxante no mês anterior. Entre os meninos, a pressão aparece de outro jeito: 8,6% tomavam remédio ou fórmula para ganhar peso ou músculo, sem acompanhamento médico.',
        source:
          'IBGE: Pesquisa Nacional de Saúde do Escolar (PeNSE) 2015, divulgada em 2016 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Cada criatura humana traz duas almas consigo: uma que olha de dentro para fora, outra que olha de fora para dentro…',
        source: 'Machado de Assis, “O espelho”, em Papéis avulsos, 1882',
      },
      {
        kind: 'chart',
        title: 'As cirurgias plásticas mais feitas no Brasil',
        unit: ' mil',
        bars: [
          { label: 'Lipoaspiração', value: 289.8 },
          { label: 'Aumento das mamas', value: 232.6 },
          { label: 'Pálpebras', value: 231.3 },
          { label: 'Abdômen', value: 193 },
          { label: 'Aumento dos glúteos', value: 168.3 },
        ],
        note: 'Foram mais de 2 milhões de cirurgias em 2024, o maior número do mundo.',
        source: 'Sociedade Internacional de Cirurgia Plástica Estética (ISAPS): pesquisa global 2024',
      },
    ],
  },
  {
    themeId: '2016-segunda-aplicacao',
    texts: [
      {
        kind: 'prose',
        body: 'Estudar mais diminui a distância entre brancos e negros no Brasil? Os números dizem que não. Em 2023, entre os trabalhadores que não terminaram o ensino fundamental, a hora de um branco valia R$ 12,06 e a de um preto ou pardo, R$ 9,27. Entre os que concluíram a faculdade, a diferença, em vez de encolher, crescia: R$ 40,24 contra R$ 28,11. No alto da escada há menos lugares: em 2024, 17,7% dos brancos ocupavam cargos de direção ou gerência, o dobro dos pretos e pardos, com 8,6%. E, na mesma função de chefia, os negros recebiam em média 34% a menos.',
        source:
          'IBGE: Síntese de Indicadores Sociais, edições de 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever do Estado e da sociedade garantir a igualdade de oportunidades, reconhecendo a todo cidadão brasileiro, independentemente da etnia ou da cor da pele, o direito à participação na comunidade, especialmente nas atividades políticas, econômicas, empresariais, educacionais, culturais e esportivas, defendendo sua dignidade e seus valores religiosos e culturais.',
        source: 'Estatuto da Igualdade Racial (Lei nº 12.288, de 2010), art. 2º',
      },
      {
        kind: 'table',
        title: 'Registros na polícia em 2023',
        columns: ['Crime', 'Registros', 'Mudança desde 2022'],
        rows: [
          ['Racismo', '11.610', 'mais 127%'],
          ['Injúria racial', '13.897', 'mais 13,5%'],
        ],
        note: 'Desde janeiro de 2023, a lei trata a injúria racial como forma de racismo; os estados ainda contam os dois crimes de maneiras diferentes.',
        source: 'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2024',
      },
    ],
  },
  {
    themeId: '2010-segunda-aplicacao',
    texts: [
      {
        kind: 'prose',
        body: 'Quando a água cobriu o Rio Grande do Sul, entre abril e maio de 2024, o primeiro socorro muitas vezes chegou num barco pequeno ou no jet ski de um voluntário. Em meados de maio, 340 embarcações e 27,6 mil pessoas, entre agentes e voluntários, já haviam salvado mais de 76 mil moradores e 11 mil animais. A enchente afetou 2,4 milhões de pessoas em 478 dos 497 municípios. Mais de setecentos abrigos foram abertos. Depois do gesto da primeira hora veio a pergunta mais longa: quem ajuda a recomeçar quando as câmeras vão embora?',
        source:
          'Defesa Civil do Rio Grande do Sul, maio e junho de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A República Federativa do Brasil rege-se nas suas relações internacionais pelos seguintes princípios: […] II – prevalência dos direitos humanos; […] IX – cooperação entre os povos para o progresso da humanidade; […]',
        source: 'Constituição Federal de 1988, art. 4º',
      },
      {
        kind: 'table',
        title: 'A ajuda que o mundo pedia para 2025',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Pessoas que precisariam de ajuda', '305 milhões'],
          ['Pessoas que a ONU planejava atender', '190 milhões'],
          ['Dinheiro pedido', '47,4 bilhões de dólares'],
          ['Trabalhadores humanitários mortos em 2024, até dezembro', '281'],
        ],
        note: 'Do que foi pedido para 2024, menos da metade tinha chegado.',
        source:
          'Escritório das Nações Unidas para a Coordenação de Assuntos Humanitários (OCHA), dezembro de 2024',
      },
    ],
  },
  {
    themeId: '2009-cancelada',
    texts: [
      {
        kind: 'prose',
        body: 'De janeiro até 9 de junho de 2025, o Disque 100 recebeu mais de 75 mil denúncias de violência contra pessoas idosas, com 440 mil violações: uma mesma denúncia costuma reunir várias. Há a agressão que se vê e há a que não deixa marca, como ficar com o cartão da aposentadoria, não dar o remédio na hora, falar do avô como se ele não estivesse na sala. O governo decidiu que esses casos passariam à frente dos outros. Valorizar quem envelheceu, porém, começa antes do telefone: na escuta, na paciência e no lugar que se guarda para ele nas decisões da casa.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania, junho de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever de todos zelar pela dignidade da pessoa idosa, colocando-a a salvo de qualquer tratamento desumano, violento, aterrorizante, vexatório ou constrangedor.',
        source: 'Estatuto da Pessoa Idosa (Lei nº 10.741, de 2003), art. 10, § 3º',
      },
      {
        kind: 'chart',
        title: 'Brasileiros de 60 anos ou mais que trabalham',
        unit: '%',
        bars: [
          { label: '2020', value: 19.8 },
          { label: '2021', value: 19.9 },
          { label: '2022', value: 21.3 },
          { label: '2023', value: 23 },
          { label: '2024', value: 24.4 },
        ],
        note: 'Em 2024, 55,7% deles estavam na informalidade, contra 40,6% de todos os trabalhadores.',
        source: 'IBGE: Síntese de Indicadores Sociais 2025',
      },
    ],
  },
]
