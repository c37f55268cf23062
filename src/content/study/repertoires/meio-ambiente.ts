/**
 * Repertoires of the axis Meio Ambiente. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const MEIO_AMBIENTE: readonly RepertoireItem[] = [
  {
    id: 'ideias-para-adiar-o-fim-do-mundo',
    type: 'Livro',
    title: 'Ideias para Adiar o Fim do Mundo, de Ailton Krenak (2019)',
    description:
      'Em livro curto, o líder indígena reúne conferências e uma entrevista feitas em Portugal entre 2017 e 2019. Krenak critica a ideia de uma humanidade separada da natureza e lembra o rio Doce, o Watu de seu povo, visto como avô e posto em coma pela lama da mineração.',
    usage:
      'Em temas ambientais ou indígenas, você pode apontar como causa a visão da natureza como simples estoque de recursos. Contraponha a ela o rio tratado como parente e conclua que proteger os territórios indígenas é proteger também a água e o clima.',
    source: 'Livro: Ailton Krenak, Companhia das Letras, 2019',
  },
  {
    id: 'wall-e',
    type: 'Filme',
    title: 'WALL·E, de Andrew Stanton (2008)',
    description:
      'Animação em que um pequeno robô segue compactando lixo em uma Terra que a humanidade abandonou depois de consumir sem limite. Longe dali, em uma nave, as pessoas vivem sentadas diante de telas, servidas por máquinas da mesma empresa que dominava o planeta.',
    usage:
      'Use o contraste entre o planeta coberto de lixo e a nave confortável para argumentar que o consumo esconde a conta ambiental. Ligue a cena ao descarte de plástico ou de eletrônicos, e você pode propor uma ação que comece na produção, antes da lixeira.',
    source: 'Filme: direção de Andrew Stanton, Pixar, 2008',
  },
  {
    id: 'lixo-extraordinario',
    type: 'Documentário',
    title: 'Lixo Extraordinário, de Lucy Walker (2010)',
    description:
      'O documentário acompanha o artista Vik Muniz no aterro de Jardim Gramacho, em Duque de Caxias (RJ), onde ele fotografa catadores e recria os retratos com o próprio material reciclável. O trabalho revela a dignidade e o papel ambiental de quem separa o que os outros jogam fora.',
    usage:
      'O filme une meio ambiente e desigualdade: a reciclagem depende de trabalhadores quase invisíveis. Em temas sobre lixo ou pobreza, você pode defender cooperativas, renda e proteção para os catadores como parte da política ambiental.',
    source: 'Documentário: direção de Lucy Walker, codireção de João Jardim e Karen Harley, 2010',
  },
  {
    id: 'rompimento-da-barragem-de-brumadinho',
    type: 'Fato Histórico',
    title: 'Rompimento da barragem em Brumadinho (2019)',
    description:
      'Em 25 de janeiro de 2019, rompeu-se a barragem de rejeitos da mina Córrego do Feijão, da Vale, em Brumadinho (MG). A contagem oficial registra 270 mortos; as famílias falam em 272, pois duas vítimas estavam grávidas. A lama atingiu o rio Paraopeba.',
    usage:
      'Cite o desastre para sustentar que a fiscalização falhou, já que Mariana, em 2015, tinha dado o aviso. Ligue o caso à Lei nº 14.066/2020, que proibiu barragens do tipo que se rompeu, e você pode cobrar que a regra seja de fato cumprida.',
    source: 'Fato histórico: Brumadinho (MG), 25/01/2019; Lei nº 14.066/2020 (planalto.gov.br)',
  },
  {
    id: 'hans-jonas-principio-responsabilidade',
    type: 'Filósofo',
    title: 'Hans Jonas, em O Princípio Responsabilidade (1979)',
    description:
      'O filósofo alemão afirma que a técnica moderna deu ao ser humano um poder capaz de ameaçar a vida no planeta. Por isso, propõe uma ética voltada para o futuro: agir de modo que os efeitos da ação não impeçam a continuidade de uma vida autenticamente humana na Terra.',
    usage:
      'Em temas sobre clima, energia ou tecnologia, use Jonas para afirmar que temos deveres com quem ainda não nasceu. Mostre o prejuízo que o problema empurra para o futuro, e você terá um argumento contra o ganho imediato.',
    source: 'Livro: Hans Jonas, Das Prinzip Verantwortung, 1979 (no Brasil, Contraponto e Editora PUC-Rio)',
  },
  {
    id: 'constituicao-art-225',
    type: 'Documento',
    title: 'Constituição Federal de 1988, art. 225 (meio ambiente)',
    description:
      'O artigo garante a todos o direito ao meio ambiente ecologicamente equilibrado, que define como bem de uso comum do povo. Ao mesmo tempo, impõe ao poder público e à coletividade o dever de defendê-lo e preservá-lo para as gerações presentes e futuras.',
    usage:
      'A força do artigo está em dividir o dever: respondem o governo e toda a coletividade. Mostre quem descumpre essa obrigação no tema proposto, e você pode usar a menção às gerações futuras para justificar a urgência da intervenção.',
    source: 'Constituição Federal de 1988, art. 225 (planalto.gov.br)',
  },
  {
    id: 'politica-nacional-de-residuos-solidos',
    type: 'Lei',
    title: 'Lei nº 12.305/2010 – Política Nacional de Resíduos Sólidos',
    description:
      'A lei torna fabricantes, comerciantes, consumidores e poder público responsáveis em conjunto pelo ciclo de vida dos produtos. Manda primeiro não gerar lixo e, depois, reduzir, reutilizar e reciclar, e prevê a logística reversa, pela qual o produto usado volta ao setor empresarial.',
    usage:
      'Em temas sobre lixo, consumo ou plástico, mostre que a lei já existe e que falta cumpri-la. Você pode atribuir aos fabricantes a logística reversa e às prefeituras a coleta seletiva, o que dá agente e ação à sua proposta.',
    source: 'Lei nº 12.305, de 2 de agosto de 2010, arts. 9º, 30 e 33 (planalto.gov.br)',
  },
  {
    id: 'racismo-ambiental',
    type: 'Conceito',
    title: 'Racismo ambiental, conceito associado a Benjamin Chavis (anos 1980)',
    description:
      'Expressão que ganhou força nos Estados Unidos na década de 1980, depois de protestos contra um depósito de resíduos tóxicos em uma comunidade negra de Warren County, e que se associa ao ativista Benjamin Chavis. Nomeia a imposição dos piores danos ambientais a grupos discriminados e pobres.',
    usage:
      'Use o conceito para mostrar que enchente, lixão e falta de saneamento não atingem todos por igual. Identifique quem mora na área de risco, ligue essa geografia à desigualdade racial, e você evita tratar o desastre como simples azar.',
    source: 'Relatório: Toxic Wastes and Race in the United States, United Church of Christ, 1987',
  },
]
