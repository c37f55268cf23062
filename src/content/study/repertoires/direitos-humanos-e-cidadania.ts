/**
 * Repertoires of the axis Direitos Humanos. Editorial rule: real, checked, quotable in an exam; no source, no
 * entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const DIREITOS_HUMANOS_E_CIDADANIA: readonly RepertoireItem[] = [
  {
    id: 'e-isto-um-homem',
    type: 'Livro',
    title: 'É Isto um Homem?, de Primo Levi (1947)',
    description:
      'Químico italiano e judeu, o autor conta os meses que passou em Auschwitz, para onde foi deportado em 1944. Ele mostra como o campo tirava dos presos o nome, os objetos e a dignidade e faz do testemunho um dever contra o esquecimento.',
    usage:
      'Use para argumentar que a barbárie começa quando se nega a humanidade do outro: depois de citar Levi, você mostra como discursos de ódio atuais repetem esse primeiro passo e propõe educação para a memória.',
    source: 'Livro: Se questo è un uomo, 1947; edição brasileira da Rocco',
  },
  {
    id: 'o-conto-da-aia',
    type: 'Série',
    title: 'O Conto da Aia, criada por Bruce Miller (2017–2025)',
    description:
      'Inspirada no romance de Margaret Atwood, de 1985, a série imagina Gilead, regime teocrático que toma o poder nos Estados Unidos. As mulheres perdem o direito de ler, de ter bens e emprego, e as aias, férteis, são forçadas a gerar filhos para as famílias dos comandantes.',
    usage:
      'Use para defender que um direito conquistado pode ser perdido: a ficção mostra garantias retiradas passo a passo, e você liga essa perda à necessidade de instituições que protejam as mulheres hoje.',
    source: 'Série: Hulu, Estados Unidos, 2017–2025, baseada no romance de Margaret Atwood',
  },
  {
    id: 'menino-23',
    type: 'Documentário',
    title: 'Menino 23: Infâncias Perdidas no Brasil, de Belisario Franca (2016)',
    description:
      'A partir de tijolos com suásticas achados em uma fazenda paulista, o historiador Sidney Aguilar Filho descobre que, nos anos 1930, cinquenta meninos órfãos, na maioria negros, foram levados do Rio de Janeiro para lá. Na fazenda, eram chamados por números e forçados a trabalhar.',
    usage:
      'Use em temas sobre trabalho infantil ou trabalho escravo: com o caso, você prova que a infância negra foi tratada como mão de obra décadas após a abolição e sustenta a cobrança por fiscalização.',
    source: 'Documentário: direção de Belisario Franca, Giros, Brasil, 2016',
  },
  {
    id: 'declaracao-universal-dos-direitos-humanos',
    type: 'Documento',
    title: 'Declaração Universal dos Direitos Humanos (ONU, 1948)',
    description:
      'Adotada pela Assembleia Geral da ONU em 10 de dezembro de 1948, após a Segunda Guerra Mundial, reúne trinta artigos. O primeiro afirma que todas as pessoas nascem livres e iguais em dignidade e direitos; outros tratam de vida, trabalho, moradia, educação e participação política.',
    usage:
      'Use como medida da realidade: você cita o direito que o problema nega e mostra a distância entre o texto e a vida. A Declaração não é lei brasileira; para falar de obrigação legal, cite também a Constituição.',
    source: 'ONU, Resolução 217 A (III), de 10 de dezembro de 1948',
  },
  {
    id: 'estatuto-da-crianca-e-do-adolescente',
    type: 'Lei',
    title: 'Lei nº 8.069/1990 – Estatuto da Criança e do Adolescente (ECA)',
    description:
      'Garante proteção integral à criança, até 12 anos incompletos, e ao adolescente, de 12 a 18. Pelo art. 4º, família, comunidade, sociedade e poder público devem assegurar, com absoluta prioridade, direitos como a vida, a saúde, a educação e a convivência familiar.',
    usage:
      'Use quando a vítima for criança ou adolescente: com a prioridade absoluta, você argumenta que falta de vaga, abandono e exploração não são azar, e sim descumprimento de um dever dividido entre Estado, família e sociedade.',
    source: 'Lei nº 8.069, de 13 de julho de 1990, arts. 1º, 2º e 4º (planalto.gov.br)',
  },
  {
    id: 'cidadao-de-papel',
    type: 'Conceito',
    title: 'Cidadão de papel, conceito de Gilberto Dimenstein (1993)',
    description:
      'Em O Cidadão de Papel, o jornalista discute a infância, a adolescência e os direitos humanos no Brasil. A expressão nomeia quem tem direitos garantidos na lei, mas não consegue exercê-los na vida real, como a criança que deveria estar na escola e vive na rua.',
    usage:
      'Use quando a lei existe e não se cumpre: você apresenta o direito escrito, mostra o obstáculo que o impede na prática e conclui que o brasileiro atingido pelo problema é um cidadão de papel.',
    source: 'Livro: O Cidadão de Papel, Gilberto Dimenstein, Ática, 1993',
  },
  {
    id: 'apartheid',
    type: 'Fato Histórico',
    title: 'Apartheid na África do Sul (1948–1994)',
    description:
      'Regime oficial de segregação que classificava a população por raça e negava à maioria negra o voto, a livre circulação e o acesso aos mesmos bairros e escolas. Nelson Mandela, preso por 27 anos por combatê-lo, tornou-se presidente em 1994, após a primeira eleição nacional aberta a pessoas de todas as raças.',
    usage:
      'Use para mostrar que uma lei pode ser injusta e que a pressão social a derruba: você compara a segregação escrita com a que, no Brasil, aparece sem placa, no acesso desigual a bairros, escolas e empregos.',
    source: 'Museu do Apartheid, Joanesburgo (apartheidmuseum.org)',
  },
  {
    id: 'guernica',
    type: 'Obra de Arte',
    title: 'Guernica, de Pablo Picasso (1937)',
    description:
      'Painel pintado em resposta ao bombardeio da cidade basca de Guernica, em abril de 1937, por aviões alemães e italianos aliados de Franco na Guerra Civil Espanhola. Em preto, branco e cinza, mostra corpos partidos, uma mãe com o filho morto e animais em agonia.',
    usage:
      'Use em temas sobre guerras, refugiados e memória: com a tela, você lembra que são os civis que pagam por decisões de poder e defende a acolhida de quem foge de conflitos.',
    source: 'Óleo sobre tela, 1937, Museu Reina Sofía, Madri (museoreinasofia.es)',
  },
]
