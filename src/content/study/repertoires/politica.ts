/**
 * Repertoires of the axis Política. Editorial rule: real, checked, quotable in an exam; no source, no entry.
 */
import type { RepertoireItem } from '#domain/study/repertoire.ts'

export const POLITICA: readonly RepertoireItem[] = [
  {
    id: 'a-revolucao-dos-bichos',
    type: 'Livro',
    title: 'A Revolução dos Bichos, de George Orwell (1945)',
    description:
      'Fábula em que os animais de uma granja expulsam o dono e prometem viver em igualdade. Aos poucos, os porcos assumem o comando, alteram os mandamentos combinados e passam a agir como os antigos senhores. É uma sátira dos rumos da Revolução Russa sob Stalin.',
    usage:
      'Use a fábula para afirmar que o poder sem controle corrompe até boas promessas. Em temas sobre autoritarismo ou desinformação, você pode ligar os mandamentos reescritos à mentira política de hoje e defender transparência e fiscalização.',
    source: 'Livro: George Orwell, Animal Farm, Secker & Warburg, 1945',
  },
  {
    id: 'ainda-estou-aqui',
    type: 'Filme',
    title: 'Ainda Estou Aqui, de Walter Salles (2024)',
    description:
      'Baseado no livro de Marcelo Rubens Paiva, o filme acompanha Eunice Paiva, que cria os filhos e busca a verdade depois que o marido, o ex-deputado Rubens Paiva, é levado por agentes da ditadura em 1971 e não volta. Em 2025, deu ao Brasil o primeiro Oscar de melhor filme internacional.',
    usage:
      'Em temas sobre democracia ou memória, você pode mostrar que o esquecimento protege quem abusou do poder. Ligue a luta de Eunice pelo reconhecimento da morte do marido ao ensino de história e à abertura de arquivos públicos.',
    source: 'Filme: direção de Walter Salles, 2024; livro: Marcelo Rubens Paiva, 2015',
  },
  {
    id: 'diretas-ja',
    type: 'Fato Histórico',
    title: 'Diretas Já (1983–1984)',
    description:
      'Campanha que levou multidões às ruas para pedir eleição direta para presidente, no fim da ditadura militar. Em 25 de abril de 1984, a emenda Dante de Oliveira teve a maioria dos votos na Câmara, mas não os dois terços exigidos. O voto direto para presidente só voltou em 1989.',
    usage:
      'Use o episódio para sustentar que votar foi uma conquista, e não um dado natural. Em temas sobre participação dos jovens, o contraste entre as ruas de 1984 e o desinteresse de parte dos eleitores ajuda você a propor educação política na escola.',
    source: 'Fato histórico: votação da emenda Dante de Oliveira, 25/04/1984 (Câmara dos Deputados)',
  },
  {
    id: 'hannah-arendt-eichmann-em-jerusalem',
    type: 'Filósofa',
    title: 'Hannah Arendt, em Eichmann em Jerusalém (1963)',
    description:
      'Ao cobrir o julgamento de Adolf Eichmann, que organizou o transporte de judeus para os campos de extermínio, a filósofa encontra um burocrata comum, que repete ordens e clichês. Daí a banalidade do mal: a barbárie também cresce quando as pessoas deixam de pensar no que fazem.',
    usage:
      'Use o conceito para mostrar como a violência vira rotina quando ninguém pensa nas consequências. Ligue essa falta de reflexão a quem compartilha ódio, cumpre ordem injusta ou se cala, e você explica a permanência do problema.',
    source: 'Livro: Hannah Arendt, Eichmann in Jerusalem, 1963 (no Brasil, Companhia das Letras)',
  },
  {
    id: 'montesquieu-do-espirito-das-leis',
    type: 'Filósofo',
    title: 'Montesquieu, em Do Espírito das Leis (1748)',
    description:
      'O pensador francês observa que quem tem poder tende a abusar dele até encontrar limites. Por isso, defende que as funções de fazer as leis, executá-las e julgar não fiquem nas mesmas mãos, de modo que um poder contenha o outro e a liberdade seja protegida.',
    usage:
      'Recorra a Montesquieu em temas sobre abuso de autoridade, corrupção ou crise entre instituições. Mostre qual poder deixou de conter o outro no problema discutido, e você poderá defender o fortalecimento dos órgãos de controle.',
    source: 'Livro: Montesquieu, De l’Esprit des Lois, 1748, livro XI',
  },
  {
    id: 'constituicao-art-1-paragrafo-unico',
    type: 'Documento',
    title: 'Constituição Federal de 1988, art. 1º, parágrafo único',
    description:
      'O artigo que abre a Constituição define o Brasil como Estado Democrático de Direito e põe a cidadania e a dignidade da pessoa humana entre seus fundamentos. O parágrafo único afirma que o poder vem do povo, que o exerce por representantes eleitos ou diretamente.',
    usage:
      'Use o texto para lembrar que o voto é só uma das formas de participar: há também plebiscito, referendo e iniciativa popular. Em temas sobre apatia ou corrupção, você pode cobrar conselhos e audiências entre uma eleição e outra.',
    source: 'Constituição Federal de 1988, art. 1º, parágrafo único, e art. 14 (planalto.gov.br)',
  },
  {
    id: 'lei-da-ficha-limpa',
    type: 'Lei',
    title: 'Lei Complementar nº 135/2010 – Lei da Ficha Limpa',
    description:
      'Nascida de um projeto de iniciativa popular, a lei impede de disputar eleições, por um período, quem foi condenado por órgão colegiado em certos crimes ou renunciou para escapar da cassação. Em 2025, a Lei Complementar nº 219 mudou a contagem dos prazos de inelegibilidade.',
    usage:
      'A lei rende dois argumentos: a ética é condição para representar o povo, e o cidadão organizado consegue mudar a regra. Em temas sobre corrupção, você pode citá-la e propor que o eleitor aprenda a consultar a vida pública dos candidatos.',
    source: 'Lei Complementar nº 135, de 4 de junho de 2010; Lei Complementar nº 219/2025 (planalto.gov.br)',
  },
  {
    id: 'homem-cordial',
    type: 'Conceito',
    title: 'Homem cordial, conceito de Sérgio Buarque de Holanda (1936)',
    description:
      'Em Raízes do Brasil, o historiador chama de cordial quem age pelo coração, isto é, pelos afetos e laços pessoais, e não quem é gentil. Na vida pública, essa conduta troca a regra igual para todos pelo favor, pela amizade e pela família, como se o Estado fosse extensão da casa.',
    usage:
      'Indique a cordialidade como raiz do nepotismo, do jeitinho e da troca de votos por favores. Explique que ela não é simpatia, mas mistura do público com o privado, e você mostra por que regras impessoais e concursos importam.',
    source: 'Livro: Sérgio Buarque de Holanda, Raízes do Brasil, José Olympio, 1936, cap. 5',
  },
]
