/** Proposals of the axis Segurança, under the rule of saude.ts. */
import type { Proposal } from '#domain/study/proposal.ts'

export const PROPOSALS: readonly Proposal[] = [
  {
    themeId: 'violencia-no-transito',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2023, 34.881 pessoas morreram no trânsito brasileiro, 987 a mais do que no ano anterior. Em comparação com 2013, o país melhorou: a taxa caiu de 21,2 para 16,2 mortes por 100 mil habitantes. A melhora, porém, não chegou a quem anda de moto. Nos acidentes com motocicletas, a taxa passou de 5,6 para 6,3 em um só ano, e eles já são 38,6% dos que terminam em morte. Para os pesquisadores, a frota de motos cresce sem que as ruas e a gestão do trânsito acompanhem. No mesmo ano, o país contou 45.747 homicídios: as duas violências não estão tão longe uma da outra.',
        source:
          'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'O trânsito, em condições seguras, é um direito de todos e dever dos órgãos e entidades componentes do Sistema Nacional de Trânsito, a estes cabendo, no âmbito das respectivas competências, adotar as medidas destinadas a assegurar esse direito.',
        source: 'Código de Trânsito Brasileiro (Lei nº 9.503, de 1997), art. 1º, § 2º',
      },
      {
        kind: 'chart',
        title: 'Parte dos acidentes de trânsito com morte que envolve motocicletas',
        unit: '%',
        bars: [
          { label: 'Piauí', value: 69.4 },
          { label: 'Ceará', value: 59.5 },
          { label: 'Amazonas', value: 57.3 },
          { label: 'Brasil', value: 38.6 },
          { label: 'Minas Gerais', value: 25.9 },
          { label: 'Rio de Janeiro', value: 21.4 },
        ],
        note: 'Dados de 2023.',
        source: 'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025',
      },
    ],
  },
  {
    themeId: 'violencia-contra-criancas',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2024, o Disque 100 recebeu 289,4 mil denúncias de violações contra crianças e adolescentes, uma média de 33 por hora. No ano anterior, haviam sido 228,5 mil. Como uma só denúncia pode relatar várias violências, o total passou de 1,6 milhão de violações. Entre as vítimas de todas as idades, o lugar mais citado não foi a rua, e sim a casa da própria vítima ou a do suspeito. O aumento pode significar mais agressões ou mais gente disposta a telefonar, e uma explicação não exclui a outra. Para quem é pequeno demais para pedir ajuda, esse telefonema de um adulto faz toda a diferença.',
        source:
          'Ministério dos Direitos Humanos e da Cidadania: Disque 100, balanço de 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Nenhuma criança ou adolescente será objeto de qualquer forma de negligência, discriminação, exploração, violência, crueldade e opressão, punido na forma da lei qualquer atentado, por ação ou omissão, aos seus direitos fundamentais.',
        source: 'Estatuto da Criança e do Adolescente (Lei nº 8.069, de 1990), art. 5º',
      },
      {
        kind: 'chart',
        title: 'Denúncias recebidas pelo Disque 100 em 2024, por grupo de vítimas',
        unit: ' mil',
        bars: [
          { label: 'Crianças e adolescentes', value: 289.4 },
          { label: 'Pessoas idosas', value: 179.6 },
          { label: 'Mulheres', value: 111.6 },
          { label: 'Pessoas com deficiência', value: 95.4 },
        ],
        note: null,
        source: 'Ministério dos Direitos Humanos e da Cidadania, janeiro de 2025',
      },
    ],
  },
  {
    themeId: 'golpes-virtuais',
    texts: [
      {
        kind: 'prose',
        body: 'Quase um em cada quatro brasileiros com 16 anos ou mais (24%) perdeu dinheiro com algum crime digital nos doze meses anteriores a uma pesquisa do Senado, feita em junho de 2024. São mais de 40 milhões de pessoas que tiveram o cartão clonado, a conta invadida ou caíram em fraudes na internet. Quem imagina só idosos enganados se surpreende: 27% das vítimas tinham de 16 a 29 anos, e 16%, 60 anos ou mais. A renda também não protege: 51% viviam com até dois salários mínimos, quase a mesma parcela que se encontra na população inteira (49%). O golpe, ao que parece, não escolhe alvo.',
        source:
          'Instituto DataSenado: Panorama Político 2024, apostas esportivas, golpes digitais e endividamento (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A segurança pública, dever do Estado, direito e responsabilidade de todos, é exercida para a preservação da ordem pública e da incolumidade das pessoas e do patrimônio, através dos seguintes órgãos: […]',
        source: 'Constituição Federal de 1988, art. 144',
      },
      {
        kind: 'chart',
        title: 'Estelionatos registrados pelas polícias no Brasil',
        unit: '',
        bars: [
          { label: '2018', value: 426799 },
          { label: '2022', value: 1819409 },
          { label: '2023', value: 1965353 },
          { label: '2024', value: 2166552 },
        ],
        note: 'Inclui os golpes dentro e fora da internet. Cada número é o da edição em que foi divulgado.',
        source:
          'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública, edições de 2023, 2024 e 2025',
      },
    ],
  },
  {
    themeId: 'egressos-do-sistema-prisional',
    texts: [
      {
        kind: 'prose',
        body: 'Repete-se há anos que 70% dos presos brasileiros voltam ao crime depois de soltos, mas os pesquisadores que procuraram a origem desse número não a encontraram. Um estudo com dados de 979 mil presos, de doze estados e do Distrito Federal, entre 2008 e 2021, chegou a outra conta: cerca de 21% reincidem no primeiro ano, e 38,9%, em até cinco. O momento mais delicado é o começo. De quem volta ao crime nesse primeiro ano, 29% o fazem já no primeiro mês, e metade, nos três primeiros. É logo na saída, portanto, que uma porta aberta conta mais.',
        source:
          'Departamento Penitenciário Nacional e Universidade Federal de Pernambuco: Reincidência Criminal no Brasil, 2022; Revista Pesquisa Fapesp (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A assistência ao preso e ao internado é dever do Estado, objetivando prevenir o crime e orientar o retorno à convivência em sociedade. Parágrafo único. A assistência estende-se ao egresso.',
        source: 'Lei de Execução Penal (Lei nº 7.210, de 1984), art. 10',
      },
      {
        kind: 'table',
        title: 'Trabalho e estudo nas prisões brasileiras em 2019',
        columns: ['Situação', 'Pessoas', 'Parte do total'],
        rows: [
          ['Presas no país', '737.892', '100%'],
          ['Trabalhavam', '139.511', '18,9%'],
          ['Estudavam', '92.945', '12,6%'],
        ],
        note: 'O total inclui quem cumpria pena em regime aberto.',
        source:
          'Monitor da Violência: g1, Núcleo de Estudos da Violência da USP e Fórum Brasileiro de Segurança Pública, 2019',
      },
    ],
  },
  {
    themeId: 'violencia-psicologica',
    texts: [
      {
        kind: 'prose',
        body: 'Desde julho de 2021, ferir uma mulher com humilhações, ameaças ou controle é crime previsto no Código Penal, ainda que ninguém levante a mão. As polícias registraram 48.599 casos em 2023 e 51.866 em 2024. A perseguição insistente, que virou crime no mesmo ano, fez mais de 95 mil vítimas mulheres em 2024, cerca de dez por hora. Os próprios autores do levantamento pedem cuidado com a comparação: como as duas leis são recentes, parte do aumento pode vir de um registro melhor. E nenhuma tabela alcança a mulher que ainda não sabe que pode denunciar.',
        source:
          'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública, edições de 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Causar dano emocional à mulher que a prejudique e perturbe seu pleno desenvolvimento ou que vise a degradar ou a controlar suas ações, comportamentos, crenças e decisões, mediante ameaça, constrangimento, humilhação, manipulação, isolamento, chantagem, ridicularização, limitação do direito de ir e vir ou qualquer outro meio que cause prejuízo à sua saúde psicológica e autodeterminação: […]',
        source: 'Código Penal, art. 147-B, incluído pela Lei nº 14.188, de 2021',
      },
      {
        kind: 'table',
        title: 'Crimes contra mulheres registrados pelas polícias',
        columns: ['Crime', '2022', '2023'],
        rows: [
          ['Ameaça', '668.355', '778.921'],
          ['Perseguição', '57.294', '77.083'],
          ['Feminicídio', '1.455', '1.467'],
        ],
        note: null,
        source: 'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2024',
      },
    ],
  },
  {
    themeId: 'violencia-nos-estadios',
    texts: [
      {
        kind: 'prose',
        body: 'O Observatório da Discriminação Racial no Futebol contou 136 casos de racismo no Brasil em 2023, 38,8% a mais do que no ano anterior. Em 104 deles, a ofensa aconteceu dentro do estádio; em 19, na internet. O mesmo levantamento traz 38 casos de LGBTfobia, 13 de xenofobia e 8 de machismo. Como só entra na lista o que a imprensa noticiou, o número real deve ser maior. O fundador do observatório vê também um bom sinal: denuncia-se mais porque mais gente reconhece a agressão.',
        source:
          'Observatório da Discriminação Racial no Futebol: relatório da discriminação no futebol de 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever do Estado fomentar práticas desportivas formais e não-formais, como direito de cada um, […]',
        source: 'Constituição Federal de 1988, art. 217',
      },
      {
        kind: 'chart',
        title: 'Casos de racismo no futebol brasileiro',
        unit: '',
        bars: [
          { label: '2020', value: 31 },
          { label: '2021', value: 64 },
          { label: '2022', value: 98 },
          { label: '2023', value: 136 },
        ],
        note: 'Em 2020, a pandemia deixou os estádios sem público.',
        source: 'Observatório da Discriminação Racial no Futebol: relatórios de 2020 a 2023',
      },
    ],
  },
  {
    themeId: 'infancia-na-internet',
    texts: [
      {
        kind: 'prose',
        body: 'De janeiro a julho de 2025, a central que recebe denúncias de crimes na internet no Brasil contou 76.997 avisos anônimos. Quase dois terços deles, 49.336, eram sobre abuso e exploração sexual de crianças e adolescentes, 18,9% a mais do que um ano antes. Duas coisas chamaram a atenção da equipe. Em agosto, um vídeo sobre a adultização infantil foi visto dezenas de milhões de vezes, e as denúncias mais que dobraram: quem passou a enxergar passou a avisar. E cresceu o uso da inteligência artificial para falsificar imagens, o que faz vítimas até de quem nunca posou para uma foto.',
        source: 'SaferNet Brasil, agosto de 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Para os fins desta Lei, considera-se como expressão do melhor interesse da criança e do adolescente a proteção de sua privacidade, segurança, saúde mental e física, acesso à informação, liberdade de participação na sociedade, acesso significativo às tecnologias digitais e bem-estar.',
        source: 'Estatuto Digital da Criança e do Adolescente (Lei nº 15.211, de 2025), art. 5º, § 2º',
      },
      {
        kind: 'table',
        title: 'O que os filhos viveram e o que os adultos souberam',
        columns: ['Resposta', 'Parcela em 2024'],
        rows: [
          ['Jovens que viveram algo ofensivo ou que os chateou na rede', '29%'],
          ['Responsáveis que acham que isso aconteceu', '8%'],
          ['Responsáveis que dizem que o filho usa a rede com segurança', '77%'],
        ],
        note: 'Usuários de 9 a 17 anos e seus responsáveis.',
        source: 'Cetic.br: TIC Kids Online Brasil 2024',
      },
    ],
  },
  {
    themeId: 'pessoas-desaparecidas',
    texts: [
      {
        kind: 'prose',
        body: 'A cada dia de 2025, em média 232 famílias brasileiras foram à delegacia contar que alguém não voltou. Foram 84.760 registros no ano, 4,5% a mais do que em 2024. Quase três em cada dez eram de crianças e adolescentes, e entre eles o retrato se inverte: no total, os homens são a maioria, mas, até os 17 anos, 62% são meninas. Muita gente reaparece. Em 2024, pelo menos 47 mil pessoas foram localizadas. Nessa busca, a pressa conta, e por esse motivo o governo repete um aviso: não existe prazo de 24 horas para registrar um desaparecimento.',
        source:
          'Ministério da Justiça e Segurança Pública, dados de 2024 e 2025 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'A busca e a localização de pessoas desaparecidas são consideradas prioridade com caráter de urgência pelo poder público e devem ser realizadas preferencialmente por órgãos investigativos especializados, sendo obrigatória a cooperação operacional por meio de cadastro nacional, incluídos órgãos de segurança pública e outras entidades que venham a intervir nesses casos.',
        source: 'Lei nº 13.812, de 16 de março de 2019, art. 3º',
      },
      {
        kind: 'table',
        title: 'Crianças desaparecidas e encontradas',
        columns: ['Medida', '2023', '2024'],
        rows: [
          ['Registros', '2.158', '2.231'],
          ['Encontradas', '1.479', '1.697'],
          ['Parcela encontrada', '69%', '76%'],
        ],
        note: 'Só crianças, sem os adolescentes; dados preliminares.',
        source: 'Ministério da Justiça e Segurança Pública, maio de 2025',
      },
    ],
  },
  {
    themeId: 'roubo-de-celulares',
    texts: [
      {
        kind: 'prose',
        body: 'Dois celulares por minuto: foi esse o ritmo dos roubos e furtos que chegaram às delegacias em 2024, num total de 917 mil. É muito, e ainda assim 13% menos do que no ano anterior. O aparelho, hoje, é também a chave do banco, das fotos e da identidade de quem o perdeu. Reavê-lo é raro: a polícia recupera só um em cada doze, e nem todos voltam ao dono. Desde dezembro de 2023, um aplicativo do governo permite bloquear a linha, o aparelho e as contas, mas, até março de 2025, 2,5 milhões de pessoas haviam se cadastrado, num país com mais celulares do que gente.',
        source:
          'Fórum Brasileiro de Segurança Pública, julho de 2025; Ministério da Justiça e Segurança Pública, março de 2025; Fundação Getulio Vargas, 2024 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'Todos são iguais perante a lei, sem distinção de qualquer natureza, garantindo-se aos brasileiros e aos estrangeiros residentes no País a inviolabilidade do direito à vida, à liberdade, à igualdade, à segurança e à propriedade, […]',
        source: 'Constituição Federal de 1988, art. 5º',
      },
      {
        kind: 'table',
        title: 'Roubo e furto não acontecem do mesmo jeito',
        columns: ['Medida', 'Roubo', 'Furto'],
        rows: [
          ['Vítimas que são homens', '59%', '50%'],
          ['Vítimas de 20 a 39 anos', '52%', '46%'],
          ['Quando mais acontece', 'dias úteis', 'sábado'],
        ],
        note: 'No roubo há violência ou ameaça; no furto, não. Dados de 2024.',
        source: 'Fórum Brasileiro de Segurança Pública: Anuário Brasileiro de Segurança Pública 2025',
      },
    ],
  },
  {
    themeId: 'homicidios-de-jovens',
    texts: [
      {
        kind: 'prose',
        body: 'Em 2023, o Brasil perdeu 21.856 pessoas de 15 a 29 anos para o homicídio: sessenta por dia, duas salas de aula cheias. Foi a principal causa de morte nessa idade, à frente das doenças e dos acidentes. De cada cem jovens que morreram, 34 foram assassinados. Os homens são mais de nove em cada dez. É verdade que o número vem caindo, mas, somados os anos de 2013 a 2023, faltam mais de 312 mil jovens. Os pesquisadores que fazem a conta lembram que ela não termina no cemitério: a violência diminui o estudo, o trabalho e a renda de quem continua vivo.',
        source:
          'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025, com dados até 2023 (texto nosso, a partir dos dados divulgados)',
      },
      {
        kind: 'quotation',
        body: 'É dever da família, da sociedade e do Estado assegurar à criança, ao adolescente e ao jovem, com absoluta prioridade, o direito à vida, à saúde, à alimentação, à educação, ao lazer, à profissionalização, à cultura, à dignidade, ao respeito, à liberdade e à convivência familiar e comunitária, […]',
        source: 'Constituição Federal de 1988, art. 227, com a redação da Emenda nº 65, de 2010',
      },
      {
        kind: 'table',
        title: 'Os homicídios de jovens em 2023',
        columns: ['Medida', 'Valor'],
        rows: [
          ['Vítimas de 15 a 29 anos', '21.856'],
          ['Parte de todos os homicídios do país', '47,8%'],
          ['Parte de todas as mortes nessa idade', '34%'],
          ['Homicídios com arma de fogo, dos 15 aos 19 anos', '83,9%'],
        ],
        note: null,
        source: 'Ipea e Fórum Brasileiro de Segurança Pública: Atlas da Violência 2025',
      },
    ],
  },
]
