/** A model essay, under the rule of ../model-essays.ts. */
import type { ModelEssay } from '#domain/writing/model-essay.ts'

export const EVASAO_ESCOLAR: ModelEssay = {
  id: 'evasao-escolar',
  axis: 'Educação',
  themeId: 'evasao-escolar',
  structure: 'Duas causas, da casa à escola',
  theme: 'A persistência da evasão escolar no ensino médio brasileiro',
  paragraphs: [
    'No documentário “Nunca Me Sonharam”, de 2017, o diretor Cacau Rhoden entrevista estudantes do ensino médio público sobre os sonhos que alimentam e aqueles que ninguém alimentou por eles. Fora da tela, essa falta de expectativa é confirmada pelas estatísticas: segundo o Instituto Brasileiro de Geografia e Estatística, em 2024, 8,7 milhões de brasileiros de 14 a 29 anos estavam fora da escola sem ter concluído essa etapa. Nesse cenário, a evasão escolar persiste tanto pela necessidade de renda, que chega mais cedo do que o diploma, quanto pela ausência de sentido em um ensino distante da juventude.',
    'Em primeiro plano, a necessidade de renda explica por que a evasão escolar pesa na carteira – a de dinheiro, e não a de madeira – antes de pesar no boletim. Em 2023, mais da metade dos homens que abandonaram os estudos declarou ao mesmo instituto que precisava trabalhar, ao passo que, entre as mulheres, somavam-se ao emprego a gravidez e o cuidado da casa. Não se trata, pois, de preguiça: o adolescente que troca o caderno pela entrega de marmitas faz uma conta imediata, na qual o aluguel vence antes do vestibular. Essa realidade foi reconhecida pela Lei nº 14.818, de 2024, que instituiu para os estudantes de baixa renda da rede pública a poupança conhecida como Pé-de-Meia; o incentivo, contudo, sustenta a permanência de quem está matriculado, mas não bate à porta de quem já evadiu. Dessa forma, a ausência prolongada continua a ser tratada como assunto particular da família, e não como responsabilidade pública.',
    'Além disso, a evasão escolar é alimentada pela ausência de sentido naquilo que se estuda. Nesse levantamento, um em cada quatro rapazes que deixaram a escola apontou a falta de interesse, resposta frequentemente interpretada como defeito do aluno, embora revele muito mais sobre a aula. Em “Pedagogia do Oprimido”, de 1968, o educador Paulo Freire chamou de bancária a educação que deposita conteúdos em quem apenas escuta, imagem que ainda descreve turmas inteiras dedicadas a copiar do quadro uma matéria que ninguém relaciona com a própria vida. Por conseguinte, o jovem que nunca reconheceu a física no motor da moto que dirige, nem a história no nome da rua em que mora, conclui que o ensino pertence a outro mundo. Assim, o desinteresse deixa de ser causa e se revela resposta: evade-se de uma instituição que, antes, já se ausentara do estudante.',
    'Diante disso, é preciso disputar esse jovem com o mercado e com o tédio. Para tanto, o Ministério da Educação, responsável pela política nacional de ensino, deve criar, em parceria com as secretarias estaduais, um programa de busca ativa, por meio de equipes que visitem, a cada bimestre, os estudantes com mais de dez faltas seguidas e lhes ofereçam vaga em turno compatível com o emprego, a fim de que trabalhar não signifique desistir. Às escolas cabe, ainda, promover projetos nos quais as disciplinas investiguem problemas do bairro, para que o conteúdo ganhe utilidade e permanência. Com isso, o próximo documentário sobre a juventude brasileira poderá registrar estudantes que alguém, enfim, sonhou.',
  ],
  marks: [
    {
      quote: 'sobre os sonhos que alimentam e aqueles que ninguém alimentou por eles',
      comment:
        'O documentário não entra só pelo nome: a frase diz o que ele mostra e já traz a ideia de expectativa, que volta na última linha.',
      competence: 2,
    },
    {
      quote:
        'tanto pela necessidade de renda, que chega mais cedo do que o diploma, quanto pela ausência de sentido',
      comment:
        'A tese dá as duas causas na ordem dos parágrafos. Repare que cada uma reaparece, com as mesmas palavras, no tópico que a desenvolve.',
      competence: 3,
    },
    {
      quote: 'na carteira – a de dinheiro, e não a de madeira –',
      comment: 'Um jogo de palavras próprio, que resume o argumento. Autoria também é escolher como dizer.',
      competence: 3,
    },
    {
      quote: 'Em 2023, mais da metade dos homens que abandonaram os estudos declarou',
      comment:
        'Dado com ano e fonte (“ao mesmo instituto”). O número só vale porque a frase seguinte o interpreta.',
      competence: 2,
    },
    {
      quote: 'não bate à porta de quem já evadiu',
      comment:
        'A lei é citada, explicada e criticada. Essa lacuna é exatamente o que a proposta vai preencher.',
      competence: 3,
    },
    {
      quote: 'Não se trata, pois, de preguiça',
      comment:
        '“Pois” entre vírgulas, depois do verbo, conclui; antes do verbo, explicaria. A vírgula dupla está certa.',
      competence: 1,
    },
    {
      quote: 'Nesse levantamento',
      comment: 'Retoma a pesquisa do parágrafo anterior sem repetir o nome dela.',
      competence: 4,
    },
    {
      quote: 'Por conseguinte, o jovem que nunca reconheceu a física no motor da moto',
      comment: 'Exemplo concreto no lugar de “o ensino é distante da realidade”. O leitor vê a cena.',
      competence: 3,
    },
    {
      quote:
        'por meio de equipes que visitem, a cada bimestre, os estudantes com mais de dez faltas seguidas',
      comment: 'O meio vem com detalhe: quem visita, quando e a partir de quantas faltas.',
      competence: 5,
    },
    {
      quote: 'a fim de que trabalhar não signifique desistir',
      comment:
        'A finalidade responde à primeira causa com as palavras do texto, não com uma frase que serviria a qualquer tema.',
      competence: 5,
    },
  ],
  estimate: [
    {
      competence: 1,
      score: 200,
      reason: 'Períodos longos e bem pontuados; vírgulas, crase e colocação sem desvio.',
    },
    {
      competence: 2,
      score: 200,
      reason:
        'Documentário, pesquisa, lei e um pensador da educação, todos explicados e ligados ao ensino médio.',
    },
    {
      competence: 3,
      score: 160,
      reason:
        'O projeto se cumpre na ordem anunciada; a segunda proposta, sobre os projetos da escola, fica menos desenvolvida do que o problema.',
    },
    {
      competence: 4,
      score: 200,
      reason:
        'Conectivos variados e retomadas por palavras diferentes (“essa realidade”, “o incentivo”, “nesse levantamento”).',
    },
    {
      competence: 5,
      score: 200,
      reason: 'Agente, ação, meio, detalhamento e finalidade na primeira proposta; a segunda reforça.',
    },
  ],
  sources: [
    'Nunca Me Sonharam, documentário de Cacau Rhoden, 2017',
    'IBGE, PNAD Contínua, módulo Educação, 2023 e 2024',
    'Lei nº 14.818, de 16 de janeiro de 2024 (planalto.gov.br)',
    'Paulo Freire, Pedagogia do Oprimido, 1968',
  ],
  earlier: [
    {
      total: 600,
      paragraphs: [
        'Atualmente a evasão escolar é um problema muito grande no ensino médio do Brasil. Muitos jovens param de estudar antes de pegar o diploma, porque precisam ganhar dinheiro e também porque acham a aula chata. Isso precisa ser resolvido.',
        'Em primeiro lugar, muitos jovens deixam a escola para trabalhar. As famílias pobres não tem dinheiro e os filhos precisam ajudar em casa, com isso eles acabam desistindo dos estudos. A Constituição diz que a educação é um direito de todos, mas isso não acontece na prática, porque o aluno que carrega caixa no mercado o dia inteiro chega na aula da noite dormindo, começa a faltar e repete de ano.',
        'Além disso, a escola não é interessante para os alunos. As aulas são sempre iguais, com cinquenta alunos na sala, o professor passa a matéria no quadro e a turma copia no caderno, isso faz com que eles percam o interesse. Muitos jovens pensam que a matéria aprendida não vai servir pra nada no serviço deles. E assim eles evadem e a sala do terceiro ano fica vazia.',
        'Portanto, o governo deve abrir turmas de ensino médio em outros horários para os estudantes que trabalham. Também é importante que os professores façam aulas diferentes, com laboratório e debate. Assim os estudantes não vão mais evadir.',
      ],
      levels: [120, 120, 120, 160, 80],
      changes: [
        {
          competence: 1,
          text: 'Saíram os desvios que se repetiam: a vírgula que faltava depois de “Atualmente” e de “Assim”, “não tem” por “não têm”, “a noite” sem crase, o “pra” da fala.',
        },
        {
          competence: 2,
          text: '“A Constituição diz” virou a Constituição Federal de 1988, com o que ela garante, e entrou Paulo Freire. Ainda são referências conhecidas demais, mas já são explicadas.',
        },
        {
          competence: 3,
          text: 'A introdução ganhou uma tese com duas causas, e cada parágrafo passou a terminar com uma conclusão.',
        },
        {
          competence: 5,
          text: 'A proposta trocou “o governo” pelo Ministério da Educação e ganhou um meio (bolsas de estudo) e uma finalidade.',
        },
      ],
    },
    {
      total: 800,
      paragraphs: [
        'Segundo o IBGE, milhões de jovens brasileiros deixaram a escola sem terminar o ensino médio. Esse dado mostra que a evasão escolar persiste no Brasil, tanto por causa da necessidade de trabalhar quanto por causa de um ensino que não desperta o interesse dos estudantes.',
        'Em primeiro lugar, a falta de renda faz com que muitos adolescentes troquem a escola pelo trabalho. Quando a família não consegue pagar as contas, o jovem procura um emprego, e a rotina pesada faz com que ele falte cada vez mais, até desistir. A Constituição Federal de 1988 garante a educação como direito de todos, porém esse direito não se cumpre para quem precisa escolher entre estudar e comer. Dessa forma, a evasão escolar está ligada à desigualdade social.',
        'Além disso, a escola muitas vezes não faz sentido para o estudante. O educador Paulo Freire criticava a educação bancária, em que o professor deposita conteúdos e o aluno apenas recebe. No ensino médio, isso ainda acontece, pois muitas aulas se resumem a copiar a matéria do quadro, sem relação com a realidade. Com isso, o jovem perde o interesse e abandona os estudos, o que prejudica o seu futuro.',
        'Portanto, é necessário combater a evasão escolar. O Ministério da Educação deve criar programas de apoio aos estudantes de baixa renda, por meio de bolsas de estudo, para que eles não precisem abandonar a escola. As escolas também devem tornar as aulas mais interessantes, com projetos e debates. Assim, os jovens poderão concluir o ensino médio.',
      ],
      levels: [160, 160, 120, 200, 160],
      changes: [
        {
          competence: 1,
          text: 'Os períodos ficaram mais variados: apostos, orações reduzidas e o travessão no lugar de “e… e… e”.',
        },
        {
          competence: 2,
          text: 'Entraram um documentário e uma pesquisa com ano e instituição; a lei do Pé-de-Meia substituiu o artigo genérico. Cada referência passou a responder por um passo do argumento.',
        },
        {
          competence: 3,
          text: '“Não faz sentido para o estudante” virou cena: a física no motor da moto, a história no nome da rua. E o fecho do terceiro parágrafo acrescentou uma ideia em vez de repetir o tópico.',
        },
        {
          competence: 4,
          text: '“Dessa forma” e “com isso” deixaram de fazer todo o trabalho: o texto passou a retomar ideias (“essa realidade”, “o incentivo”, “nesse levantamento”).',
        },
        {
          competence: 5,
          text: 'A ação ficou concreta (busca ativa), com detalhe (a cada bimestre, mais de dez faltas), e a finalidade responde à primeira causa.',
        },
      ],
    },
  ],
}
