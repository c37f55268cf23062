/** Lessons of the university entrance exams: what exams/ says of each, and nothing that it does not (decision 0227). */
import type { ExamLesson } from '#domain/writing/exam-lesson.ts'

export const VESTIBULAR_LESSONS: readonly ExamLesson[] = [
  {
    id: 'fuvest',
    title: 'Escolha, marque e converse com a coletânea',
    asked: [
      'A prova traz uma coletânea e duas propostas. A primeira é uma dissertação argumentativa; a segunda, um gênero que só se descobre na hora: em 2026, foi uma carta. Você escreve uma das duas e marca qual escolheu.',
      'A nota vem de quatro critérios, de 0 a 10 cada um. Os 40 pontos são convertidos em 50.',
    ],
    costs: [
      'O erro mais caro não é de português: quem não marca a proposta escolhida fica com zero. Faça disso o primeiro gesto, antes do rascunho.',
      'Depois vem o hábito de deixar os textos da prova de lado. Aqui, usá-los com referência e ir além deles é o primeiro critério. Frase decorada, por sua vez, apaga a autoria.',
    ],
    example: {
      label: 'Conversar com a coletânea',
      text: 'Se o segundo texto da coletânea trata o perdão como presente, a vida mostra um acordo: quem perdoa também pede algo em troca.',
      comment: 'Cita, discorda e avança: o texto dado vira degrau, e não moldura.',
    },
    practice: [
      'Leia os dois modelos desta página e avalie um texto seu pelos quatro critérios. Para treinar a coletânea, abra uma proposta do banco de temas e discuta dois dos textos de apoio, sem copiar nenhum.',
    ],
    questions: [
      {
        text: 'Com que nota fica quem não marca a proposta escolhida?',
        answers: ['zero', 'com zero', 'nota zero', '0', 'fica com zero'],
        explanation: 'A marca diz o que será lido. Sem ela, o melhor texto do dia vale zero.',
      },
      {
        text: 'Como se chama o conjunto de textos que a prova quer ver discutido?',
        answers: ['coletânea', 'a coletânea', 'coletanea', 'a coletanea'],
        explanation: 'A coletânea é matéria da nota: o primeiro critério pergunta o que você fez com ela.',
      },
      {
        text: 'Em quantos pontos são convertidos os 40 dos critérios?',
        answers: ['50', 'cinquenta', '50 pontos', 'cinquenta pontos', 'em 50'],
        explanation: 'São quatro notas de 0 a 10, que somam 40 e depois se convertem em 50.',
      },
    ],
  },
  {
    id: 'unicamp',
    title: 'Quem fala não é você',
    asked: [
      'São duas propostas, e você escreve uma. Cada uma dá um gênero, uma situação, tarefas a cumprir e um texto para ler. Já caíram discurso, depoimento, diário e projeto de lei: não há forma para decorar.',
      'A voz do texto é uma personagem, a que se pode chamar máscara: uma jornalista, o diretor de uma escola. Ela tem um trabalho, um leitor e um motivo para escrever.',
    ],
    costs: [
      'A nota vai até 12. O gênero vale 3 pontos, e a leitura do texto dado, outros 3. Uma boa dissertação no lugar do discurso esquece o gênero, a situação e o leitor de uma vez.',
      'Fugir do tema anula a redação. Copiar os textos da prova, em vez de escrever a partir deles, também.',
    ],
    example: {
      label: 'A máscara aparece na frase',
      text: 'Como diretora desta escola há nove anos, escrevo às famílias porque já não dá para tratar as apostas como brincadeira de recreio.',
      comment: 'Em uma linha, sabe-se quem fala, com quem e por quê.',
    },
    practice: [
      'Antes de escrever, responda em quatro linhas: quem fala, com quem, por quê e o que a proposta manda fazer. Compare o seu texto com os modelos desta página e risque, no comando, cada tarefa cumprida.',
    ],
    questions: [
      {
        text: 'Como se pode chamar a personagem que fala no texto?',
        answers: ['máscara', 'a máscara', 'mascara', 'a mascara', 'de máscara'],
        explanation: 'É ela que escreve, com o trabalho, o leitor e o motivo que a proposta lhe deu.',
      },
      {
        text: 'Até quantos pontos vai a nota?',
        answers: ['12', 'doze', '12 pontos', 'doze pontos', 'até 12'],
        explanation: 'São 2 pela proposta, 3 pelo gênero, 3 pela leitura e até 4 pela escrita.',
      },
      {
        text: 'O que o texto que foge do tema sofre: perde um ponto ou a prova o anula?',
        answers: ['anula', 'a prova anula', 'a prova o anula', 'anulado', 'é anulado', 'o anula'],
        explanation: 'A fuga do tema anula, assim como a mera cópia dos textos dados.',
      },
    ],
  },
  {
    id: 'unesp',
    title: 'Responda à pergunta, sem enfeite',
    asked: [
      'A Vunesp dá uma coletânea e uma frase temática, muitas vezes uma pergunta, como “Vivemos hoje uma epidemia da solidão?”. Você responde com uma dissertação que se entenda sem a prova ao lado.',
      'Os critérios são quatro: tema, estrutura, língua e coesão. Os pontos de cada um não são divulgados.',
    ],
    costs: [
      'Tamanho é nota. Pelo que se lê em edital da banca, com sete linhas ou menos o texto zera; com quinze ou menos, perde ponto em língua e em coesão; até vinte, não chega ao máximo nelas.',
      'Modelo pronto que domina o texto anula, e trechos de modelo levam ao mínimo. O filósofo que não serve à tese faz a nota cair, e frases como “o texto I diz” também podem custar.',
    ],
    example: {
      label: 'Sem falar da prova',
      text: 'A solidão cresce porque a cidade trocou a praça pelo condomínio.',
      comment: 'A ideia pode ter vindo da coletânea, mas a frase fica de pé sozinha.',
    },
    practice: [
      'Escolha um tema desta página e escreva uma tese que responda à pergunta com clareza. Na sala de escrita, o contador mostra as linhas: passe das vinte. Depois, tire do texto o que serviria para qualquer tema.',
    ],
    questions: [
      {
        text: 'Até quantas linhas o texto zera?',
        answers: ['sete', '7', 'sete linhas', '7 linhas', 'até sete', 'até 7'],
        explanation: 'Sete linhas ou menos são zero; de oito a quinze, ainda se perde em língua e em coesão.',
      },
      {
        text: 'A que o filósofo precisa servir para não fazer a nota cair?',
        answers: ['à tese', 'a tese', 'tese', 'ao tema e à tese', 'à sua tese', 'a sua tese'],
        explanation: 'Repertório preso à tese é argumento; solto, é enfeite, e a banca desconta.',
      },
      {
        text: 'O que o modelo pronto que domina o texto faz com ele?',
        answers: ['anula', 'anula o texto', 'anula-o', 'ele anula', 'é anulado', 'anulado'],
        explanation: 'Decorar um molde é o contrário do que se avalia: a banca anula o que não foi pensado.',
      },
    ],
  },
  {
    id: 'uerj',
    title: 'O livro dá a pergunta; você dá a resposta',
    asked: [
      'Meses antes, a Uerj anuncia um livro; em 2026, foi Hamlet. No dia, ela faz uma pergunta que o livro levanta, e você responde em uma dissertação de 20 a 30 linhas.',
      'Em 2020, com Vidas secas, a pergunta era o que leva pessoas como Fabiano a se considerarem inferiores às demais. O livro era o ponto de partida; a resposta valia para fora dele.',
    ],
    costs: [
      'Contar a história é o erro clássico: não se pede resumo nem resenha. Uma cena ou uma escolha da personagem bastam, desde que provem a tese.',
      'Quem não leu fica sem exemplos, e quem traz o modelo do ENEM gasta a conclusão com uma proposta que ninguém pediu.',
    ],
    example: {
      label: 'Da cena ao argumento',
      text: 'Fabiano baixa a cabeça diante do soldado porque aprendeu cedo que a lei fala a língua dos outros.',
      comment: 'Meia linha de cena e já uma razão que vale fora do livro.',
    },
    practice: [
      'Enquanto lê, anote em fichas uma pergunta que valeria para qualquer pessoa e a cena que ajuda a responder. Escreva sobre uma delas na sala de escrita e avalie-se pelos critérios desta página.',
    ],
    questions: [
      {
        text: 'A prova não pede resenha nem o quê?',
        answers: ['resumo', 'o resumo', 'um resumo', 'nem resumo'],
        explanation: 'Quem corrige conhece o livro: quer saber o que você pensa com ele, e não o enredo.',
      },
      {
        text: 'Qual foi o livro da prova de 2026?',
        answers: ['Hamlet', 'foi Hamlet', 'o Hamlet', 'Hamlet, de Shakespeare'],
        explanation: 'O livro muda a cada prova e é anunciado meses antes: confira o da sua.',
      },
    ],
  },
  {
    id: 'ufrgs',
    title: 'Trinta linhas são o começo',
    asked: [
      'A UFRGS pede uma dissertação de 30 a 50 linhas dentro de uma situação: em 2025, um texto para ser lido em uma audiência pública sobre a memória da enchente. Há um leitor e um motivo, e a sua experiência vale como argumento.',
      'Dois examinadores leem de modos diferentes: um analisa as partes; o outro julga o todo. Cada leitura vai de 0 a 10, e a soma é convertida em 15.',
    ],
    costs: [
      'Com menos de 30 linhas, o texto não é avaliado: o limite do ENEM é aqui o ponto de partida. O título também é obrigatório, em uma linha própria, que não entra na conta.',
      'Quem se acostumou a caber em 30 linhas costuma esticar a conclusão. É melhor ter um argumento a mais ou um exemplo vivido, contado com detalhe.',
    ],
    example: {
      label: 'Experiência que argumenta',
      text: 'Na minha rua, a água levou primeiro os álbuns de fotografia; foi assim que entendi que memória também é patrimônio.',
      comment: 'A primeira pessoa traz a prova, e a frase tira dela uma ideia.',
    },
    practice: [
      'Escreva um texto de 40 linhas, com título, sobre um tema do banco, e conte as linhas na autoavaliação desta página. Peça a alguém que leia duas vezes: uma à procura de falhas nas partes, outra só para dizer se ficou convencido.',
    ],
    questions: [
      {
        text: 'Com menos de quantas linhas o texto não é avaliado?',
        answers: ['30', 'trinta', '30 linhas', 'trinta linhas', 'menos de 30'],
        explanation: 'O espaço vai de 30 a 50 linhas: o que no ENEM é o teto aqui é o chão.',
      },
      {
        text: 'O que é obrigatório e tem uma linha própria?',
        answers: ['título', 'o título', 'titulo', 'o titulo', 'um título'],
        explanation: 'O título é parte do que se pede, e a linha dele não conta entre as trinta.',
      },
      {
        text: 'Em quantos pontos é convertida a soma das duas leituras?',
        answers: ['15', 'quinze', '15 pontos', 'quinze pontos', 'em 15'],
        explanation: 'Dez da leitura das partes e dez da leitura do todo, convertidos em 15.',
      },
    ],
  },
  {
    id: 'unb',
    title: 'O comando manda, e cada erro tem preço',
    asked: [
      'A UnB pede um texto em prosa de até 30 linhas, e quem decide o tipo é o comando: dissertação, carta, relato. Em 2026, foi um relato em primeira pessoa.',
      'A nota é a do conteúdo, de 0 a 10, menos duas vezes o número de erros dividido pelas linhas escritas.',
    ],
    costs: [
      'Faça a conta: três erros tiram 0,2 ponto de um texto de 30 linhas e 0,4 de um de 15. Escrever pouco encarece cada deslize.',
      'Dissertar quando se pede um relato perde pontos, e um item do comando sem resposta não se recupera em outro lugar.',
    ],
    example: null,
    practice: [
      'Sublinhe no comando cada verbo e cada item, e faça deles o seu projeto. Depois de escrever, cole o texto na autoavaliação: ela conta linhas e desvios e mostra quanto custa cada erro no seu tamanho de texto.',
    ],
    questions: [
      {
        text: 'Quem decide o tipo de texto?',
        answers: ['o comando', 'comando', 'o comando da prova', 'o comando da questão'],
        explanation: 'Relato, carta ou dissertação: a mesma prova pode pedir cada um em um ano.',
      },
      {
        text: 'Quanto três erros tiram de um texto de 15 linhas?',
        answers: ['0,4', '0.4', '0,4 ponto', '0,40', 'quatro décimos'],
        explanation: 'Duas vezes três são seis; seis dividido por quinze é 0,4.',
      },
    ],
  },
  {
    id: 'ita',
    title: 'Mais linhas, os mesmos alicerces',
    asked: [
      'O ITA pede uma dissertação argumentativa de 25 a 35 linhas. Nos critérios que se conhecem, de 2022, cinco notas de 0 a 2 somam 10: tema, tipo de texto, coerência, coesão e modalidade.',
      'Um texto novo dos critérios foi anunciado para 2025, e não o achamos. O edital da sua prova vale mais do que esta página.',
    ],
    costs: [
      'Duas das cinco notas, coerência e coesão, olham para a costura: boas ideias soltas perdem nas duas.',
      'Parar na vigésima linha, como alguns fazem no ENEM, deixa o texto abaixo do mínimo, que é 25. Use as linhas a mais para terminar o raciocínio, e não para propor uma intervenção.',
    ],
    example: null,
    practice: [
      'Escreva sobre um tema do banco sem nenhuma proposta no fim. Depois, cubra os conectivos e releia: se a ordem das ideias se perde, falta coerência, e nenhum conectivo a traz de volta. Avalie-se pelos cinco critérios.',
    ],
    questions: [
      {
        text: 'Qual é o menor número de linhas?',
        answers: ['25', 'vinte e cinco', '25 linhas', 'vinte e cinco linhas'],
        explanation: 'A prova vai de 25 a 35 linhas, cinco a mais do que a folha do ENEM.',
      },
      {
        text: 'Que notas, além da coesão, olham para a costura do texto?',
        answers: ['coerência', 'a coerência', 'coerencia', 'a coerencia', 'a de coerência'],
        explanation: 'A coerência liga as ideias; a coesão, as frases. Juntas, são quatro dos dez pontos.',
      },
    ],
  },
]
