/**
 * Repertoires of the axis Educação. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const EDUCACAO: readonly RepertoireItem[] = [
  {
    id: 'pedagogia-do-oprimido',
    type: 'Livro',
    title: 'Pedagogia do Oprimido, de Paulo Freire (1968)',
    description:
      'Obra que o educador pernambucano concluiu em 1968, no exílio no Chile. Freire chama de bancária a educação que deposita conteúdos em alunos passivos e propõe, no lugar dela, um ensino baseado no diálogo, em que educador e educandos aprendem juntos e leem o mundo de forma crítica.',
    usage:
      'Aponte a educação bancária como causa do problema: quem só decora respostas não aprende a desconfiar de boatos, de preconceitos ou de ofertas de consumo. Em seguida, você pode propor aulas de debate e de pesquisa que corrijam essa falha.',
    source: 'Livro: Paulo Freire, Editora Paz e Terra (manuscrito concluído em 1968)',
  },
  {
    id: 'escritores-da-liberdade',
    type: 'Filme',
    title: 'Escritores da Liberdade, de Richard LaGravenese (2007)',
    description:
      'Baseado em fatos reais, o filme conta a história de Erin Gruwell, professora de uma turma marcada por gangues e pelo racismo em Long Beach, na Califórnia. Com a leitura do diário de Anne Frank e a escrita de diários próprios, os alunos passam a se reconhecer uns nos outros e voltam a ter projetos.',
    usage:
      'Se o tema envolver violência escolar, leitura ou racismo, use a turma de Gruwell para mostrar que a escola transforma quando dá voz ao aluno. Ligue essa ideia à falta de livros, de tempo e de apoio que você vê em escolas brasileiras.',
    source: 'Filme: direção de Richard LaGravenese, Paramount Pictures, 2007',
  },
  {
    id: 'segunda-chamada',
    type: 'Série',
    title: 'Segunda Chamada (TV Globo, 2019–2021)',
    description:
      'A série se passa no turno da noite da fictícia Escola Estadual Carolina Maria de Jesus, em São Paulo, com turmas de educação de jovens e adultos. Os professores enfrentam a falta de estrutura e a ameaça de fechamento do turno, e os alunos, cansados do trabalho, tentam não desistir do diploma.',
    usage:
      'A série ajuda você a defender que a evasão raramente é preguiça: jornada longa, filhos pequenos e transporte pesam sobre quem estuda à noite. Ligue os personagens à Educação de Jovens e Adultos e proponha creche, condução e horários flexíveis.',
    source: 'Série: Carla Faour e Julia Spadaccini, TV Globo e Globoplay, 2019–2021',
  },
  {
    id: 'nunca-me-sonharam',
    type: 'Documentário',
    title: 'Nunca Me Sonharam, de Cacau Rhoden (2017)',
    description:
      'O documentário percorre escolas públicas de ensino médio de vários estados e escuta estudantes, professores e especialistas. O título vem da fala de um estudante cearense, para quem ninguém em casa imaginava que ele pudesse ter uma profissão de nível superior.',
    usage:
      'Use o título como argumento: antes de faltar vaga, falta expectativa. Em temas sobre juventude ou desigualdade, você pode mostrar que sonhar pouco pelo aluno limita o futuro dele e propor orientação profissional e bolsas de estudo.',
    source: 'Documentário: direção de Cacau Rhoden, Maria Farinha Filmes, 2017',
  },
  {
    id: 'martha-nussbaum-sem-fins-lucrativos',
    type: 'Filósofa',
    title: 'Martha Nussbaum, em Sem Fins Lucrativos (2010)',
    description:
      'A filósofa estadunidense critica os países que reduzem o ensino à preparação para o lucro e cortam artes e humanidades. Para ela, essas disciplinas treinam o pensamento crítico e a capacidade de imaginar a vida do outro, sem os quais a democracia enfraquece.',
    usage:
      'Em temas sobre leitura, intolerância ou currículo, sustente que uma escola voltada só para o mercado forma técnicos com pouca empatia. Mostre esse efeito no problema discutido, e você pode defender, com Nussbaum, o lugar das artes e das humanidades.',
    source: 'Livro: Martha Nussbaum, Not for Profit, Princeton University Press, 2010',
  },
  {
    id: 'manifesto-dos-pioneiros',
    type: 'Documento',
    title: 'Manifesto dos Pioneiros da Educação Nova (1932)',
    description:
      'Texto de março de 1932, redigido por Fernando de Azevedo e assinado por 26 intelectuais, entre eles Anísio Teixeira e Cecília Meireles. Dirigido ao povo e ao governo, defende uma escola pública, gratuita, laica e obrigatória, assumida pelo Estado como dever.',
    usage:
      'Recorra ao manifesto para mostrar que a promessa é antiga: desde 1932 se pede escola para todos. O contraste com a evasão, o analfabetismo ou a falta de estrutura permite que você afirme que falta execução, e não ideia.',
    source: 'Manifesto: A Reconstrução Educacional no Brasil: ao povo e ao governo, 1932',
  },
  {
    id: 'lei-de-diretrizes-e-bases-da-educacao',
    type: 'Lei',
    title: 'Lei nº 9.394/1996 – Lei de Diretrizes e Bases da Educação Nacional (LDB)',
    description:
      'A LDB organiza a educação nacional, da creche à universidade. O artigo 2º a define como dever da família e do Estado e lhe dá por fim o pleno desenvolvimento do educando, a cidadania e o trabalho; o artigo 4º torna obrigatória a educação básica dos 4 aos 17 anos.',
    usage:
      'Cite a LDB para dividir responsabilidades, já que a lei chama o Estado e a família. Se o tema tratar de evasão, inclusão ou leitura, mostre qual desses deveres foi descumprido, e você encontra o agente da sua proposta de intervenção.',
    source: 'Lei nº 9.394, de 20 de dezembro de 1996, arts. 2º e 4º (planalto.gov.br)',
  },
  {
    id: 'capital-cultural',
    type: 'Conceito',
    title: 'Capital cultural, conceito de Pierre Bourdieu',
    description:
      'O sociólogo francês chama de capital cultural os saberes, hábitos e modos de falar que cada um herda da família. Em A Reprodução, de 1970, escrito com Jean-Claude Passeron, a escola aparece como a instituição que cobra essa herança de todos e apresenta o resultado como mérito.',
    usage:
      'Use o conceito contra a explicação fácil do esforço individual: dois alunos na mesma prova não partem do mesmo ponto. Ligue essa origem desigual ao acesso ao livro, ao museu ou à universidade, e você justifica políticas de apoio ao estudante.',
    source: 'Livro: Pierre Bourdieu e Jean-Claude Passeron, La Reproduction, Éditions de Minuit, 1970',
  },
]
