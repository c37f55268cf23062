/** Lessons of the boards of public-service exams, under the rule of vestibulares.ts. */
import type { ExamLesson } from '#domain/writing/exam-lesson.ts'

export const CONCURSO_LESSONS: readonly ExamLesson[] = [
  {
    id: 'cebraspe',
    title: 'Responda a tudo e erre pouco por linha',
    asked: [
      'O comando dá um tema e uma lista de aspectos, cada um com o seu valor. O texto trata deles um por um, na ordem em que aparecem. Apresentação e estrutura valem pouco, de 5% a 10%.',
      'A nota é NC − k × NE ÷ TL: do conteúdo tira-se o número de erros, vezes um fator k, dividido pelas linhas escritas. O valor de k está no edital.',
    ],
    costs: [
      'Um aspecto sem resposta é ponto que não existe em outro lugar: escrever bem sobre os demais não o traz de volta.',
      'Depois vêm os erros. Em uma prova de 20 pontos com k de 4, seis erros em 30 linhas tiram 0,8 ponto; em 15 linhas, 1,6. E qualquer marca de identificação anula: não assine, nem com apelido.',
    ],
    example: {
      label: 'Um aspecto, um parágrafo',
      text: 'Quanto às causas do problema, a primeira é a falta de fiscalização, que deixa a lei sem quem a faça cumprir.',
      comment: 'As palavras do comando abrem o parágrafo: quem corrige acha o aspecto sem procurar.',
    },
    practice: [
      'Faça do comando uma lista e dê a cada aspecto um parágrafo que comece com as palavras dele. Na autoavaliação, cole o texto para contar linhas e desvios e ver quanto custa um erro no seu tamanho de texto.',
    ],
    questions: [
      {
        text: 'Onde está o valor de k?',
        answers: ['no edital', 'edital', 'o edital', 'no edital do concurso'],
        explanation: 'O fator muda de um concurso para outro: procure-o antes de estudar a prova.',
      },
      {
        text: 'Com k de 4, quanto tiram seis erros em 15 linhas?',
        answers: ['1,6', '1.6', '1,6 ponto', '1,6 pontos', '1,60'],
        explanation: 'Quatro vezes seis são 24; 24 dividido por 15 é 1,6, o dobro do que em 30 linhas.',
      },
      {
        text: 'O que uma marca de identificação faz com a prova?',
        answers: ['anula', 'anula a prova', 'ela anula', 'anula-a', 'é anulada', 'anulada'],
        explanation: 'Assinatura ou apelido: o que mostra quem escreveu anula o texto inteiro.',
      },
    ],
  },
  {
    id: 'fcc',
    title: 'Três partes que se leem juntas',
    asked: [
      'A FCC pede um texto dissertativo-argumentativo sobre um tema de interesse geral. São três partes: conteúdo, estrutura e expressão. No TRT da 21ª Região, valiam 40, 30 e 30 pontos; em outros editais, a divisão muda.',
    ],
    costs: [
      'As partes são julgadas em conjunto. Por isso, tratar o tema de lado, ou diluí-lo, tira pontos de todas na mesma proporção. Costurar trechos dos textos da prova também.',
      'A conclusão com agente, ação e meio não é um critério fixo: se não ajuda o argumento, só ocupa linhas.',
    ],
    example: {
      label: 'Do tema ao parágrafo',
      text: 'A pressa de opinar, que as redes premiam, empobrece o debate público, porque troca a escuta pelo aplauso.',
      comment: 'Em um tema sobre debate nas redes, as duas palavras que importam estão na primeira frase.',
    },
    practice: [
      'Copie a frase do tema e circule as palavras que não podem faltar. No fim de cada parágrafo, pergunte qual delas ele desenvolveu; se a resposta for nenhuma, você saiu pela tangente. Depois, avalie-se pelas três partes.',
    ],
    questions: [
      {
        text: 'Quantas são as partes da nota?',
        answers: ['três', '3', 'tres', 'três partes', 'são três'],
        explanation: 'Conteúdo, estrutura e expressão, lidas em conjunto, e não somadas de modo mecânico.',
      },
      {
        text: 'Que parte valia 40 pontos no TRT da 21ª Região?',
        answers: ['conteúdo', 'o conteúdo', 'conteudo', 'o conteudo'],
        explanation: 'O conteúdo pesa mais, e é ele que o desvio do tema atinge primeiro.',
      },
    ],
  },
  {
    id: 'cesgranrio',
    title: 'Parece o ENEM, sem o último critério',
    asked: [
      'A Cesgranrio pede um texto dissertativo-argumentativo e olha para cinco coisas: tema, tipo de texto, coesão, argumentos e norma-padrão. Quanto vale cada uma, não achamos.',
      'Os temas costumam conversar com o trabalho: no Banco do Brasil, em 2023, caíram o acesso à cidadania de quem não tem conta em banco e a qualidade do atendimento.',
    ],
    costs: [
      'No Banco do Brasil, a redação não soma: só elimina, e a linha de corte é de 70 em 100. Em uma prova assim, regularidade vale mais do que brilho.',
      'Quem vem do ENEM leva quase tudo, menos a proposta de intervenção: ela não é um critério e tira linhas dos argumentos.',
    ],
    example: {
      label: 'Fechar sem propor',
      text: 'Enquanto a conta em banco for condição para receber um benefício, incluir quem não a tem será menos um favor do que uma dívida.',
      comment: 'A conclusão retoma a tese e mostra o que está em jogo, sem agente nem meio.',
    },
    practice: [
      'Pegue uma redação sua do ENEM e troque a conclusão por uma que feche o raciocínio sem propor nada. Use o nosso corretor para ver os desvios de norma e avalie o resto pelos cinco critérios desta página.',
    ],
    questions: [
      {
        text: 'Qual é a linha de corte no Banco do Brasil, em 100 pontos?',
        answers: ['70', 'setenta', '70 pontos', 'setenta pontos', '70 em 100'],
        explanation: 'Abaixo de 70, a prova acaba ali; acima, a redação já cumpriu o seu papel.',
      },
      {
        text: 'O que o ENEM avalia e esta prova não?',
        answers: [
          'proposta de intervenção',
          'a proposta de intervenção',
          'proposta de intervencao',
          'a intervenção',
          'intervenção',
          'a proposta',
        ],
        explanation: 'Os outros quatro hábitos do ENEM servem: norma, tema, argumentos e coesão.',
      },
    ],
  },
]
