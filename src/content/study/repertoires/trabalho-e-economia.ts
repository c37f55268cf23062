/**
 * Repertoires of the axis Trabalho e Economia. Editorial rule: real, checked, quotable in an exam; no source,
 * no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const TRABALHO_E_ECONOMIA: readonly RepertoireItem[] = [
  {
    id: 'vidas-secas',
    type: 'Livro',
    title: 'Vidas Secas, de Graciliano Ramos (1938)',
    description:
      'O vaqueiro Fabiano e sua família vivem entre a seca e a exploração no sertão. Quando desconfia das contas do patrão, que lhe desconta juros, ele não tem instrução nem palavras para contestar e, com medo de perder o lugar, acaba pedindo desculpas.',
    usage:
      'Use para ligar falta de instrução e exploração: como Fabiano, quem não domina as contas nem conhece os próprios direitos aceita o que lhe impõem; daí você defende educação e fiscalização das relações de trabalho.',
    source: 'Livro: José Olympio, 1938, capítulo “Contas”',
  },
  {
    id: 'tempos-modernos',
    type: 'Filme',
    title: 'Tempos Modernos, de Charles Chaplin (1936)',
    description:
      'Carlitos aperta parafusos em uma linha de montagem tão veloz que perde o controle do próprio corpo e vai parar dentro das engrenagens da máquina. A comédia, feita durante a Grande Depressão, critica o ritmo industrial, a vigilância sobre o operário e o desemprego.',
    usage:
      'Use para discutir o adoecimento causado por metas: você compara a esteira de Chaplin ao ritmo ditado hoje por aplicativos e planilhas e conclui que a produtividade sem limite desumaniza.',
    source: 'Filme: direção de Charles Chaplin, Estados Unidos, 1936',
  },
  {
    id: 'estou-me-guardando-para-quando-o-carnaval-chegar',
    type: 'Documentário',
    title: 'Estou Me Guardando para Quando o Carnaval Chegar, de Marcelo Gomes (2019)',
    description:
      'Em Toritama, no Agreste de Pernambuco, moradores produzem jeans em pequenas oficinas, muitas delas em casa, e se orgulham de ser donos do próprio tempo. O filme mostra que eles trabalham quase sem descanso e chegam a vender eletrodomésticos para folgar no Carnaval.',
    usage:
      'Use para questionar o discurso de que basta ser o próprio chefe: com o documentário, você mostra que autonomia sem proteção social pode virar jornada sem fim, como ocorre na informalidade e nos aplicativos.',
    source: 'Documentário: direção de Marcelo Gomes, Brasil, 2019',
  },
  {
    id: 'construcao',
    type: 'Música',
    title: 'Construção, de Chico Buarque (1971)',
    description:
      'A canção narra o último dia de um operário que cai da obra e morre. Os versos terminam em proparoxítonas e voltam com essas palavras trocadas; no fim de cada parte, a morte aparece como algo que atrapalha o tráfego, o público e o sábado, não como a perda de uma pessoa.',
    usage:
      'Use para denunciar a desumanização do trabalhador: se a morte do operário só incomoda porque atrapalha a rua, você tem um exemplo de como acidentes de trabalho são vistos como custo, e não como falha de proteção.',
    source: 'Música do álbum Construção, Chico Buarque, Philips, 1971',
  },
  {
    id: 'greve-geral-de-1917',
    type: 'Fato Histórico',
    title: 'Greve geral de 1917, em São Paulo',
    description:
      'Em julho de 1917, paralisações iniciadas em fábricas têxteis espalharam-se por São Paulo após a morte do operário José Martinez em confronto com a polícia. Entre as reivindicações estavam a jornada de oito horas, o aumento dos salários e o fim do trabalho de menores de 14 anos nas fábricas.',
    usage:
      'Use para provar que direitos trabalhistas foram conquistas, e não presentes: você lembra que a jornada de oito horas foi pedida nas ruas e argumenta que deixar sem limite de horas quem trabalha por aplicativo é retroceder.',
    source: 'Livro: Uma revolta urbana: a greve geral de 1917 em São Paulo, Luigi Biondi e Edilene Toledo',
  },
  {
    id: 'politica-nacional-de-cuidados',
    type: 'Lei',
    title: 'Lei nº 15.069/2024 – Política Nacional de Cuidados',
    description:
      'Declara que todas as pessoas têm direito ao cuidado, o que abrange ser cuidado, cuidar e cuidar de si. A política é dever do Estado, em corresponsabilidade com as famílias, o setor privado e a sociedade civil, e quer dividir essa tarefa também entre homens e mulheres.',
    usage:
      'Use em temas sobre trabalho doméstico e de cuidado: a lei prova que o país já reconheceu o problema, e você cobra a sua execução, com creches e serviços que aliviem a sobrecarga das mulheres.',
    source: 'Lei nº 15.069, de 23 de dezembro de 2024, arts. 1º e 2º (planalto.gov.br)',
  },
  {
    id: 'precariado',
    type: 'Conceito',
    title: 'Precariado, na análise de Guy Standing (2011)',
    description:
      'União de “precário” e “proletariado”, a palavra nomeia o grupo que vive de ocupações instáveis, sem renda previsível nem garantias. O economista britânico Guy Standing tratou dela em livro de 2011, no qual vê na insegurança permanente o traço de uma classe em formação.',
    usage:
      'Use para analisar entregadores, motoristas de aplicativo e temporários: com o conceito, você sustenta que a instabilidade deixou de ser fase e virou modo de vida, o que exige proteção ligada à pessoa, e não só ao emprego.',
    source: 'Livro: O precariado: a nova classe perigosa, Guy Standing, Autêntica, 2013',
  },
  {
    id: 'operarios',
    type: 'Obra de Arte',
    title: 'Operários, de Tarsila do Amaral (1933)',
    description:
      'Dezenas de rostos de origens diversas, sérios e cansados, formam uma massa diante das chaminés de uma fábrica. Marco da fase social da pintora, a tela retrata a São Paulo que se industrializava e a variedade de povos que sustentava esse crescimento com o seu trabalho.',
    usage:
      'Use para mostrar como o trabalho pode apagar o indivíduo: na tela, cada rosto é único, mas todos se perdem na multidão da fábrica; você liga essa imagem à invisibilidade de quem produz a riqueza do país.',
    source: 'Óleo sobre tela, 1933, Acervo dos Palácios do Governo do Estado de São Paulo',
  },
]
