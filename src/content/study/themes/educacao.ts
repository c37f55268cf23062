/**
 * Practice themes of the axis Educação. Editorial rule: in the words of the exam but never one of its themes; no invented
 * number, and every fact stated has its source.
 */
import type { PracticeTheme } from '#domain/study/theme.ts'
import { examThemes } from './exam-themes.ts'

export const EDUCACAO: readonly PracticeTheme[] = [
  {
    id: 'evasao-escolar',
    title: 'A persistência da evasão escolar no ensino médio brasileiro',
    framing:
      'A Emenda Constitucional nº 59/2009 tornou obrigatória a educação básica dos quatro aos dezessete anos. Mesmo assim, muitos adolescentes deixam a sala de aula para trabalhar, para cuidar da casa ou porque não veem sentido no que estudam. Que mudanças os fariam permanecer na escola?',
    nearby: [],
    source: 'Constituição Federal de 1988, art. 208, I, com a redação da Emenda Constitucional nº 59/2009',
  },
  {
    id: 'analfabetismo-funcional',
    title: 'Desafios para combater o analfabetismo funcional no Brasil',
    framing:
      'Quem lê um aviso, uma bula ou uma notícia e não compreende o que leu depende dos outros para exercer direitos simples. O analfabetismo funcional não se resolve apenas com a matrícula: exige leitura frequente, bibliotecas abertas e um ensino que vá além da decifração das palavras. Como formar leitores que entendam e questionem o que leem?',
    nearby: examThemes('2006-regular'),
    source: null,
  },
  {
    id: 'bullying',
    title: 'Caminhos para combater o bullying nas escolas brasileiras',
    framing:
      'A Lei nº 13.185/2015 instituiu o Programa de Combate à Intimidação Sistemática, nome que a norma dá ao bullying. Ainda assim, a agressão repetida segue tratada como brincadeira em muitas escolas e ganhou, com o celular, um recreio que nunca termina. De que forma proteger a vítima, educar o agressor e envolver quem assiste calado?',
    nearby: examThemes('2007-regular', '2020-reaplicacao-ppl'),
    source: 'Lei nº 13.185/2015, art. 1º',
  },
  {
    id: 'estudantes-autistas',
    title: 'Desafios para a inclusão de estudantes autistas no ensino regular',
    framing:
      'A Lei nº 12.764/2012 assegura à pessoa com transtorno do espectro autista o acesso à educação e, quando comprovada a necessidade, a um acompanhante especializado. Na prática, faltam profissionais formados, materiais adaptados e, muitas vezes, disposição para acolher. O que separa a matrícula da inclusão verdadeira?',
    nearby: examThemes('2017-regular'),
    source: 'Lei nº 12.764/2012, art. 3º',
  },
  {
    id: 'educacao-financeira',
    title: 'A importância da educação financeira na formação dos jovens brasileiros',
    framing:
      'O crédito chega cedo, em poucos toques na tela, mas raramente vem acompanhado de aulas sobre juros, orçamento e consumo. Sem esse saber, o jovem começa a vida adulta exposto a dívidas, a golpes e a promessas de ganho fácil. Qual deve ser o papel da escola e das instituições financeiras nessa formação?',
    nearby: examThemes('2018-segunda-aplicacao-ppl'),
    source: null,
  },
  {
    id: 'ensino-tecnico',
    title: 'Desafios para a valorização do ensino técnico no Brasil',
    framing:
      'A Constituição de 1937 destinava o ensino profissional às “classes menos favorecidas”, e a ideia de um caminho de segunda linha resistiu ao tempo. Esse olhar desperdiça vocações e mantém distantes a escola e o mundo do trabalho. Como oferecer uma formação técnica de qualidade, que abra portas em vez de limitar destinos?',
    nearby: examThemes('2010-regular'),
    source: 'Constituição de 1937, art. 129',
  },
  {
    id: 'celular-na-escola',
    title: 'Impactos da restrição ao uso do celular nas escolas brasileiras',
    framing:
      'A Lei nº 15.100/2025 restringiu o uso do celular pelos estudantes na escola, durante a aula, o recreio e os intervalos. Para uns, devolveu a atenção e a conversa; para outros, adiou a tarefa de ensinar a usar bem o aparelho. O que falta para que a escola ganhe com a medida e prepare o jovem para o mundo conectado?',
    nearby: examThemes('2011-regular', '2018-regular'),
    source: 'Lei nº 15.100, de 13 de janeiro de 2025',
  },
  {
    id: 'ia-na-educacao',
    title: 'Desafios para o uso responsável da inteligência artificial na educação brasileira',
    framing:
      'Em poucos segundos, um programa resume o livro, resolve a equação e escreve a redação que o estudante deveria escrever. A mesma ferramenta pode explicar de outro jeito o que não foi entendido ou poupar o esforço de entender. Como fazer da inteligência artificial uma aliada do aprendizado, e não uma substituta do pensamento?',
    nearby: examThemes('2018-regular'),
    source: null,
  },
  {
    id: 'falta-de-professores',
    title: 'Desafios para evitar a falta de professores na educação básica brasileira',
    framing:
      'Toda profissão passa pela mão de um professor, mas cada vez menos jovens querem ser um. Salário baixo, salas cheias, violência e pouco reconhecimento empurram para outras carreiras quem teria gosto de ensinar. O que faria a docência voltar a ser um sonho, e não um plano de reserva?',
    nearby: examThemes('2010-regular', '1998-regular'),
    source: null,
  },
  {
    id: 'perda-de-leitores',
    title: 'Caminhos para reverter a perda de leitores no Brasil',
    framing:
      'O brasileiro passa o dia lendo mensagens, legendas e manchetes, mas abre cada vez menos livros. Sem o livro, perdem-se o fôlego para as ideias longas, o vocabulário e a chance de viver outras vidas. Como devolver a leitura ao tempo livre de quem tem uma tela sempre à mão?',
    nearby: examThemes('2006-regular'),
    source: null,
  },
  {
    id: 'acesso-a-creche',
    title: 'A falta de vagas em creches e seus efeitos na infância brasileira',
    framing:
      'Os primeiros anos de vida são aqueles em que mais se aprende, e também aqueles em que o país menos oferece escola. Na fila da creche, a criança perde estímulo, e a mãe, o emprego; quem pode pagar não espera. O que falta para que o lugar em que se nasce não decida tão cedo aonde se pode chegar?',
    nearby: examThemes('2023-regular'),
    source: null,
  },
  {
    id: 'alfabetizacao-na-idade-certa',
    title: 'Desafios para a alfabetização das crianças na idade certa no Brasil',
    framing:
      'Quem não aprende a ler aos sete anos passa o resto da escola fingindo que lê. A criança se cala, a família não percebe, o professor tem trinta alunos, e a dificuldade vira repetência, depois vergonha, depois abandono. Por que, no mesmo país, há lugares em que quase todas aprendem e outros em que a maioria fica para trás?',
    nearby: examThemes('2006-regular'),
    source: null,
  },
  {
    id: 'ensino-em-tempo-integral',
    title: 'Desafios para a expansão do ensino em tempo integral no Brasil',
    framing:
      'Mais horas na escola podem ser mais leitura, esporte, almoço e proteção, ou apenas mais horas na mesma sala abafada. E o jovem que precisa trabalhar à tarde, o que faz? Como ampliar o tempo sem deixar de fora quem mais precisa dele?',
    nearby: examThemes('2005-regular'),
    source: null,
  },
  {
    id: 'educacao-de-adultos',
    title: 'Desafios para a educação de jovens e adultos no Brasil',
    framing:
      'Voltar à escola depois de anos de trabalho exige coragem: a turma é à noite, o ônibus demora, e a vergonha de não saber pesa mais do que a mochila. Para muita gente, aprender a ler o nome do remédio ou a carta do neto é uma segunda vida. O que o país deve a quem não pôde estudar na idade certa?',
    nearby: examThemes('2006-regular'),
    source: null,
  },
  {
    id: 'aprender-matematica',
    title: 'A dificuldade de aprendizagem da matemática como desafio à educação brasileira',
    framing:
      'Muita gente diz com orgulho que não nasceu para os números, e ninguém diria o mesmo da leitura. Sem eles, porém, não se entende um juro, uma pesquisa ou a bula de um remédio, e fecham-se as portas de muitas profissões. Como fazer da matemática uma língua de todos, e não um susto de véspera de prova?',
    nearby: [],
    source: null,
  },
  {
    id: 'ensino-superior-a-distancia',
    title: 'Desafios para a qualidade do ensino superior a distância no Brasil',
    framing:
      'A faculdade que cabe no celular foi mais longe do que o ônibus universitário e abriu o diploma a quem trabalha o dia inteiro. Falta saber o que se aprende sozinho diante de uma tela, sem laboratório, sem colega e, às vezes, sem professor que responda. Como ampliar o acesso sem baratear a formação?',
    nearby: examThemes('2011-regular'),
    source: null,
  },
]
