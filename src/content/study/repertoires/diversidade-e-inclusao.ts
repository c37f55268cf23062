/**
 * Repertoires of the axis Diversidade e Inclusão. Editorial rule: real, checked, quotable in an exam; no
 * source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const DIVERSIDADE_E_INCLUSAO: readonly RepertoireItem[] = [
  {
    id: 'pequeno-manual-antirracista',
    type: 'Livro',
    title: 'Pequeno Manual Antirracista, de Djamila Ribeiro (2019)',
    description:
      'Em capítulos curtos, a filósofa brasileira explica que o racismo é um sistema de opressão que nega direitos, e não apenas um ato de vontade individual. Ela propõe atitudes cotidianas, como reconhecer privilégios, ler autores negros e apoiar políticas afirmativas na educação.',
    usage:
      'Use para rebater a ideia de que racismo é só ofensa: com Djamila Ribeiro, você mostra que a exclusão está em escolas e empresas e que combatê-la exige ação de toda a sociedade, não apenas das vítimas.',
    source: 'Livro: Companhia das Letras, 2019; Prêmio Jabuti de 2020 em Ciências Humanas',
  },
  {
    id: 'hoje-eu-quero-voltar-sozinho',
    type: 'Filme',
    title: 'Hoje Eu Quero Voltar Sozinho, de Daniel Ribeiro (2014)',
    description:
      'Leonardo, adolescente cego, busca autonomia apesar da superproteção da família e das zombarias de colegas da escola. Com a chegada de Gabriel, um novo aluno, ele descobre o amor, e o filme brasileiro fala de deficiência e de orientação sexual sem reduzir o rapaz a elas.',
    usage:
      'Use para criticar o capacitismo disfarçado de cuidado: a partir do filme, você defende que incluir é dar autonomia e convivência, e não decidir no lugar da pessoa com deficiência.',
    source: 'Filme: direção de Daniel Ribeiro, Brasil, 2014; prêmio Teddy no Festival de Berlim',
  },
  {
    id: 'crip-camp',
    type: 'Documentário',
    title: 'Crip Camp: Revolução pela Inclusão, de Nicole Newnham e James LeBrecht (2020)',
    description:
      'O filme parte do Camp Jened, acampamento de verão para jovens com deficiência nos Estados Unidos, e segue ex-acampantes que se tornaram ativistas. Entre eles está Judith Heumann, uma das líderes da ocupação que, em 1977, exigiu a aplicação de uma norma contra a discriminação.',
    usage:
      'Use para defender o protagonismo das pessoas com deficiência: os direitos vieram quando elas se organizaram, e você propõe que escolas e prefeituras as ouçam ao planejar a acessibilidade.',
    source: 'Documentário: Netflix, Estados Unidos, 2020; indicado ao Oscar em 2021',
  },
  {
    id: 'lei-brasileira-de-inclusao',
    type: 'Lei',
    title: 'Lei nº 13.146/2015 – Lei Brasileira de Inclusão (Estatuto da Pessoa com Deficiência)',
    description:
      'Assegura às pessoas com deficiência o exercício de direitos em condições de igualdade, para sua inclusão social e cidadania. Pelo art. 2º, a deficiência envolve um impedimento de longo prazo que, em interação com barreiras, pode obstruir a participação plena na sociedade.',
    usage:
      'Use para deslocar o foco do corpo para o obstáculo: se a lei dá peso às barreiras, você argumenta que a cidade, a escola e os sites é que precisam mudar e propõe rampas, Libras e fiscalização.',
    source: 'Lei nº 13.146, de 6 de julho de 2015, arts. 1º e 2º (planalto.gov.br)',
  },
  {
    id: 'interseccionalidade',
    type: 'Conceito',
    title: 'Interseccionalidade, conceito de Kimberlé Crenshaw (1989)',
    description:
      'Termo proposto pela jurista norte-americana em artigo de 1989, ao estudar a discriminação de mulheres negras no trabalho. Ele mostra que raça e gênero, quando se cruzam, produzem formas próprias de exclusão, que não aparecem se cada fator é visto sozinho.',
    usage:
      'Use para mostrar que as desigualdades se combinam: você explica que políticas pensadas só para mulheres ou só para pessoas negras podem não alcançar a mulher negra e propõe ações que considerem esses fatores juntos.',
    source:
      'Artigo: Demarginalizing the Intersection of Race and Sex, University of Chicago Legal Forum, 1989',
  },
  {
    id: 'sueli-carneiro-dispositivo-de-racialidade',
    type: 'Filósofa',
    title: 'Sueli Carneiro, em Dispositivo de Racialidade (2023)',
    description:
      'A filósofa brasileira, uma das fundadoras do Geledés – Instituto da Mulher Negra, parte de conceitos de Michel Foucault para explicar o racismo no país. Ela analisa o epistemicídio, que inferioriza as pessoas negras intelectualmente e as anula como sujeitos de conhecimento.',
    usage:
      'Use em temas sobre currículo, ciência e representatividade: se a escola apaga autores negros, você pode chamar isso de epistemicídio, com Sueli Carneiro, e propor a revisão dos materiais de ensino.',
    source: 'Livro: Zahar, 2023 (tese de doutorado defendida na Faculdade de Educação da USP em 2005)',
  },
  {
    id: 'a-redencao-de-cam',
    type: 'Obra de Arte',
    title: 'A Redenção de Cam, de Modesto Brocos (1895)',
    description:
      'Uma avó negra ergue as mãos aos céus ao lado da filha, do genro branco e do neto de pele clara. A pintura ficou ligada à tese do branqueamento, que via na miscigenação um meio de fazer desaparecer a população negra, e revela um racismo que se apresentava como ciência.',
    usage:
      'Use para mostrar que o racismo já foi projeto de país: com a tela, você dá imagem à tentativa de apagar a população negra e explica por que a igualdade no papel não bastou para desfazer esse passado.',
    source: 'Óleo sobre tela, 1895, Museu Nacional de Belas Artes, Rio de Janeiro',
  },
  {
    id: 'revolta-de-stonewall',
    type: 'Fato Histórico',
    title: 'Revolta de Stonewall (Nova York, 1969)',
    description:
      'Na madrugada de 28 de junho de 1969, frequentadores do bar Stonewall Inn, em Nova York, reagiram a uma batida policial contra pessoas LGBT. Os protestos duraram dias e se tornaram um marco do movimento; por isso, a data é lembrada como Dia do Orgulho LGBTQIA+.',
    usage:
      'Use para mostrar que a visibilidade foi conquistada contra a repressão: você compara a perseguição daquela época à violência que ainda atinge pessoas LGBTQIA+ e defende que direitos formais pedem proteção real.',
    source: 'Monumento Nacional de Stonewall, National Park Service, Estados Unidos (nps.gov/ston)',
  },
]
